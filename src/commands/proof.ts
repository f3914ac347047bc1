import { join } from 'node:path';
import type { Desk } from './desk.ts';
import { makeGame, type OutputFlag } from './make.ts';

/** Makes the press proof and the pictures of a game. */
export async function proof(this: Desk, { output }: OutputFlag, id: string): Promise<void> {
  await makeGame(this, { id, wanted: 'proof', output: output ?? join('output', id) });
}

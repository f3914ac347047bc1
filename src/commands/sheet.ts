import { join } from 'node:path';
import type { Desk } from './desk.ts';
import { makeGame, type OutputFlag } from './make.ts';

/** Imposes the specimens of a game on press sheets. */
export async function sheet(this: Desk, { output }: OutputFlag, id: string): Promise<void> {
  await makeGame(this, { id, wanted: 'sheet', output: output ?? join('output', id) });
}

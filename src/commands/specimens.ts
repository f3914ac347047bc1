import { specimenLines } from '../block/specimen-lines.ts';
import { loadTemplate } from '../template/load.ts';
import type { Desk } from './desk.ts';

/** Prints the specimen records of the game, one a line. */
export async function specimens(this: Desk, _flags: object, id: string): Promise<void> {
  const { game } = await loadTemplate(id);
  await this.data(specimenLines(game));
}

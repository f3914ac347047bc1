import { recordSchema } from '../game/schema.ts';
import { loadTemplate } from '../template/load.ts';
import type { Desk } from './desk.ts';

/** Prints the JSON Schema of one record of the game. */
export async function schema(this: Desk, _flags: object, id: string): Promise<void> {
  const { game } = await loadTemplate(id);
  await this.data(`${JSON.stringify(recordSchema(game), null, 2)}\n`);
}

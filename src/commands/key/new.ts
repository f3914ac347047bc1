import { randomBytes } from 'node:crypto';
import { KEY_BYTES, writeKey } from '../../files/key-file.ts';
import type { Desk } from '../desk.ts';

/** Draws a new key and puts it into a file of its own. */
export async function newKey(this: Desk, _flags: object, path: string): Promise<void> {
  await writeKey(path, randomBytes(KEY_BYTES));
  this.say(`${path}: a new key, for its owner alone`);
  this.say('  whoever holds it can deal every block that is made with it');
  this.say('  without it they cannot be dealt again: keep a copy in a second safe place');
}

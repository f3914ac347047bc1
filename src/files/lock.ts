import { open, rm } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { InputError } from '../base/fault.ts';
import { refused } from './whole-file.ts';

/** Ten seconds in all: what is done under a lock takes milliseconds. */
const TRIES = 200;
const PAUSE_MS = 50;

/**
 * Does something with a file that no other grattage may do at the same time.
 *
 * Throws  InputError if another one does not come to an end, or was killed and left its lock
 */
export async function withLock<Done>(
  path: string,
  work: () => Promise<Done>,
  { tries = TRIES }: { readonly tries?: number } = {},
): Promise<Done> {
  const lock = `${path}.lock`;
  await take(lock, { path, tries });
  try {
    return await work();
  } finally {
    await rm(lock, { force: true });
  }
}

async function take(
  lock: string,
  { path, tries }: { readonly path: string; readonly tries: number },
): Promise<void> {
  for (let left = tries; left > 0; left--) {
    try {
      await (await open(lock, 'wx', 0o600)).close();
      return;
    } catch (cause) {
      if (!(cause instanceof Error && 'code' in cause && cause.code === 'EEXIST')) throw refused(path, cause);
    }
    await pause(PAUSE_MS);
  }
  throw new InputError(`${path}: another grattage is writing to it`, {
    hint: `if none is running, one was killed: take ${lock} away`,
  });
}

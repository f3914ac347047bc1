import { createHash } from 'node:crypto';
import { link, open, readFile, rm } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { InputError } from '../base/fault.ts';
import { type Holder, holderText, isElsewhere, isGone, readHolder, thisProcess } from './holder.ts';
import { refused, SECRET_MODE } from './whole-file.ts';

/** Ten seconds in all: what is done under a lock takes milliseconds. */
const TRIES = 200;
const PAUSE_MS = 50;

/** How long another grattage is waited for. */
export interface Patience {
  readonly tries?: number;
}

/**
 * Does something with a file that no other grattage may do at the same time.
 *
 * Why     the lock names the process that holds it: one that was killed gives nothing back, and is seen to be gone
 * Throws  InputError naming the process, if another one does not come to an end
 */
export async function withLock<Done>(
  path: string,
  work: () => Promise<Done>,
  { tries = TRIES }: Patience = {},
): Promise<Done> {
  const lock = lockOf(path);
  await take(lock, { path, tries });
  try {
    return await work();
  } finally {
    await rm(lock, { force: true });
  }
}

/** Where the lock of a file stands. */
export const lockOf = (path: string): string => `${path}.lock`;

interface Taking {
  /** The file that the lock is for. */
  readonly path: string;
  readonly tries: number;
}

async function take(lock: string, { path, tries }: Taking): Promise<void> {
  for (let left = tries; left > 0; left--) {
    if (await tookIt(lock, path)) return;
    if (await isLeft(lock)) await clear(lock, { path, tries });
    else await pause(PAUSE_MS);
  }
  throw await held(lock, path);
}

/**
 * Whether the lock is ours now.
 *
 * Why     a link gives a file that is whole its name, and never one that is there: nobody sees a lock without its holder
 */
async function tookIt(lock: string, path: string): Promise<boolean> {
  const holder = holderText(await thisProcess());
  const mine = `${lock}.${nameOf(holder)}`;
  try {
    const file = await open(mine, 'wx', SECRET_MODE);
    try {
      await file.writeFile(holder);
    } finally {
      await file.close();
    }
    await link(mine, lock);
    return true;
  } catch (cause) {
    if (isThere(cause)) return false;
    throw refused(path, cause);
  } finally {
    await rm(mine, { force: true });
  }
}

let named = 0;

/** Each try has a name that no other one has, of this process or another. */
function nameOf(holder: string): string {
  named += 1;
  return `${createHash('sha256').update(holder).digest('hex').slice(0, 12)}-${named}`;
}

/**
 * Takes away the lock of a process that is gone.
 *
 * Why     under a lock on the lock: of two that found the same one left, the second would take away what the first has made
 *         in its place. Nobody else touches it, since its holder is gone; so it is looked at again, and is then surely it.
 *         If this is killed in turn, the lock on the lock is left, and is cleared in the same way
 */
const clear = (lock: string, { tries }: Taking): Promise<void> =>
  withLock(
    lock,
    async () => {
      if (!(await isLeft(lock))) return;
      await rm(lock, { force: true }).catch((cause: unknown) => {
        throw refused(lock, cause);
      });
    },
    { tries },
  );

/** Whether a process holds the lock that is gone. */
async function isLeft(lock: string): Promise<boolean> {
  const holder = await holderOf(lock);
  return holder !== null && (await isGone(holder));
}

/** Who holds a lock: null where nobody does, or nobody that the lock names. */
async function holderOf(lock: string): Promise<Holder | null> {
  return readHolder(await readFile(lock, 'utf8').catch(() => ''));
}

async function held(lock: string, path: string): Promise<InputError> {
  const holder = await holderOf(lock);
  if (holder === null) {
    return new InputError(`${path}: another grattage is writing to it`, {
      hint: `if none is running, one was killed: take ${lock} away`,
    });
  }
  const { pid, machine } = holder;
  const where = (await isElsewhere(holder)) ? ` on ${machine}` : '';
  return new InputError(`${path}: another grattage is writing to it (process ${pid}${where})`, {
    hint: `wait for it; if process ${pid} is no grattage, take ${lock} away`,
  });
}

const isThere = (cause: unknown): boolean =>
  cause instanceof Error && 'code' in cause && cause.code === 'EEXIST';

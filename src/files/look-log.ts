import { type FileHandle, open, readFile } from 'node:fs/promises';
import { z } from 'zod';
import { InputError } from '../base/fault.ts';
import { brokenAt, headOf, linked } from './hash-chain.ts';
import { withLock } from './lock.ts';
import { reason, refused, SECRET_MODE } from './whole-file.ts';

const Hash = z.string().regex(/^[0-9a-f]{64}$/);

/**
 * One look at live tickets, or something done with them.
 *
 * Never   a prize, a validation number or what a ticket holds: who looked, at which tickets, and for what
 */
const LookEntry = z.strictObject({
  /** When, in UTC: `2026-11-30T15:04:05.000Z`. */
  at: z.string(),
  /** The user of the system. */
  who: z.string(),
  what: z.string(),
  /** As people count them: `1201`, `1-50`; what was removed is named instead. */
  tickets: z.string(),
  previous: Hash,
  hash: Hash,
});

export type LookEntry = z.infer<typeof LookEntry>;
export type Look = Omit<LookEntry, 'previous' | 'hash'>;

/** Where looks are written, and the hash that the first of them is tied to. */
export interface LookLog {
  readonly path: string;
  /** What the log is about, as a hash: the seal of its block. */
  readonly beginning: string;
}

/**
 * Writes a look down: after all those before it, tied to them, and on the disk when this resolves.
 *
 * Throws  InputError if the log was altered or cannot be written: then nothing may be shown
 */
export async function writeLook(log: LookLog, look: Look): Promise<LookEntry> {
  return withLock(log.path, async () => {
    const { at, who, what, tickets } = look;
    const entry = linked({ at, who, what, tickets }, headOf(await readLooks(log), log.beginning));
    await append(log.path, `${JSON.stringify(entry)}\n`);
    return entry;
  });
}

/**
 * All looks, the first one first; none where there is no log yet.
 *
 * Throws  InputError naming the first line that is not as it was written
 */
export async function readLooks({ path, beginning }: LookLog): Promise<readonly LookEntry[]> {
  const text = await readFile(path, 'utf8').catch((cause: unknown) => {
    if (cause instanceof Error && 'code' in cause && cause.code === 'ENOENT') return '';
    throw new InputError(`${path}: the log of looks cannot be read (${reason(cause)})`, { cause });
  });
  const rows = text === '' ? [] : text.replace(/\n$/, '').split('\n');
  const entries = rows.map((row, at) => readLook(row) ?? refuse(path, at));
  const broken = brokenAt(entries, beginning);
  if (broken !== -1) refuse(path, broken);
  if (text !== '' && !text.endsWith('\n')) refuse(path, rows.length - 1);
  return entries;
}

function readLook(row: string): LookEntry | null {
  try {
    return LookEntry.parse(JSON.parse(row));
  } catch {
    return null;
  }
}

function refuse(path: string, at: number): never {
  throw new InputError(`${path}:${at + 1}: the log of looks was altered or cut here`, {
    hint: 'keep it as evidence under another name; a new log begins with the next look',
  });
}

/** What a full disk took of a line is taken back: a line is there whole or not at all. */
async function append(path: string, line: string): Promise<void> {
  let handle: FileHandle | undefined;
  try {
    handle = await open(path, 'a', SECRET_MODE);
    const { size } = await handle.stat();
    try {
      await handle.appendFile(line);
      await handle.sync();
    } catch (cause) {
      await handle.truncate(size).catch(() => {});
      throw cause;
    }
  } catch (cause) {
    throw refused(path, cause);
  } finally {
    await handle?.close();
  }
}

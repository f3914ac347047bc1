import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { type FileHandle, mkdir, open, rename, rm, stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import type { Writable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { InputError } from '../base/fault.ts';

/**
 * Writes a file whole or not at all: beside its place, synced, then renamed over it.
 *
 * Why     a hot folder, a reader and a crash all see either the old file or the new one
 * Throws  InputError with the path where the disk refuses; what was there before is still there
 */
export async function writeWhole(
  path: string,
  fill: (sink: Writable) => Promise<void>,
  { mode = OPEN_MODE }: { readonly mode?: number } = {},
): Promise<void> {
  const part = partOf(path);
  try {
    const sink = createWriteStream(part, { flags: 'w', flush: true, mode });
    await once(sink, 'open');
    try {
      await Promise.all([fill(sink).then(() => sink.end()), finished(sink)]);
    } finally {
      sink.destroy();
    }
    await rename(part, path);
    await syncFolder(dirname(path));
  } catch (cause) {
    // What refuses the file may refuse this as well; the first refusal is the one to tell.
    await rm(part, { force: true }).catch(() => {});
    throw refused(path, cause);
  }
}

/** Where a file is made until it is whole: what a crash leaves of it. */
export const partOf = (path: string): string => join(dirname(path), `.${basename(path)}.part`);

/** As the system makes files. */
const OPEN_MODE = 0o666;

/** Of files that are a secret: their owner's alone. */
export const SECRET_MODE = 0o600;

/** The bits of a mode that let in whoever is not the owner: group and others. */
export const NOT_OWNER = 0o077;

/** Writes bytes that are already at hand, whole or not at all. */
export const writeWholeBytes = (
  path: string,
  bytes: Uint8Array | string,
  how: { readonly mode?: number } = {},
): Promise<void> =>
  writeWhole(
    path,
    (sink) =>
      new Promise((resolve, reject) => {
        sink.write(bytes, (error) => (error ? reject(error) : resolve()));
      }),
    how,
  );

/**
 * Makes a folder and those above it where they are missing.
 *
 * Throws  InputError if a file stands where the folder should
 */
export async function folder(path: string): Promise<string> {
  try {
    await makeFolder(path);
    return path;
  } catch (cause) {
    throw new InputError(`${path}: cannot be made a folder (${reason(cause)})`, {
      hint: 'name a folder, or a place where one can be made, with -o',
      cause,
    });
  }
}

/** Why  Node's own recursive mkdir asks for ever where a folder is there and yet takes no other, as under /proc */
async function makeFolder(path: string): Promise<void> {
  try {
    await makeUnlessThere(path);
  } catch (cause) {
    const above = dirname(path);
    if (codeOf(cause) !== 'ENOENT' || above === path) throw cause;
    await makeFolder(above);
    await makeUnlessThere(path);
  }
}

async function makeUnlessThere(path: string): Promise<void> {
  try {
    await mkdir(path);
  } catch (cause) {
    if (codeOf(cause) === 'EEXIST' && (await stat(path)).isDirectory()) return;
    throw cause;
  }
}

/** The system's own name of what it refused, such as ENOENT. */
const codeOf = (cause: unknown): unknown =>
  cause instanceof Error && 'code' in cause ? cause.code : undefined;

/** Makes sure of the names in a folder: a crash after this leaves them as they are. */
export async function syncFolder(path: string): Promise<void> {
  let handle: FileHandle | undefined;
  try {
    handle = await open(path, 'r');
    await handle.sync();
  } finally {
    await handle?.close();
  }
}

/** An error of the system as an InputError; a fault of ours stays what it is. */
export function refused(path: string, cause: unknown): unknown {
  if (!(cause instanceof Error && 'code' in cause && 'syscall' in cause)) return cause;
  return new InputError(`${path}: cannot be written (${reason(cause)})`, {
    hint: WHAT_TO_DO[String(cause.code)] ?? 'write elsewhere with -o',
    cause,
  });
}

const FREE_ROOM = 'free some room, or write elsewhere with -o';
const ASK_FOR_RIGHTS = 'ask for the right to write there, or write elsewhere with -o';

/** By the system's own name of what it refused. */
const WHAT_TO_DO: Readonly<Record<string, string>> = {
  ENOSPC: FREE_ROOM,
  EDQUOT: FREE_ROOM,
  EACCES: ASK_FOR_RIGHTS,
  EPERM: ASK_FOR_RIGHTS,
  EROFS: ASK_FOR_RIGHTS,
};

/** The system's own words for what it refused, without code and path. */
export const reason = (cause: unknown): string => {
  if (!(cause instanceof Error)) return String(cause);
  return /^[A-Z0-9]+: ([^,]+)/.exec(cause.message)?.[1] ?? cause.message;
};

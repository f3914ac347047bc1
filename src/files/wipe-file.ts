import { constants, type FileHandle, lstat, open, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { InputError } from '../base/fault.ts';
import { NOT_OWNER, reason, syncFolder } from './whole-file.ts';

/** Overwritten so much at a time. */
const PIECE = 1 << 20;

/** Fills bytes with what tells nothing of what stood there. */
export type Noise = (bytes: Buffer) => void;

/**
 * Makes sure that a file may be wiped: an ordinary one, of one name, its owner's alone.
 *
 * Why     that is how live files are written; a path that was mistyped leads to other ones
 * Throws  InputError if it is not there or not such a file
 */
export async function mustBeWipeable(path: string): Promise<void> {
  const facts = await lstat(path).catch((cause: unknown) => {
    throw new InputError(`${path}: cannot be wiped (${reason(cause)})`, { cause });
  });
  const because = !facts.isFile()
    ? 'it is no ordinary file'
    : facts.nlink > 1
      ? `it has ${facts.nlink} names, and its content would stay under the others`
      : (facts.mode & NOT_OWNER) !== 0
        ? `live files are their owner’s alone, and this one is not (mode ${(facts.mode & 0o777).toString(8)})`
        : null;
  if (because === null) return;
  throw new InputError(`${path}: is not wiped: ${because}`, {
    hint: 'name the folder of a job, or a file of records that grattage wrote',
  });
}

/** The first bytes of a file, to tell what it is. */
export async function beginningOf(path: string, length: number): Promise<string> {
  const handle = await open(path, 'r');
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(length), 0, length, 0);
    return buffer.toString('utf8', 0, bytesRead);
  } finally {
    await handle.close();
  }
}

/**
 * Overwrites a file from end to end, makes sure that this is on the disk, and removes it.
 *
 * Throws  InputError if the disk refuses: the file is then still there
 */
export async function wipeFile(path: string, noise: Noise): Promise<{ readonly bytes: number }> {
  let handle: FileHandle | undefined;
  try {
    handle = await open(path, constants.O_WRONLY | constants.O_NOFOLLOW);
    const { size } = await handle.stat();
    const piece = Buffer.alloc(Math.min(PIECE, size));
    for (let at = 0; at < size; ) {
      noise(piece);
      const { bytesWritten } = await handle.write(piece, 0, Math.min(piece.length, size - at), at);
      at += bytesWritten;
    }
    await handle.sync();
    await handle.close();
    handle = undefined;
    await rm(path);
    await syncFolder(dirname(path));
    return { bytes: size };
  } catch (cause) {
    throw new InputError(`${path}: could not be wiped (${reason(cause)})`, { cause });
  } finally {
    await handle?.close();
  }
}

import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { link, lstat, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Writable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { InputError } from '../base/fault.ts';
import { partOf, refused, SECRET_MODE, syncFolder } from './whole-file.ts';

/** What goes into a file that is new or is not there at all. */
export interface NewFile {
  readonly fill: (sink: Writable) => Promise<void>;
  /** What it is, with its article, for who would write over it: `a key`. */
  readonly what: string;
}

/**
 * Writes a file that is its owner's alone, whole or not at all, and never over another.
 *
 * Why     what was half-written is removed, and made anew rather than opened: another's leftover would keep its own mode,
 *         or lead elsewhere. The name is given by a link, which no file that came there meanwhile lets pass
 * Throws  InputError with the path where something is there already, or the disk refuses
 */
export async function writeNewSecret(path: string, { fill, what }: NewFile): Promise<void> {
  await mustBeNew(path, what);
  const part = partOf(path);
  try {
    await fillPart(part, fill);
    await link(part, path).catch((cause: unknown) => {
      throw isThere(cause) ? taken(path, what) : cause;
    });
    await rm(part);
    await syncFolder(dirname(path));
  } catch (cause) {
    await rm(part, { force: true }).catch(() => {});
    throw refused(path, cause);
  }
}

/** Writes a file that is its owner's alone, whole or not at all, in the place of the one that was there. */
export async function writeSecret(path: string, fill: (sink: Writable) => Promise<void>): Promise<void> {
  const part = partOf(path);
  try {
    await fillPart(part, fill);
    await rename(part, path);
    await syncFolder(dirname(path));
  } catch (cause) {
    await rm(part, { force: true }).catch(() => {});
    throw refused(path, cause);
  }
}

/** Throws  InputError if anything is there: said before long work, and made sure of at its end */
export async function mustBeNew(path: string, what: string): Promise<void> {
  if (await lstat(path).catch(() => null)) throw taken(path, what);
}

const taken = (path: string, what: string): InputError =>
  new InputError(`${path}: is there already, and ${what} is never written over another file`, {
    hint: 'name a file that is not there',
  });

async function fillPart(part: string, fill: (sink: Writable) => Promise<void>): Promise<void> {
  await rm(part, { force: true });
  const sink = createWriteStream(part, { flags: 'wx', flush: true, mode: SECRET_MODE });
  await once(sink, 'open');
  try {
    await Promise.all([fill(sink).then(() => sink.end()), finished(sink)]);
  } finally {
    sink.destroy();
  }
}

const isThere = (cause: unknown): boolean =>
  cause instanceof Error && 'code' in cause && cause.code === 'EEXIST';

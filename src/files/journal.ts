import { createHash } from 'node:crypto';
import { type FileHandle, open, readFile } from 'node:fs/promises';
import { InputError } from '../base/fault.ts';
import { refused, SECRET_MODE } from './whole-file.ts';

/**
 * What long work has done so far, a line each: whoever stops it at any moment finds all that was told before.
 *
 * Shape   each line is JSON behind the first 16 digits of its SHA-256: a line that a crash cut short is none
 */
export class Journal {
  readonly #path: string;
  readonly #file: FileHandle;

  private constructor(path: string, file: FileHandle) {
    this.#path = path;
    this.#file = file;
  }

  /** Begins a journal; there must be none. */
  static async begin(path: string): Promise<Journal> {
    try {
      return new Journal(path, await open(path, 'wx', SECRET_MODE));
    } catch (cause) {
      throw refused(path, cause);
    }
  }

  /** Goes on behind the lines that were read. */
  static async goOn(path: string, { end }: Pick<JournalSoFar, 'end'>): Promise<Journal> {
    try {
      const file = await open(path, 'r+');
      await file.truncate(end);
      return new Journal(path, file);
    } catch (cause) {
      throw refused(path, cause);
    }
  }

  /** Resolves when the line is on the disk. */
  async write(entry: object): Promise<void> {
    const text = JSON.stringify(entry);
    const line = Buffer.from(`${digestOf(text)} ${text}\n`);
    try {
      const { size } = await this.#file.stat();
      // A disk that is all but full takes the beginning of a line without a word, and refuses only what is left of it.
      for (let at = 0; at < line.length; ) {
        at += (await this.#file.write(line, at, line.length - at, size + at)).bytesWritten;
      }
      await this.#file.sync();
    } catch (cause) {
      throw refused(this.#path, cause);
    }
  }

  close(): Promise<void> {
    return this.#file.close();
  }
}

/** The lines of a journal that are whole, and where they end in the file. */
export interface JournalSoFar {
  readonly entries: readonly unknown[];
  /** In bytes. */
  readonly end: number;
}

/**
 * Reads a journal up to where a crash cut it; null where there is none.
 *
 * Throws  InputError if a line that is not the last is not as it was written
 */
export async function readJournal(path: string): Promise<JournalSoFar | null> {
  let text: string;
  try {
    text = await readFile(path, 'utf8');
  } catch (cause) {
    if (cause instanceof Error && 'code' in cause && cause.code === 'ENOENT') return null;
    throw refused(path, cause);
  }
  const entries: unknown[] = [];
  let end = 0;
  for (let at = 0; at < text.length; ) {
    const feed = text.indexOf('\n', at);
    const line = feed < 0 ? text.slice(at) : text.slice(at, feed);
    const isWhole = feed >= 0 && line.slice(0, DIGEST) === digestOf(line.slice(DIGEST + 1));
    if (!isWhole) {
      if (feed < 0 || feed === text.length - 1) break;
      throw new InputError(`${path}:${entries.length + 1}: is not as it was written`, {
        hint: 'what is made so far cannot be trusted: take the folder away and begin again',
      });
    }
    entries.push(JSON.parse(line.slice(DIGEST + 1)));
    at = feed + 1;
    end += Buffer.byteLength(line) + 1;
  }
  return { entries, end };
}

const DIGEST = 16;
const digestOf = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, DIGEST);

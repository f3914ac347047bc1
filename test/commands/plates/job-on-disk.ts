import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import { readJournal } from '../../../src/files/journal.ts';
import type { JournalPart } from '../../../src/rip/block-journal.ts';
import type { Job } from '../../../src/rip/job.ts';

/** Where a job is made until it is whole. */
export const making = (folder: string): string => join(folder, '.grattage-next');

/** What a lock of a process leaves that was killed while it took it: nobody reads it. */
const LEFT_OF_A_LOCK = /^\.grattage-next\.lock\./;

const namesIn = (folder: string): readonly string[] =>
  readdirSync(folder)
    .filter((name) => !LEFT_OF_A_LOCK.test(name))
    .sort();

/** Which files of a folder are not those of another: none, if both hold the same to the byte. */
export function otherThan(whole: string, folder: string): readonly string[] {
  const [found, expected] = [namesIn(folder), namesIn(whole)];
  return [...new Set([...found, ...expected])].filter(
    (name) =>
      !found.includes(name) ||
      !expected.includes(name) ||
      !readFileSync(join(folder, name)).equals(readFileSync(join(whole, name))),
  );
}

/** The parts of which the journal says that they are made; none where there is no journal. */
export async function partsMade(folder: string): Promise<readonly JournalPart[]> {
  const found = await readJournal(join(making(folder), 'journal'));
  return (found?.entries.slice(1) ?? []) as readonly JournalPart[];
}

/** A job that is stopped again and again, looked at between two tries. */
export class StoppedJob {
  readonly folder: string;
  /** The files of parts that were found whole, and which ones they are to the system. */
  readonly #seen = new Map<string, string>();

  constructor(folder: string) {
    this.folder = folder;
  }

  /** Whether it is all there and in its place: what may still be there of the making is to go. */
  isDone(): boolean {
    return existsSync(join(this.folder, 'job.json')) && !existsSync(join(making(this.folder), 'journal'));
  }

  /** What is told as made is there and whole, is told once, and is the same file as it was. */
  async mustBeSound(when: string): Promise<void> {
    const parts = await partsMade(this.folder);
    const told = parts.map(({ sheets }) => sheets.from);
    expect(new Set(told).size, `${when}: a part is told twice of ${told.join(' ')}`).toBe(told.length);
    for (const file of parts.flatMap(({ recto, verso }) => [recto, verso])) this.#mustBeWhole(file, when);
    for (const [name, identity] of this.#seen) expect(this.#identityOf(name), when).toBe(identity);
    this.#mustNotLie(when);
  }

  #mustBeWhole({ name, sha256 }: JournalPart['recto'], when: string): void {
    const hash = createHash('sha256')
      .update(readFileSync(this.#pathOf(name)))
      .digest('hex');
    expect([name, hash], when).toEqual([name, sha256]);
    if (!this.#seen.has(name)) this.#seen.set(name, this.#identityOf(name));
  }

  /** No `job.json` names a file that is not there, or is not as it says. */
  #mustNotLie(when: string): void {
    const path = join(this.folder, 'job.json');
    if (!existsSync(path)) return;
    const { files } = JSON.parse(readFileSync(path, 'utf8')) as Job;
    for (const { name, sha256 } of files) {
      const hash = createHash('sha256')
        .update(readFileSync(join(this.folder, name)))
        .digest('hex');
      expect([name, hash], when).toEqual([name, sha256]);
    }
  }

  #pathOf(name: string): string {
    const path = join(making(this.folder), name);
    return existsSync(path) ? path : join(this.folder, name);
  }

  /** A file that is made anew is another one to the system, or of another time. */
  #identityOf(name: string): string {
    const { ino, mtimeMs } = statSync(this.#pathOf(name));
    return `${name} is ${ino} of ${mtimeMs}`;
  }
}

import { dirname, join } from 'node:path';
import { z } from 'zod';
import { InputError } from '../base/fault.ts';
import { Journal, readJournal } from '../files/journal.ts';
import { refused } from '../files/whole-file.ts';
import { factsOf } from './file-facts.ts';
import { FileName } from './job.ts';
import { JOURNAL_FILE } from './job-folder.ts';

const Sha256 = z.string().regex(/^[0-9a-f]{64}$/);

/**
 * All that files of a block hang on: with another of them, files made so far are of another job.
 *
 * Never   a key, or anything that a ticket wins
 */
export const BlockAsked = z.strictObject({
  game: z.string(),
  /** The commitment of the block to its key and plan. */
  block: z.string(),
  press: z.string(),
  order: z.string(),
  pack: z.string(),
  sheets: z.string(),
  condition: Sha256,
  /** The fixed plates and the first sheet, as this version of grattage makes them. */
  plates: Sha256,
});
export type BlockAsked = z.infer<typeof BlockAsked>;

const PartFile = z.strictObject({ name: FileName, bytes: z.int().positive(), sha256: Sha256 });

/** Sheets from 0, `to` the first that is not among them, and their files. */
const Part = z.strictObject({
  sheets: z.strictObject({ from: z.int().nonnegative(), to: z.int().positive() }),
  recto: PartFile,
  verso: PartFile,
});
export type JournalPart = z.infer<typeof Part>;

const Begun = z.strictObject({ grattage: z.literal(1), asked: BlockAsked });

/** A job of a block in the making: what was asked, and what is made so far. */
export interface BlockJournal {
  readonly journal: Journal;
  readonly parts: readonly JournalPart[];
}

/**
 * Begins the journal of a job, or goes on with the one that it was stopped in.
 *
 * Throws  InputError if the one that is there is of another job, naming what differs
 */
export async function openBlockJournal(folder: string, asked: BlockAsked): Promise<BlockJournal> {
  const path = join(folder, JOURNAL_FILE);
  const found = await readJournal(path);
  const [first, ...others] = found?.entries ?? [];
  if (found === null || first === undefined) {
    const journal = found === null ? await Journal.begin(path) : await Journal.goOn(path, { end: 0 });
    await journal.write({ grattage: 1, asked });
    return { journal, parts: [] };
  }
  const begun = Begun.safeParse(first);
  const parts = z.array(Part).safeParse(others);
  if (!begun.success || !parts.success) throw strange(path, folder);
  const differs = Object.keys(asked).filter(
    (key) => asked[key as keyof BlockAsked] !== begun.data.asked[key as keyof BlockAsked],
  );
  if (differs.length > 0) {
    const words = differs.map((key) => NAMES[key as keyof BlockAsked]);
    throw new InputError(`${folder}: holds what was made so far of a job with ${listed(words)}`, {
      hint: `go on with the command that began it, or take ${folder} away to begin anew`,
    });
  }
  return { journal: await Journal.goOn(path, found), parts: await thoseThere(folder, parts.data) };
}

/** What differs, for who is told. */
const NAMES: Readonly<Record<keyof BlockAsked, string>> = {
  game: 'another game',
  block: 'another block, plan or key',
  press: 'another press',
  order: 'another order',
  pack: 'other packs',
  sheets: 'other sheets',
  condition: 'another printing condition',
  plates: 'plates of another version of the game or of grattage',
};

const listed = (words: readonly string[]): string =>
  words.length < 2 ? (words[0] ?? '') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;

/**
 * Those of which both files are there as they were made: any other is made anew.
 *
 * Shape   in the folder of the making or in that of the job, where they are if it was stopped when all was whole
 * Why     one that was made anew has two lines, and counts once
 */
async function thoseThere(folder: string, parts: readonly JournalPart[]): Promise<readonly JournalPart[]> {
  const there: JournalPart[] = [];
  for (const part of new Map(parts.map((one) => [one.sheets.from, one])).values()) {
    const whole = await Promise.all([part.recto, part.verso].map((file) => isThere(folder, file)));
    if (whole.every(Boolean)) there.push(part);
  }
  return there;
}

const isThere = async (folder: string, file: JournalPart['recto']): Promise<boolean> =>
  (await isIn(folder, file)) || (await isIn(dirname(folder), file));

async function isIn(folder: string, { name, bytes, sha256 }: JournalPart['recto']): Promise<boolean> {
  try {
    const found = await factsOf(join(folder, name));
    return found.bytes === bytes && found.sha256 === sha256;
  } catch (cause) {
    if (cause instanceof Error && 'code' in cause && cause.code === 'ENOENT') return false;
    throw refused(folder, cause);
  }
}

const strange = (path: string, folder: string): InputError =>
  new InputError(`${path}: is no journal of this version of grattage`, {
    hint: `take ${folder} away to begin anew`,
  });

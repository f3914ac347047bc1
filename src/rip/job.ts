import { readFile, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { z } from 'zod';
import { InputError } from '../base/fault.ts';
import { reason } from '../files/whole-file.ts';
import { wrongWords } from '../files/wrong-value.ts';
import { type FileFacts, factsOf } from './file-facts.ts';

const Sha256 = z.string().regex(/^[0-9a-f]{64}$/);

/** A file beside `job.json`, and never elsewhere. */
export const FileName = z.string().regex(/^[a-z0-9][a-z0-9.-]*$/);

/** Sheets one after the other, from 1, the last one too. */
const SheetSpan = z.strictObject({ first: z.int().positive(), last: z.int().positive() });

const File = z.strictObject({
  name: FileName,
  kind: z.enum(['fixed', 'imaging', 'composite', 'tickets']),
  pass: z.string().nullable(),
  side: z.enum(['recto', 'verso', 'both']),
  pages: z.int().positive(),
  /** The sheets that it holds, where a pass is on several files; left out: all sheets of the job. */
  sheets: SheetSpan.optional(),
  /** What one record is, where the file is PDF/VT-1; null where it is PDF/X-4 alone. */
  vt: z.enum(['sheet', 'ticket']).nullable(),
  /** The plates that it prints on, process inks first. */
  inks: z.array(z.string()),
  bytes: z.int().positive(),
  sha256: Sha256,
});

/** As the imposition reckons it. */
const SheetMap = z.strictObject({
  order: z.enum(['step-and-repeat', 'cut-and-stack', 'ribbon']),
  formula: z.string(),
  letters: z.record(z.string(), z.union([z.string(), z.number()])),
  columns: z.int().positive(),
  rows: z.int().positive(),
  sheets: z.int().positive(),
  tickets: z.int().positive(),
  first: z.string(),
  last: z.string(),
  pack: z.int().positive().nullable(),
  blanks: z
    .array(z.strictObject({ sheet: z.int().positive(), places: z.array(z.int().positive()).readonly() }))
    .readonly(),
});

/** A face of a ticket on its side of the sheet: x, y, width and height in lattice units from the page's top left. */
const FacePlace = z.strictObject({
  on: z.enum(['recto', 'verso']),
  trim: z.tuple([z.int(), z.int(), z.int(), z.int()]).readonly(),
  turned: z.enum(['upright', 'half']),
});

/** A code of the tickets: what was asked and what the imager prints. */
const Code = z.strictObject({
  name: z.string(),
  side: z.enum(['recto', 'verso']),
  symbology: z.string(),
  askedMm: z.number().positive(),
  printedMm: z.number().positive(),
  printedDots: z.int().positive(),
  /** Dots taken off each bar for the ink's growth. */
  reductionDots: z.int().nonnegative(),
  /** The whole code, its quiet zones with it. */
  sizeMm: z.tuple([z.number().positive(), z.number().positive()]),
});

/**
 * A job of plates, as `job.json` holds it.
 *
 * Never   a prize, a validation number, or anything that tells a winner
 */
export const Job = z.strictObject({
  grattage: z.literal(1),
  game: z.string(),
  title: z.string(),
  /** The game code that all its tickets bear; 00000 for specimens. */
  emission: z.string().regex(/^[0-9]{5}$/),
  specimens: z.boolean(),
  /** The records beside it, for specimen jobs; null for live ones, whose records are secret. */
  records: z.literal('records.ndjson').nullable(),
  /** Of those records; null where there are none. */
  recordsSha256: Sha256.nullable(),
  press: z.strictObject({
    name: z.string(),
    sheetMm: z.tuple([z.number(), z.number()]),
    dpi: z.int(),
    turn: z.string(),
  }),
  /** What it is to be printed on, as every file of it says; the hash is the profile's. */
  condition: z.strictObject({
    identifier: z.string(),
    info: z.string(),
    registry: z.string().nullable(),
    sha256: Sha256,
  }),
  codes: z.array(Code),
  inks: z.array(
    z.strictObject({
      name: z.string(),
      alternate: z.strictObject({ c: z.number(), m: z.number(), y: z.number(), k: z.number() }),
      overprints: z.boolean(),
    }),
  ),
  /** In printing order, the recto's and then the back's. */
  passes: z.array(z.strictObject({ pass: z.string(), side: z.enum(['recto', 'verso']) })),
  sheetMap: SheetMap,
  /** Where the places of every sheet are, for whoever reads the files back. */
  places: z
    .array(z.strictObject({ place: z.int().positive(), recto: FacePlace, verso: FacePlace }))
    .readonly(),
  sheets: z.int().positive(),
  /** The sheets that were made, where not all were asked for. */
  made: SheetSpan.optional(),
  tickets: z.strictObject({ count: z.int().positive(), first: z.string(), last: z.string() }),
  files: z.array(File),
  /** Live files that are the secret itself, since tickets can be read off them; fixed plates are not. Empty for specimens. */
  exposure: z.array(z.string()),
});

export type Job = z.infer<typeof Job>;
export type JobFile = z.infer<typeof File>;
export type SheetSpan = z.infer<typeof SheetSpan>;

export const JOB_FILE = 'job.json';

/** What a text is the JSON of; null, which is no job, where it is none. */
export function jsonOrNull(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** A job and the folder where it lies. */
export interface JobAt {
  readonly folder: string;
  readonly job: Job;
}

/**
 * The job of a folder, or of its `job.json`, each of its files held against what the job says of it.
 *
 * Throws  InputError if the job cannot be read, is none, or one of its files is missing or was changed
 */
export async function readJob(path: string): Promise<JobAt> {
  const { folder, job } = await openJob(path);
  const { files, records, recordsSha256 } = job;
  for (const { name, sha256 } of files) await mustBeUnchanged(join(folder, name), sha256);
  if (records !== null) await mustBeUnchanged(join(folder, records), recordsSha256);
  return { folder, job };
}

/**
 * The job of a folder, or of its `job.json`, whatever became of its files.
 *
 * Throws  InputError if it cannot be read, or is none
 */
export async function openJob(path: string): Promise<JobAt> {
  const isFolder = (await stat(path).catch(() => null))?.isDirectory() ?? false;
  const file = isFolder ? join(path, JOB_FILE) : path;
  const json = await readJson(file);
  const job = Job.safeParse(json);
  if (!job.success) {
    throw new InputError(`${file}: is no job of plates: ${wrongWords(json, job.error)}`, {
      hint: NAME_A_JOB,
    });
  }
  return { folder: isFolder ? path : dirname(path), job: job.data };
}

const NAME_A_JOB = 'name the folder of a job, or its job.json, as grattage plates writes them';

async function readJson(path: string): Promise<unknown> {
  let text: string;
  try {
    text = await readFile(path, 'utf8');
  } catch (cause) {
    throw new InputError(`${path}: cannot be read (${reason(cause)})`, { hint: NAME_A_JOB, cause });
  }
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new InputError(`${path}: is no job of plates: it is not JSON`, { hint: NAME_A_JOB, cause });
  }
}

async function mustBeUnchanged(path: string, sha256: string | null): Promise<void> {
  let found: FileFacts;
  try {
    found = await factsOf(path);
  } catch (cause) {
    throw new InputError(`${path}: a file of the job is missing`, {
      hint: 'make the job again with grattage plates',
      cause,
    });
  }
  if (found.sha256 === sha256) return;
  throw new InputError(`${path}: is not the file that the job was made with`, {
    hint: 'make the job again with grattage plates, or bring the file back',
  });
}

import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { InputError } from '../base/fault.ts';

const Sha256 = z.string().regex(/^[0-9a-f]{64}$/);

const File = z.strictObject({
  name: z.string().regex(/^[a-z0-9][a-z0-9.-]*$/),
  kind: z.enum(['fixed', 'imaging', 'composite']),
  pass: z.string().nullable(),
  side: z.enum(['recto', 'verso', 'both']),
  pages: z.int().positive(),
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

/**
 * A job of plates, as `job.json` holds it.
 *
 * Never   a prize, a validation number, or anything that tells a winner
 */
export const Job = z.strictObject({
  grattage: z.literal(1),
  game: z.string(),
  title: z.string(),
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
  sheets: z.int().positive(),
  tickets: z.strictObject({ count: z.int().positive(), first: z.string(), last: z.string() }),
  files: z.array(File),
  /** Live files that are the secret itself: wiped when the job says so. Empty for specimens. */
  exposure: z.array(z.string()),
});

export type Job = z.infer<typeof Job>;
export type JobFile = z.infer<typeof File>;

export const JOB_FILE = 'job.json';

/**
 * The job in a folder, each of its files held against what the job says of it.
 *
 * Throws  InputError if the job cannot be read, is none, or one of its files is missing or was changed
 */
export async function readJob(folder: string): Promise<Job> {
  const path = join(folder, JOB_FILE);
  const job = Job.safeParse(await readJson(path));
  if (!job.success) {
    const [issue] = job.error.issues;
    const where = issue === undefined || issue.path.length === 0 ? '' : ` ${issue.path.join('.')}:`;
    throw new InputError(`${path}:${where} ${issue?.message ?? 'is no job'}`, {
      hint: 'make the job again with grattage plates',
    });
  }
  const { files, records, recordsSha256 } = job.data;
  for (const { name, sha256 } of files) await mustBeUnchanged(join(folder, name), sha256);
  if (records !== null) await mustBeUnchanged(join(folder, records), recordsSha256);
  return job.data;
}

async function readJson(path: string): Promise<unknown> {
  let text: string;
  try {
    text = await readFile(path, 'utf8');
  } catch (cause) {
    throw new InputError(`${path}: cannot be read`, { hint: 'name the folder of a job', cause });
  }
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new InputError(`${path}: is not JSON`, { hint: 'make the job again with grattage plates', cause });
  }
}

async function mustBeUnchanged(path: string, sha256: string | null): Promise<void> {
  let bytes: Buffer;
  try {
    bytes = await readFile(path);
  } catch (cause) {
    throw new InputError(`${path}: a file of the job is missing`, {
      hint: 'make the job again with grattage plates',
      cause,
    });
  }
  if (hashOf(bytes) === sha256) return;
  throw new InputError(`${path}: is not the file that the job was made with`, {
    hint: 'make the job again with grattage plates, or bring the file back',
  });
}

export const hashOf = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

import { access, chmod, mkdir, readdir, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { plain } from '../base/count.ts';
import { InputError } from '../base/fault.ts';
import { withLock } from '../files/lock.ts';
import { folder, refused, syncFolder } from '../files/whole-file.ts';
import { FileName, JOB_FILE, type Job, jsonOrNull, type SheetSpan } from './job.ts';
import { RECORDS_FILE } from './job-facts.ts';

/** Where a new job is made until it is whole; beside the old one, so that its files are only renamed. */
export const MAKING = '.grattage-next';

/** The old job, while its files are replaced by the new one's: kept until then, so that a crash forgets none of them. */
const LEAVING = 'leaving.json';

/** What is made of a block so far, in the folder of the job in the making. */
export const JOURNAL_FILE = 'journal';

/** Only their owner may look into a folder of live plates. */
const SECRET_FOLDER = 0o700;

/** The files of a job, whatever else this or another version of grattage says of it. */
const AnyJob = z.object({
  grattage: z.number(),
  files: z.array(z.object({ name: FileName })),
  records: FileName.nullable(),
});

/**
 * Throws  InputError if the folder holds a PDF, records or a `job.json` that no job of ours put there
 * Why     whoever sends a folder to the press sends all PDFs in it; and what others made is never written over
 */
export async function mustBeForOneJob(path: string): Promise<void> {
  const known = new Set((await Promise.all(jobsIn(path).map(namesIn))).flat());
  const entries = await readdir(path).catch(() => []);
  const strange = entries.filter((name) => isLikeOurs(name) && !known.has(name)).sort();
  const [first] = strange;
  if (first === undefined) return;
  const more = strange.length === 1 ? '' : `, nor are ${strange.length - 1} more`;
  throw new InputError(`${join(path, first)}: is no file of a job of plates${more}`, {
    hint: 'name a folder of its own with -o: plates are never mixed with other files',
  });
}

const isLikeOurs = (name: string): boolean => /\.pdf$/i.test(name) || name === RECORDS_FILE;

/** Of live plates, by this or another version of grattage, what tells them from others. */
const LiveJob = z.object({
  specimens: z.literal(false),
  press: z.object({ name: z.string() }),
  tickets: z.object({ count: z.number(), first: z.string(), last: z.string() }),
  made: z.object({ first: z.number(), last: z.number() }).exactOptional(),
});

/** What of a job to be made tells it from others: its tickets, its press, and its sheets where they are not all. */
export type ComingJob = Pick<Job, 'tickets'> & {
  readonly made?: SheetSpan;
  readonly press: Pick<Job['press'], 'name'>;
};

/**
 * Throws  InputError if the folder has live plates of other tickets, of other sheets, or for another press
 * Why     they may be all that there is of a night's work, or on their way to the press: the same may be made again in their
 *         place, and nothing else
 */
export async function mustNotTakeLivePlates(path: string, coming: ComingJob): Promise<void> {
  // One that a crash kept from its place is whole as well.
  for (const whole of [join(path, JOB_FILE), join(path, MAKING, JOB_FILE)]) {
    const text = await readFile(whole, 'utf8').catch(() => '');
    const { success, data: held } = LiveJob.safeParse(jsonOrNull(text));
    if (success && nameOf(held) !== nameOf(coming)) refuseToTake(path, held, coming);
  }
}

function refuseToTake(path: string, held: ComingJob, coming: ComingJob): never {
  throw new InputError(`${path}: holds live plates, ${nameOf(held)}, and not ${nameOf(coming)}`, {
    hint: 'name another folder with -o, or take those plates away first: live plates give way to the same ones only',
  });
}

const nameOf = ({ tickets: { count, first, last }, press, made }: ComingJob): string =>
  `${plain(count)} tickets ${first} to ${last} on ${press.name}${made === undefined ? '' : `, sheets ${made.first}-${made.last}`}`;

/** Every place that may name files of ours: the job, and what a crash left of the one that was to replace it. */
const jobsIn = (path: string): readonly string[] => [
  join(path, JOB_FILE),
  join(path, MAKING, JOB_FILE),
  join(path, MAKING, LEAVING),
];

/**
 * Puts a new job in the place of the one that the folder has, if it has one.
 *
 * Shape   `make` writes all files of the job into the folder that it is given, `job.json` last
 * Order   the new job is whole before the old one is touched; then the old `job.json` goes first and the new one comes
 *         last, so that no `job.json` ever names a file that is not there or is another's
 * Why     a crash before the change leaves the old job as it was, and one during it is made good by the next run
 */
export async function replaceJob<Made>(
  path: string,
  { isSecret }: { readonly isSecret: boolean },
  make: (into: string) => Promise<Made>,
): Promise<Made> {
  await folder(path);
  const into = join(path, MAKING);
  await mustHaveNoneStopped(path);
  try {
    await change(path);
    if (isSecret) await chmod(path, SECRET_FOLDER);
    await mkdir(into, { mode: SECRET_FOLDER });
    const made = await make(into);
    await change(path);
    return made;
  } catch (fault) {
    if (!(await exists(join(into, JOB_FILE)))) await rm(into, { recursive: true, force: true });
    throw refused(path, fault);
  }
}

/**
 * Puts a new job in the place of the old one as `replaceJob` does, and keeps what was made of it when it is stopped.
 *
 * Shape   `make` finds in the folder what the last try left there, and writes `job.json` last; live plates alone. A try that
 *         was stopped when all was whole has its files in the place of the old job, and its journal still in the folder
 * Throws  InputError if another grattage is making a job there
 */
export async function replaceJobInSteps<Made>(
  path: string,
  make: (into: string) => Promise<Made>,
): Promise<Made> {
  await folder(path);
  const into = join(path, MAKING);
  const inSteps = async (): Promise<Made> => {
    if (await exists(join(into, JOB_FILE))) await putInPlace(path);
    await chmod(path, SECRET_FOLDER);
    await folder(into);
    await chmod(into, SECRET_FOLDER);
    const made = await make(into);
    await change(path);
    return made;
  };
  try {
    return await withLock(into, inSteps, { tries: 2 });
  } catch (fault) {
    throw refused(path, fault);
  }
}

/**
 * Throws  InputError if a job was stopped in the folder that goes on from where it was
 * Why     what took an hour to make is never taken away for another job
 */
async function mustHaveNoneStopped(path: string): Promise<void> {
  const journal = join(path, MAKING, JOURNAL_FILE);
  if (!(await exists(journal)) || (await exists(join(path, MAKING, JOB_FILE)))) return;
  throw new InputError(`${path}: holds plates of a block that were stopped before their end`, {
    hint: `go on with the command that began them, or take ${join(path, MAKING)} away`,
  });
}

/** Changes the old job for the new one if the new one is whole; every step may have been taken before a crash. */
async function change(path: string): Promise<void> {
  const into = join(path, MAKING);
  if (await exists(join(into, JOB_FILE))) await putInPlace(path);
  await rm(into, { recursive: true, force: true });
}

async function putInPlace(path: string): Promise<void> {
  const into = join(path, MAKING);
  const coming = await namesIn(join(into, JOB_FILE));
  if (await exists(join(path, JOB_FILE))) await rename(join(path, JOB_FILE), join(into, LEAVING));
  await syncFolder(path);
  for (const name of coming) {
    if (await exists(join(into, name))) await rename(join(into, name), join(path, name));
  }
  const leaving = await namesIn(join(into, LEAVING));
  for (const name of leaving) if (!coming.includes(name)) await rm(join(path, name), { force: true });
  await syncFolder(path);
  await rename(join(into, JOB_FILE), join(path, JOB_FILE));
  await syncFolder(path);
}

/**
 * The files that a job names, its records with them; none where there is no such job.
 *
 * Throws  InputError if it is no job of ours
 */
async function namesIn(path: string): Promise<readonly string[]> {
  if (!(await exists(path))) return [];
  const job = AnyJob.safeParse(jsonOrNull(await readFile(path, 'utf8')));
  if (!job.success) {
    throw new InputError(`${path}: is no job of plates`, {
      hint: 'name another folder with -o, or take it away: its files would be left among the new ones',
    });
  }
  const { files, records } = job.data;
  return [...files.map(({ name }) => name), ...(records === null ? [] : [records])];
}

const exists = (path: string): Promise<boolean> =>
  access(path).then(
    () => true,
    () => false,
  );

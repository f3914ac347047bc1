import { lstat, readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { InputError } from '../base/fault.ts';
import { reason } from '../files/whole-file.ts';
import { FileName, JOB_FILE, jsonOrNull } from './job.ts';
import { MAKING } from './job-folder.ts';

/** As much of a job as tells its live files, whatever else this or another version of grattage says of it. */
const Exposed = z.object({ grattage: z.number(), exposure: z.array(FileName) });

/**
 * The live files of a job that are there, and all that a crash left of one in the making.
 *
 * Throws  InputError if the folder holds no job, or one in the making that cannot be looked into
 */
export async function exposureOf(folder: string): Promise<readonly string[]> {
  const path = join(folder, JOB_FILE);
  const left = (await namesUnder(join(folder, MAKING))).map((name) => join(folder, MAKING, name));
  const text = await readFile(path, 'utf8').catch(() => null);
  if (text === null && left.length > 0) return left;
  const job = Exposed.safeParse(jsonOrNull(text ?? ''));
  if (!job.success) {
    throw new InputError(`${folder}: holds no job of plates`, {
      hint: 'name the folder that grattage plates wrote, or a file of records',
    });
  }
  const named = job.data.exposure.map((name) => join(folder, name));
  const there = await Promise.all(
    named.map((file) =>
      lstat(file).then(
        () => true,
        () => false,
      ),
    ),
  );
  return [...named.filter((_, at) => there[at]), ...left];
}

/** The names in a folder; none where there is no such folder. */
async function namesUnder(path: string): Promise<readonly string[]> {
  try {
    return await readdir(path);
  } catch (cause) {
    if (cause instanceof Error && 'code' in cause && cause.code === 'ENOENT') return [];
    throw new InputError(`${path}: cannot be read (${reason(cause)})`, {
      hint: 'live files may lie in it: make it readable, or remove it by hand',
      cause,
    });
  }
}

import { lstat, readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { InputError } from '../base/fault.ts';
import { FileName, JOB_FILE } from './job.ts';
import { MAKING } from './job-folder.ts';

/** As much of a job as tells its live files, whatever else this or another version of grattage says of it. */
const Exposed = z.object({ grattage: z.number(), exposure: z.array(FileName) });

/**
 * The live files of a job that are there, and all that a crash left of one in the making.
 *
 * Throws  InputError if the folder holds no job
 */
export async function exposureOf(folder: string): Promise<readonly string[]> {
  const path = join(folder, JOB_FILE);
  const left = (await readdir(join(folder, MAKING)).catch(() => [])).map((name) =>
    join(folder, MAKING, name),
  );
  const text = await readFile(path, 'utf8').catch(() => null);
  if (text === null && left.length > 0) return left;
  const job = Exposed.safeParse(json(text ?? ''));
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

function json(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

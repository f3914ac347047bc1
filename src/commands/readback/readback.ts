import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { InputError } from '../../base/fault.ts';
import { hasErrors } from '../../base/finding.ts';
import type { JudgedFile } from '../../readback/judge-file.ts';
import { readBack } from '../../readback/read-back.ts';
import { type JobAt, readJob } from '../../rip/job.ts';
import { loadTemplate } from '../../template/load.ts';
import { withInterruption } from '../block/interruption.ts';
import type { Desk } from '../desk.ts';
import { withProgress } from '../progress.ts';
import { goldensOf } from './goldens.ts';
import { type DealtJob, type RecordsAsked, recordsOf } from './records.ts';
import { jsonReadBack, readBackText } from './report.ts';
import { judgeFiles } from './workers.ts';

interface Flags extends RecordsAsked {
  readonly raster?: number;
  readonly seed?: string;
  readonly workers?: number;
  readonly json?: boolean;
}

/** Reads the finished files of a job back to records, and holds each ticket against what its record says. */
export async function readback(this: Desk, flags: Flags, path: string): Promise<void> {
  const start = performance.now();
  const at = await readJob(path);
  const { folder, job } = at;
  const { register, dealt } = await recordsOf(this, at, flags);
  if (flags.workers !== undefined && dealt === null) {
    throw new InputError('--workers is for jobs of a block, and no block is named', {
      hint: 'records that are at hand are read in one process',
    });
  }
  const { game } = await loadTemplate(job.game);
  const report = await readBack({
    game,
    ...(await goldensOf(job.game)),
    job,
    records: register,
    read: (name) => readFile(join(folder, name)),
    ...(dealt === null || isFew(job, flags)
      ? {}
      : { judge: () => judgedInProcesses(this, at, { dealt, workers: flags.workers }) }),
    ...(flags.raster === undefined
      ? {}
      : { raster: { sheets: flags.raster, seed: flags.seed ?? newSeed() } }),
  });
  if (flags.json === true) await this.data(jsonReadBack(job, report));
  else await this.data(readBackText(job, report, (performance.now() - start) / 1000));
  if (hasErrors(report.findings)) this.foundErrors();
}

/** So few tickets are read before another process has started. */
const isFew = ({ tickets }: JobAt['job'], { workers }: Flags): boolean =>
  workers === undefined && tickets.count <= 5_000;

/** The files of a job of a block: they are many, and each process deals the tickets of its own. */
const judgedInProcesses = (
  desk: Desk,
  { folder, job }: JobAt,
  { dealt, workers }: { readonly dealt: DealtJob; readonly workers: number | undefined },
): Promise<readonly JudgedFile[]> =>
  withInterruption((interruption) =>
    withProgress(
      desk,
      { of: job.files.reduce((sum, { pages }) => sum + pages, 0), noun: 'page' },
      ({ add: progress }) =>
        judgeFiles(
          { folder, job, dealt },
          { workers: workers ?? availableParallelism(), progress, interruption },
        ).catch((cause: unknown) => {
          throw interruption.aborted ? stopped(folder) : cause;
        }),
    ),
  );

const stopped = (folder: string): InputError =>
  new InputError(`stopped: ${folder} was not read to its end`, {
    hint: 'the same command reads it from its beginning',
  });

/** Whoever makes files must not know which sheets are looked at; the report says the seed, so that they are again. */
const newSeed = (): string => randomBytes(8).toString('hex');

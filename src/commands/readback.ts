import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { InputError } from '../base/fault.ts';
import { hasErrors } from '../base/finding.ts';
import { readRecords } from '../files/records.ts';
import { readBack } from '../readback/read-back.ts';
import { readReadingMap } from '../readback/reading-map.ts';
import { type Job, readJob } from '../rip/job.ts';
import { loadTemplate, TEMPLATES } from '../template/load.ts';
import type { Desk } from './desk.ts';
import { jsonReadBack, readBackText } from './readback-report.ts';
import { findingLine, plural } from './report-text.ts';

interface Flags {
  readonly records?: string;
  readonly raster?: number;
  readonly seed?: string;
  readonly json?: boolean;
}

/** Reads the finished files of a job back to records, and holds each ticket against what its record says. */
export async function readback(this: Desk, flags: Flags, folder: string): Promise<void> {
  const start = performance.now();
  const job = await readJob(folder);
  const records = await recordsOf(this, job, { folder, path: flags.records });
  const { game } = await loadTemplate(job.game);
  const map = await readReadingMap(join(TEMPLATES, job.game, 'golden', 'reading.json'));
  const report = await readBack({
    game,
    map,
    job,
    records,
    read: (name) => readFile(join(folder, name)),
    ...(flags.raster === undefined
      ? {}
      : { raster: { sheets: flags.raster, seed: flags.seed ?? newSeed() } }),
  });
  if (flags.json === true) await this.data(jsonReadBack(job, report));
  else {
    for (const finding of report.findings) await this.data(`${findingLine(finding)}\n`);
    await this.data(readBackText(job, report, (performance.now() - start) / 1000));
  }
  if (hasErrors(report.findings)) this.foundErrors();
}

/** Whoever makes files must not know which sheets are looked at; the report says the seed, so that they are again. */
const newSeed = (): string => randomBytes(8).toString('hex');

/**
 * The records that a job is held against: those named, or those beside the plates of specimens.
 *
 * Throws  InputError if a live job comes without records, a line is none, or there are not as many as tickets
 */
async function recordsOf(
  desk: Desk,
  job: Job,
  { folder, path }: { readonly folder: string; readonly path: string | undefined },
): Promise<readonly object[]> {
  const named = path ?? (job.records === null ? null : join(folder, job.records));
  if (named === null) {
    throw new InputError(`${folder}: is a job of live tickets, whose records are not beside it`, {
      hint: 'name its records with --records',
    });
  }
  const { records, unreadable } = await readRecords(named, desk.stdin);
  const [first] = unreadable;
  if (first !== undefined) {
    throw new InputError(`${named}:${first.line}:${first.column}: ${first.because}`, {
      hint: `mend ${plural(unreadable.length, 'line')}; grattage check names them all`,
    });
  }
  if (records.length !== job.tickets.count) {
    throw new InputError(
      `${named}: holds ${plural(records.length, 'record')}, and the job has ${plural(job.tickets.count, 'ticket')}`,
      {
        hint: 'name the records that the plates were made from',
      },
    );
  }
  return records;
}

import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { hasErrors } from '../base/finding.ts';
import { readArtMap } from '../readback/art/art-map.ts';
import { readBack } from '../readback/read-back.ts';
import { readReadingMap } from '../readback/reading-map.ts';
import { readJob } from '../rip/job.ts';
import { loadTemplate, TEMPLATES } from '../template/load.ts';
import type { Desk } from './desk.ts';
import { type RecordsAsked, recordsOf } from './readback-records.ts';
import { jsonReadBack, readBackText } from './readback-report.ts';

interface Flags extends RecordsAsked {
  readonly raster?: number;
  readonly seed?: string;
  readonly json?: boolean;
}

/** Reads the finished files of a job back to records, and holds each ticket against what its record says. */
export async function readback(this: Desk, flags: Flags, path: string): Promise<void> {
  const start = performance.now();
  const { folder, job } = await readJob(path);
  const records = await recordsOf(this, { folder, job }, flags);
  const { game } = await loadTemplate(job.game);
  const goldens = join(TEMPLATES, job.game, 'golden');
  const map = await readReadingMap(join(goldens, 'reading.json'));
  const art = await readArtMap(join(goldens, 'art.json'));
  const report = await readBack({
    game,
    map,
    art,
    job,
    records,
    read: (name) => readFile(join(folder, name)),
    ...(flags.raster === undefined
      ? {}
      : { raster: { sheets: flags.raster, seed: flags.seed ?? newSeed() } }),
  });
  if (flags.json === true) await this.data(jsonReadBack(job, report));
  else await this.data(readBackText(job, report, (performance.now() - start) / 1000));
  if (hasErrors(report.findings)) this.foundErrors();
}

/** Whoever makes files must not know which sheets are looked at; the report says the seed, so that they are again. */
const newSeed = (): string => randomBytes(8).toString('hex');

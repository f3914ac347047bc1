import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Bug } from '../../base/fault.ts';
import { openBlock } from '../../block/block-file.ts';
import { type Court, courtOf } from '../../readback/court.ts';
import { type JudgedFile, judgeFile } from '../../readback/judge-file.ts';
import type { Job, JobFile } from '../../rip/job.ts';
import { loadTemplate } from '../../template/load.ts';
import { DealtRegister } from './dealt-register.ts';
import { goldensOf } from './goldens.ts';
import type { DealtJob } from './records.ts';

/** What every process is told: the job, and the tickets that it is of. */
export interface WorkerOrder {
  readonly folder: string;
  readonly job: Job;
  readonly dealt: DealtJob;
}

/** One file of the same job as those before it. */
export interface WorkerTask {
  readonly order: WorkerOrder;
  readonly file: JobFile;
}

/** What a process says while it works: pages that are done since it last said so. */
export interface WorkerWord {
  readonly pages: number;
}

let opened: Promise<Court> | null = null;

/** Reads one file back. */
export async function serve({ order, file }: WorkerTask): Promise<{ readonly judged: JudgedFile }> {
  const { folder, job, dealt } = order;
  opened ??= open(dealt, job.places.length);
  const progress = said();
  const bytes = await readFile(join(folder, file.name));
  return { judged: await judgeFile(await opened, job, { file, bytes, progress }) };
}

async function open({ file, path, key, ranges }: DealtJob, places: number): Promise<Court> {
  const { game } = await loadTemplate(file.game);
  const { deal } = openBlock(file, { path, game, key });
  return courtOf(game, await goldensOf(file.game), new DealtRegister(deal, { file, ranges, places }));
}

/** Pages are told by the dozen: a word from process to process costs as much as a ticket. */
const AT_ONCE = 16;

function said(): () => void {
  let pages = 0;
  return () => {
    pages += 1;
    if (pages % AT_ONCE === 0) say({ pages: AT_ONCE });
  };
}

function say(word: WorkerWord): void {
  if (process.send === undefined) throw new Bug('a file of a block is read in a process of its own');
  process.send(word);
}

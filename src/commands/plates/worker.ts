import { parentPort } from 'node:worker_threads';
import { workerData } from 'piscina';
import { type BlockFile, openBlock } from '../../block/block-file.ts';
import { makePart, type PartOutcome } from '../../imaging/make-part.ts';
import { type BlockOrder, openLine } from '../../imaging/open-line.ts';
import type { SheetRange } from '../../imaging/sections.ts';
import { loadTemplate } from '../../template/load.ts';

/** What every thread is told: the block, its key, and how it goes on plates. */
export interface WorkerOrder {
  readonly file: BlockFile;
  /** Where the block file lies, for messages. */
  readonly path: string;
  readonly key: Uint8Array;
  readonly order: BlockOrder;
  /** The folder that files are made in. */
  readonly folder: string;
}

/** What a thread says while it works: sheets that are done since it last said so. */
export interface WorkerWord {
  readonly sheets: number;
}

const { file, path, key, order, folder } = workerData as WorkerOrder;
const template = await loadTemplate(file.game);
const { deal } = openBlock(file, { path, game: template.game, key });
const { line, plan } = openLine(template, deal, order);

/** Makes the imaging files of one part. */
export const serve = (sheets: SheetRange): Promise<PartOutcome> =>
  makePart(line, sheets, {
    plan,
    folder,
    progress: (done) => parentPort?.postMessage({ sheets: done } satisfies WorkerWord),
  });

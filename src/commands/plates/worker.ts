import { Bug } from '../../base/fault.ts';
import { type BlockFile, openBlock } from '../../block/block-file.ts';
import { makePart, type PartOutcome } from '../../imaging/make-part.ts';
import { type BlockOrder, openLine } from '../../imaging/open-line.ts';
import type { SheetRange } from '../../imaging/sections.ts';
import { loadTemplate } from '../../template/load.ts';

/** What every process is told: the block, its key, and how it goes on plates. */
export interface WorkerOrder {
  readonly file: BlockFile;
  /** Where the block file lies, for messages. */
  readonly path: string;
  readonly key: Uint8Array;
  readonly order: BlockOrder;
  /** The folder that files are made in. */
  readonly folder: string;
}

/** One part of the same order as those before it. */
export interface WorkerTask {
  readonly order: WorkerOrder;
  readonly sheets: SheetRange;
}

/** What a process says while it works: sheets that are done since it last said so. */
export interface WorkerWord {
  readonly sheets: number;
}

type Opened = ReturnType<typeof openLine>;

let opened: Promise<Opened> | null = null;

/** Makes the imaging files of one part. */
export async function serve({ order, sheets }: WorkerTask): Promise<PartOutcome> {
  opened ??= open(order);
  const { line, plan } = await opened;
  return makePart(line, sheets, { plan, folder: order.folder, progress: (done) => say({ sheets: done }) });
}

async function open({ file, path, key, order }: WorkerOrder): Promise<Opened> {
  const template = await loadTemplate(file.game);
  const { deal } = openBlock(file, { path, game: template.game, key });
  return openLine(template, deal, order);
}

function say(word: WorkerWord): void {
  if (process.send === undefined) throw new Bug('a part of a block is made in a process of its own');
  process.send(word);
}

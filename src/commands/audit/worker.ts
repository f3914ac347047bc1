import { parentPort, workerData } from 'node:worker_threads';
import { type BlockFile, openBlock } from '../../block/block-file.ts';
import { loadTemplate } from '../../template/load.ts';
import { orderOf } from './order.ts';
import { auditPart, type Part, type PartResult } from './part.ts';

/** What a thread is given: in memory, so that the key goes through no file and no list of processes. */
export interface WorkerOrder {
  readonly file: BlockFile;
  readonly path: string;
  readonly key: Uint8Array;
  readonly part: Part;
}

export type WorkerWord =
  | { readonly kind: 'progress'; readonly tickets: number }
  | { readonly kind: 'done'; readonly result: PartResult };

/** Audits the part that this thread was started for. */
export async function serve(): Promise<void> {
  const { file, path, key, part } = workerData as WorkerOrder;
  const say = (word: WorkerWord): void => parentPort?.postMessage(word);
  const { game } = await loadTemplate(file.game);
  const block = openBlock(file, { path, game, key: Uint8Array.from(key) });
  const result = auditPart(block, part, {
    order: orderOf(block.deal.plan, file),
    progress: (tickets) => say({ kind: 'progress', tickets }),
  });
  say({ kind: 'done', result });
}

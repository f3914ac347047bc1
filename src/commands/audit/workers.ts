import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { type LedgerMemory, newLedgerMemory } from '../../audit/ledger.ts';
import { HASH } from '../../audit/merkle/hashes.ts';
import { Tally } from '../../audit/tally.ts';
import { Bug, InputError } from '../../base/fault.ts';
import type { OpenBlock } from '../../block/block-file.ts';
import { orderOf } from './order.ts';
import type { Part, PartResult } from './part.ts';
import { addFindings, noFindings, type TicketFindings } from './ticket-findings.ts';
import type { WorkerOrder, WorkerWord } from './worker.ts';

/** A block dealt whole, judged and counted. */
export interface DealtAudit {
  readonly tally: Tally;
  readonly findings: TicketFindings;
  /** The leaves of all tickets, in their order. */
  readonly leaves: Uint8Array;
}

/** More threads than this make no block quicker: they wait for memory. */
const MOST_THREADS = 8;

/** How a block is gone through. */
export interface Going {
  readonly path: string;
  /** Tickets that are done since it was last called. */
  readonly progress: (tickets: number) => void;
  /** Ends the work: nothing of it was written. */
  readonly interruption: AbortSignal;
}

/**
 * Deals, judges and counts a whole block, a thread a core, each its own packs.
 *
 * Throws  what a thread throws; InputError when it is interrupted
 */
export async function auditDealt(block: OpenBlock, going: Going): Promise<DealtAudit> {
  const { deal, file } = block;
  const ledger = newLedgerMemory(deal.tickets);
  const leaves = new SharedArrayBuffer(deal.tickets * HASH);
  const parts = partsOf(deal.plan.packs, { ledger, leaves });
  const results = await inThreads(block, parts, going);
  const tally = new Tally(orderOf(deal.plan, file), ledger);
  const findings = noFindings();
  for (const result of results) {
    tally.add(result.counts);
    addFindings(findings, result.findings);
  }
  return { tally, findings, leaves: new Uint8Array(leaves) };
}

function partsOf(
  packs: number,
  shared: { readonly ledger: LedgerMemory; readonly leaves: SharedArrayBuffer },
): readonly Part[] {
  const threads = Math.min(availableParallelism(), MOST_THREADS, packs);
  return Array.from({ length: threads }, (_, at) => ({
    packs: { from: Math.floor((at * packs) / threads), to: Math.floor(((at + 1) * packs) / threads) },
    ...shared,
  }));
}

async function inThreads(
  { file, key }: OpenBlock,
  parts: readonly Part[],
  going: Going,
): Promise<readonly PartResult[]> {
  const threads = parts.map((part) => thread({ file, path: going.path, key, part }, going));
  const stop = (): void => void Promise.all(threads.map(({ worker }) => worker.terminate()));
  going.interruption.addEventListener('abort', stop, { once: true });
  try {
    return await Promise.all(threads.map(({ result }) => result));
  } catch (cause) {
    throw going.interruption.aborted ? stopped(going.path) : cause;
  } finally {
    going.interruption.removeEventListener('abort', stop);
    stop();
  }
}

const stopped = (path: string): InputError =>
  new InputError(`stopped: ${path} was not audited, and nothing was written`, {
    hint: 'the same command audits it from its beginning',
  });

function thread(order: WorkerOrder, { progress }: Going) {
  const worker = new Worker(new URL('./worker.mjs', import.meta.url), { workerData: order });
  const result = new Promise<PartResult>((resolve, reject) => {
    worker.on('message', (word: WorkerWord) => {
      if (word.kind === 'progress') progress(word.tickets);
      else resolve(word.result);
    });
    worker.on('error', reject);
    worker.on('exit', () => reject(new Bug('a thread of the audit ended before its work')));
  });
  return { worker, result };
}

import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { makeParts } from '../../src/commands/plates/workers.ts';
import type { MadePart } from '../../src/imaging/make-part.ts';
import { partName } from '../../src/imaging/parts.ts';
import { timed } from '../clock.ts';
import { BENCH_KEY, benchBlock, benchOrder } from '../peers/deal.ts';
import { middleOf } from '../peers/middle.ts';
import type { BenchSize } from '../size.ts';
import type { LineBlock } from './line-block.ts';
import { mustBeSameBytes } from './same-bytes.ts';
import { ZlibBeside } from './zlib-beside.ts';

/** Files made by so many processes. */
export interface WorkersRun {
  /** From the start of the processes until the last file is closed. */
  readonly ticketsPerSecond: number;
  /** From a tenth of the sheets to nine tenths: all processes are at work, and their start is over. */
  readonly steadyTicketsPerSecond: number;
}

/** Two processes beside one, pair by pair. */
export interface WorkersFigures {
  readonly tickets: number;
  readonly one: WorkersRun;
  readonly two: WorkersRun;
  /** How many times as many tickets a second two make: their start included, and steady. */
  readonly times: { readonly whole: number; readonly steady: number; readonly zlib: number };
}

/** The same files made by one process and by two, and right after it what zlib gains by a second one. */
export interface WorkersPair {
  readonly one: WorkersRun;
  readonly two: WorkersRun;
  readonly zlib: number;
}

/** Makes the same files in one process and in two, in turn, as the command does. */
export async function compareWorkers(
  block: LineBlock,
  { workers: { files, fileSheets, pairs } }: BenchSize,
  folder: string,
): Promise<WorkersFigures> {
  const parts = Array.from({ length: files }, (_, at) => ({
    from: at * fileSheets,
    to: (at + 1) * fileSheets,
  }));
  const into = join(folder, 'workers');
  const path = join(into, `${partName(block.plan, 'recto', { from: 0, to: fileSheets })}.pdf`);
  const zlib = await ZlibBeside.start(block.template.game.id);
  const all: WorkersPair[] = [];
  try {
    for (let pair = 0; pair < pairs; pair += 1) {
      const one = await makeIn(1, { block, parts, into });
      const two = await makeIn(2, { block, parts, into });
      for (const [at, made] of one.made.entries())
        mustBeSameBytes([{ made }, ...two.made.slice(at, at + 1).map((one) => ({ made: one }))]);
      all.push({ one: one.run, two: two.run, zlib: await zlib.times(path) });
    }
  } finally {
    zlib.end();
    rmSync(into, { recursive: true, force: true });
  }
  return {
    tickets: files * fileSheets * block.plan.places.length,
    ...workersFigures(all),
  };
}

/** The middle of all pairs; ratios are taken within each. */
export function workersFigures(pairs: readonly WorkersPair[]): Omit<WorkersFigures, 'tickets'> {
  const middle = (of: 'one' | 'two'): WorkersRun => ({
    ticketsPerSecond: middleOf(pairs.map((pair) => pair[of].ticketsPerSecond)),
    steadyTicketsPerSecond: middleOf(pairs.map((pair) => pair[of].steadyTicketsPerSecond)),
  });
  const times = (rate: keyof WorkersRun): number =>
    middleOf(pairs.map(({ one, two }) => two[rate] / one[rate]));
  return {
    one: middle('one'),
    two: middle('two'),
    times: {
      whole: times('ticketsPerSecond'),
      steady: times('steadyTicketsPerSecond'),
      zlib: middleOf(pairs.map(({ zlib }) => zlib)),
    },
  };
}

interface Parts {
  readonly block: LineBlock;
  readonly parts: readonly { readonly from: number; readonly to: number }[];
  readonly into: string;
}

async function makeIn(
  workers: number,
  { block: { template, deal, plan }, parts, into }: Parts,
): Promise<{ readonly run: WorkersRun; readonly made: readonly MadePart[] }> {
  rmSync(into, { recursive: true, force: true });
  mkdirSync(into);
  const order = {
    file: benchBlock(template.game),
    path: 'the block of the bench',
    key: BENCH_KEY,
    order: benchOrder(deal),
    folder: into,
  };
  const made: MadePart[] = [];
  const done: number[] = [];
  const start = performance.now();
  const { value: findings, seconds } = await timed(() =>
    makeParts(order, parts, {
      workers,
      made: async (part) => {
        made.push(part);
      },
      progress: (sheets) => {
        for (let sheet = 0; sheet < sheets; sheet += 1) done.push((performance.now() - start) / 1000);
      },
      interruption: new AbortController().signal,
    }),
  );
  const [finding] = findings;
  if (finding !== undefined) throw new Error(finding.message);
  made.sort((a, b) => a.sheets.from - b.sheets.from);
  const places = plan.places.length;
  return {
    run: {
      ticketsPerSecond: (done.length * places) / seconds,
      steadyTicketsPerSecond: steadyRate(done) * places,
    },
    made,
  };
}

/**
 * Sheets a second between a tenth of them and nine tenths.
 *
 * Shape   `done` holds when each sheet was done, in seconds
 */
export function steadyRate(done: readonly number[]): number {
  const [from, to] = [Math.floor(done.length * 0.1), Math.floor(done.length * 0.9)];
  const [start, end] = [done[from], done[to]];
  if (start === undefined || end === undefined || end <= start) throw new Error('too few sheets were made');
  return (to - from) / (end - start);
}

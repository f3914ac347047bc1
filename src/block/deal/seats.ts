import { isHigh, type Plan } from '../plan.ts';
import type { Keystream } from './keystream.ts';
import { drawn, Lot, shuffle } from './lot.ts';

/** The spaces of the stream for seats. */
const OPTIONAL = { a: 0, b: 0 };
const HIGH = { a: 1, b: 0 };
const OTHERS = { a: 2, b: 0 };

/** Blocks of keystream made at a time. */
const BATCH = 4_096;

/**
 * Which rows of the plan win in each pack.
 *
 * Why     the first of two levels: it settles what every pack holds, so that the whole block is the plan and any pack is
 *         reached alone
 */
export interface Seats {
  /** Rows by their index in the plan: high prizes first, in the plan's order; then the others as they were shuffled. */
  winners(pack: number): readonly number[];
}

/**
 * Deals the plan's winners to packs.
 *
 * Shape   every pack has its fewest winners for sure; the seats from there to its most are optional, pack by pack, and as
 *         many of them are drawn as winners are left. High prizes draw their packs first; all others are shuffled and sit
 *         down in the order of packs
 */
export function seatWinners(plan: Plan, stream: Keystream): Seats {
  const lot = new Lot(stream, BATCH);
  const high = highByPack(plan, lot);
  const others = shuffledOthers(plan, lot);
  const counts = winnersByPack(plan, lot);
  const starts = new Uint32Array(plan.packs + 1);
  for (let pack = 0; pack < plan.packs; pack++) {
    starts[pack + 1] = (starts[pack] ?? 0) + (counts[pack] ?? 0) - (high.get(pack)?.length ?? 0);
  }
  return {
    winners: (pack) => [...(high.get(pack) ?? []), ...others.subarray(starts[pack], starts[pack + 1])],
  };
}

function winnersByPack({ pack: { least, most }, packs, rows }: Plan, lot: Lot): Uint16Array {
  lot.begin(OPTIONAL);
  const winners = rows.reduce((total, { tickets }) => total + tickets, 0);
  const optional = most - least;
  const counts = new Uint16Array(packs).fill(least);
  for (const seat of drawn(winners - packs * least, packs * optional, lot)) {
    const pack = Math.floor(seat / optional);
    counts[pack] = (counts[pack] ?? 0) + 1;
  }
  return counts;
}

/** Each pack has as many seats for high prizes as it may hold. */
function highByPack({ pack, packs, rows }: Plan, lot: Lot): ReadonlyMap<number, readonly number[]> {
  lot.begin(HIGH);
  const winners = rows.flatMap((row, index) =>
    isHigh(row, pack) ? Array.from({ length: row.tickets }, () => index) : [],
  );
  const seats = drawn(winners.length, packs * pack.high.most, lot);
  const byPack = new Map<number, number[]>();
  winners.forEach((row, at) => {
    const of = Math.floor((seats[at] ?? 0) / pack.high.most);
    const there = byPack.get(of);
    if (there === undefined) byPack.set(of, [row]);
    else there.push(row);
  });
  return byPack;
}

function shuffledOthers({ rows, pack }: Plan, lot: Lot): Uint16Array {
  lot.begin(OTHERS);
  const counts = rows.map((row) => (isHigh(row, pack) ? 0 : row.tickets));
  const others = new Uint16Array(counts.reduce((total, count) => total + count, 0));
  let at = 0;
  counts.forEach((count, row) => {
    others.fill(row, at, at + count);
    at += count;
  });
  shuffle(others, lot);
  return others;
}

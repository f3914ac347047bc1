import { beforeAll, describe, expect, it } from 'vitest';
import { type Deal, openDeal } from '../../../src/block/deal/deal.ts';
import { isHigh, type Plan, planOf } from '../../../src/block/plan.ts';
import { happy, rencontre } from '../../game/records.ts';

/** Milliseconds for millions of tickets, on a machine that has other work to do. */
const PATIENCE = 900_000;

/** What a whole block comes to, from one pass over all its tickets. */
interface Count {
  readonly tickets: number;
  /** Tickets by the plan's rows, losers last. */
  readonly rows: readonly number[];
  readonly winnersInPack: readonly [least: number, most: number];
  readonly longestRun: number;
  readonly mostHigh: number;
  readonly validations: Float64Array;
  /** What is won by tickets in each place of a pack. */
  readonly winnersByPlace: readonly number[];
  /** The places of the winners of the first packs. */
  readonly beginning: string;
}

function countOf(deal: Deal): Count {
  const { plan } = deal;
  const { of } = plan.pack;
  const indexOf = new Map(plan.rows.map((row, index) => [row, index]));
  const high = new Set(plan.rows.filter((row) => isHigh(row, plan.pack)));
  const rows = new Array<number>(plan.rows.length + 1).fill(0);
  const winnersByPlace = new Array<number>(of).fill(0);
  const validations = new Float64Array(deal.tickets);
  const beginning: string[] = [];
  let [tickets, least, most, longestRun, mostHigh] = [0, of, 0, 0, 0];
  for (let pack = 0; pack < plan.packs; pack++) {
    let [winners, run, highs] = [0, 0, 0];
    deal.pack(pack).forEach(({ ticket, meant }, place) => {
      validations[tickets++] = Number(ticket.validation);
      const row = meant === null ? plan.rows.length : (indexOf.get(meant) ?? -1);
      rows[row] = (rows[row] ?? 0) + 1;
      run = meant === null ? run + 1 : 0;
      longestRun = Math.max(longestRun, run);
      if (meant === null) return;
      winners += 1;
      if (high.has(meant)) highs += 1;
      winnersByPlace[place] = (winnersByPlace[place] ?? 0) + 1;
      if (pack < 20) beginning.push(`${pack} ${place}`);
    });
    [least, most, mostHigh] = [Math.min(least, winners), Math.max(most, winners), Math.max(mostHigh, highs)];
  }
  return {
    tickets,
    rows,
    winnersInPack: [least, most],
    longestRun,
    mostHigh,
    validations: validations.sort(),
    winnersByPlace,
    beginning: beginning.join(),
  };
}

const planned = ({ rows, losers }: Plan): readonly number[] => [
  ...rows.map(({ tickets }) => tickets),
  losers,
];

const key = (byte: number): Uint8Array => new Uint8Array(32).fill(byte);

describe.each([
  { game: happy, keys: [21] },
  { game: rencontre, keys: [21, 22] },
])('every ticket of a block of $game.id, with keys $keys', ({ game, keys }) => {
  const plan = planOf(game);
  let counts: readonly Count[] = [];
  beforeAll(() => {
    counts = keys.map((byte) => countOf(openDeal(plan, { emission: '01', block: 1, key: key(byte) })));
  }, PATIENCE);

  it('is there, and the block is the plan row by row', () => {
    for (const { tickets, rows } of counts) {
      expect(tickets).toBe(game.reglement.blockSize);
      expect(rows).toEqual(planned(plan));
    }
  });

  it('stands in a pack that keeps all its rules', () => {
    for (const { winnersInPack, longestRun, mostHigh } of counts) {
      expect(winnersInPack).toEqual([plan.pack.least, plan.pack.most]);
      expect(longestRun).toBeLessThanOrEqual(plan.pack.longestLosingRun);
      expect(mostHigh).toBe(plan.pack.high.most);
    }
  });

  it('has a validation number that no other has', () => {
    for (const { validations } of counts) {
      let twice = 0;
      for (let at = 1; at < validations.length; at++) if (validations[at] === validations[at - 1]) twice += 1;
      expect(twice).toBe(0);
    }
  });

  it('wins in every place of a pack as often, at a level of one in a thousand', () => {
    for (const { winnersByPlace } of counts) {
      const expected = plan.rows.reduce((sum, { tickets }) => sum + tickets, 0) / plan.pack.of;
      const chiSquare = winnersByPlace.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
      expect(chiSquare).toBeLessThan(85.35);
    }
  });

  it('stands elsewhere with another key', () => {
    expect(new Set(counts.map(({ beginning }) => beginning)).size).toBe(keys.length);
  });
});

import { expect, test } from 'vitest';
import { foundIn, rulesBroken } from '../../../audit/small-blocks.ts';
import { honestHappy, inOrder, PACK, totals, winnersIn } from '../faults.ts';

const RULE = 'block/fair/winners-stand-anywhere';

/** The packs of an honest block in another order. */
function packsBy(rank: (pack: number, winners: number) => number) {
  const block = honestHappy();
  const won = totals(block);
  const packs = Array.from({ length: won.length / PACK }, (_, pack) => pack);
  const order = packs.toSorted((a, b) => rank(a, winnersIn(won, a)) - rank(b, winnersIn(won, b)) || a - b);
  return inOrder(
    block,
    order.flatMap((pack) => Array.from({ length: PACK }, (_, at) => pack * PACK + at)),
  );
}

test('packs that hold more winners at the start of the block than at its end are found', () => {
  const block = packsBy((_, winners) => -winners);
  expect(rulesBroken(block)).toContain(RULE);
  expect(foundIn(block).find((line) => line.startsWith(RULE))).toMatch(
    /^block\/fair\/winners-stand-anywhere: winners stand oftener in one part of the block than in another: the winners over the block \(D = \d\.\d\d, of 100\): p > 0\.001 over all \d+ tests is expected, and p = \d\.\de-\d+$/,
  );
});

test('prizes of 9 € that are all in the first half are found by that prize', () => {
  const honest = honestHappy();
  const won = totals(honest);
  const order = won.map((_, at) => at);
  // In the second half each ticket of 9 € changes places with one of 6 € in the first, so that packs stay as they are.
  const sixes = order.filter((at) => won[at] === 600 && at < won.length / 2);
  const nines = order.filter((at) => won[at] === 900 && at >= won.length / 2);
  nines.forEach((nine, turn) => {
    const six = sixes[turn];
    if (six !== undefined) [order[nine], order[six]] = [six, nine];
  });
  const block = inOrder(honest, order);
  expect(rulesBroken(block)).toEqual([RULE]);
  expect(foundIn(block).some((line) => line.includes('the winners of 9\u00a0€ over the block'))).toBe(true);
});

test('packs in any other order that does not go by their winners are fine', () => {
  expect(rulesBroken(packsBy((pack) => (pack * 37) % 100))).toEqual([]);
});

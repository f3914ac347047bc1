import { expect, test } from 'vitest';
import { foundIn } from '../../../audit/small-blocks.ts';
import { honestRencontre, inOrder, PACK, packsInOrder, totals, winnersIn } from '../faults.ts';

const RULE = 'block/fair/losses-come-by-lot';

const said = (block: Parameters<typeof foundIn>[0]): readonly string[] =>
  foundIn(block).filter((line) => line.startsWith(RULE));

test('winners that come in twos are found by the runs that this leaves', () => {
  const block = packsInOrder(honestRencontre(), (won) => {
    const places = won.map((_, at) => at);
    const winners = places.filter((at) => (won[at] ?? 0) > 0);
    const losers = places.filter((at) => (won[at] ?? 0) === 0);
    const twos = Array.from({ length: Math.ceil(winners.length / 2) }, (_, turn) =>
      winners.slice(2 * turn, 2 * turn + 2),
    );
    const each = Math.ceil(losers.length / twos.length);
    return twos.flatMap((two, turn) => [...two, ...losers.slice(turn * each, (turn + 1) * each)]);
  });
  expect(said(block)[0]).toContain(
    'tickets that were sold tell of the next ones: the losing runs in packs (z = -',
  );
});

test('a rich pack that follows every rich pack is found', () => {
  const honest = honestRencontre();
  const won = totals(honest);
  const packs = Array.from({ length: won.length / PACK }, (_, pack) => pack);
  const byWealth = packs.toSorted((a, b) => winnersIn(won, b) - winnersIn(won, a));
  // Tens of packs as rich as each other, the tens in an order of no sense.
  const tens = Array.from({ length: 10 }, (_, turn) => byWealth.slice(turn * 10, turn * 10 + 10));
  const order = [3, 8, 0, 5, 9, 1, 6, 2, 7, 4].flatMap((turn) => tens[turn] ?? []);
  const block = inOrder(
    honest,
    order.flatMap((pack) => Array.from({ length: PACK }, (_, at) => pack * PACK + at)),
  );
  expect(said(block).some((line) => line.includes('the winners of neighbouring packs'))).toBe(true);
});

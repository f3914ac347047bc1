import { expect, it } from 'vitest';
import { bottom } from '../../../src/base/geometry.ts';
import { rule } from '../../../src/rules/face/cells-do-not-overlap.ts';
import { inkOf } from '../../../src/rules/face/subject.ts';
import { run } from '../../../src/rules/run.ts';
import { cellAt, withCell, withCells } from '../../kit/damaged-face.ts';
import { faces, happy, rencontre } from '../../kit/real-face.ts';

const right = faces(happy);

/** January's amount, its ink so far under the ink of a symbol above it; less than nothing is into it. */
function amountUnder(symbol: string, gap: number) {
  const [above, amount] = [symbol, 'amount'].map((slot) => inkOf(cellAt(right, { zone: 'janvier', slot })));
  if (above == null || amount == null) throw new Error('January draws nothing');
  const down = bottom(above) + gap - amount.y;
  return withCell(right, { zone: 'janvier', slot: 'amount' }, (placed) => ({
    ...placed,
    at: { x: placed.at.x, y: placed.at.y + down },
  }));
}

it('says nothing of tickets whose cells stand apart', () => {
  expect(run([rule], right)).toEqual([]);
  expect(run([rule], faces(rencontre))).toEqual([]);
});

it('finds an amount moved up over its symbols, and says nothing of one that touches them', () => {
  const heights = ['symbol-0', 'symbol-1'].map((slot) => inkOf(cellAt(right, { zone: 'janvier', slot })));
  const [one, other] = heights.map((ink) => (ink === null ? 0 : bottom(ink)));
  const lowest = (one ?? 0) >= (other ?? 0) ? 'symbol-0' : 'symbol-1';
  expect(run([rule], amountUnder(lowest, 0))).toEqual([]);
  expect(run([rule], amountUnder(lowest, -1))).toEqual([
    {
      rule: 'face/cells-do-not-overlap',
      severity: 'error',
      ticket: '0000000000000000',
      surface: 'mois',
      zone: 'janvier',
      article: '4.2.1',
      expected: `${lowest} clear of its neighbours`,
      found: 'over janvier amount',
      message: `the zone janvier needs its ${lowest} clear of its neighbours, and has it over janvier amount`,
    },
  ]);
});

it('finds a cell printed twice', () => {
  const bonus = cellAt(right, { zone: 'bonus', slot: 'amount' });
  const found = run(
    [rule],
    withCells(right, (cells) => [...cells, bonus]),
  );
  expect(found.map(({ zone, found }) => [zone, found])).toEqual([['bonus', 'over bonus amount']]);
});

import { expect, it } from 'vitest';
import { bottom } from '../../../src/base/geometry.ts';
import { rule } from '../../../src/rules/face/cells-do-not-overlap.ts';
import { inkOf } from '../../../src/rules/face/subject.ts';
import { run } from '../../../src/rules/run.ts';
import { cellAt, withCell, withCells } from '../../kit/damaged-face.ts';
import { faces, happy, rencontre } from '../../kit/real-face.ts';

const right = faces(happy);

/** The box of what a slot of January inks. */
function ink(slot: string) {
  const box = inkOf(cellAt(right, { zone: 'janvier', slot }));
  if (box === null) throw new Error(`January draws nothing in ${slot}`);
  return box;
}

/** January without its second symbol, and its first one so far above the amount; less than nothing is into it. */
const symbolAbove = (gap: number) =>
  withCell(
    withCell(right, { zone: 'janvier', slot: 'symbol-1' }, () => null),
    { zone: 'janvier', slot: 'symbol-0' },
    (placed) => {
      const down = ink('amount').y - gap - bottom(ink('symbol-0'));
      const across = ink('amount').x - ink('symbol-0').x;
      return { ...placed, at: { x: placed.at.x + across, y: placed.at.y + down } };
    },
  );

it('says nothing of tickets whose cells stand apart', () => {
  expect(run([rule], right)).toEqual([]);
  expect(run([rule], faces(rencontre))).toEqual([]);
});

it('finds a symbol moved over its amount, and says nothing of one that touches it', () => {
  expect(run([rule], symbolAbove(0))).toEqual([]);
  expect(run([rule], symbolAbove(-1))).toEqual([
    {
      rule: 'face/cells-do-not-overlap',
      severity: 'error',
      ticket: '0000000000000000',
      surface: 'mois',
      zone: 'janvier',
      article: '4.2.1',
      expected: 'symbol-0 clear of its neighbours',
      found: 'over janvier amount',
      message: 'the zone janvier needs its symbol-0 clear of its neighbours, and has it over janvier amount',
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

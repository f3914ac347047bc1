import { expect, it } from 'vitest';
import { grow, type Rect } from '../../../src/base/geometry.ts';
import { mm } from '../../../src/base/length.ts';
import { rectOutline } from '../../../src/base/outline.ts';
import { itemBounds } from '../../../src/face/bounds.ts';
import { rule } from '../../../src/rules/face/coat-reaches-beyond-marks.ts';
import { codesOf, inkOf } from '../../../src/rules/face/subject.ts';
import { run } from '../../../src/rules/run.ts';
import { cellAt, withCellMoved, withCode } from '../../kit/damaged-face.ts';
import { withCoat, withRecto } from '../../kit/damaged-template.ts';
import { faces, happy, rencontre } from '../../kit/real-face.ts';

const right = faces(happy);

const known = (ink: Rect | null | undefined): Rect => {
  if (ink == null) throw new Error('no ink');
  return ink;
};
const amount = known(inkOf(cellAt(right, { zone: 'bonus', slot: 'amount' })));
const code = known(
  codesOf(right).flatMap(({ name, item }) => (name === 'validation' && item ? itemBounds(item) : []))[0],
);

it('says nothing of tickets whose coats reach far enough', () => {
  expect(run([rule], right)).toEqual([]);
  expect(run([rule], faces(rencontre))).toEqual([]);
});

it('lets a coat end 1.5 mm beyond an amount, and no lattice step less', () => {
  const coated = (reach: number) => ({
    ...right,
    template: withCoat(happy, 'bonus', rectOutline(grow(amount, reach))),
  });
  expect(run([rule], coated(mm(1.5)))).toEqual([]);
  expect(run([rule], coated(mm(1.5) - 1))).toEqual([
    {
      rule: 'face/coat-reaches-beyond-marks',
      severity: 'error',
      ticket: '0000000000000000',
      surface: 'bonus',
      zone: 'bonus',
      article: '4.3.1',
      expected: 'coat at least 1.5 mm beyond its marks',
      found: 'less at amount',
      message: 'the zone bonus needs its coat at least 1.5 mm beyond its marks, and has less at amount',
    },
  ]);
});

it('holds the coat over the code to the same', () => {
  const coated = (reach: number) => ({
    ...right,
    template: withRecto(happy, ({ validation }) => ({
      validation: { ...validation, coat: rectOutline(grow(code, reach)) },
    })),
  });
  expect(run([rule], coated(mm(1.5)))).toEqual([]);
  expect(run([rule], coated(mm(1.5) - 1)).map(({ zone, found }) => [zone, found])).toEqual([
    ['validation', 'less at the code'],
  ]);
});

it('finds a mark that was moved to the edge of its coat, and one under no coat', () => {
  const spot = { zone: 'bonus', slot: 'amount' };
  expect(run([rule], withCellMoved(right, spot, { x: 15 })).map(({ found }) => found)).toEqual([
    'less at amount',
  ]);
  const bare = { ...right, template: withCoat(happy, 'bonus', []) };
  expect(run([rule], bare).map(({ found }) => found)).toEqual(['less at amount']);
});

it('measures a coat by its curves: a corner that is cut round hides less than its box', () => {
  const { x, y, width, height } = grow(amount, mm(1.5));
  const cut = [
    { op: 'M', x: x + mm(1), y },
    { op: 'L', x: x + width, y },
    { op: 'L', x: x + width, y: y + height },
    { op: 'L', x, y: y + height },
    { op: 'L', x, y: y + mm(1) },
    { op: 'C', x1: x, y1: y + mm(0.5), x2: x + mm(0.5), y2: y, x: x + mm(1), y },
    { op: 'Z' },
  ] as const;
  const rounded = { ...right, template: withCoat(happy, 'bonus', cut) };
  expect(run([rule], rounded).map(({ zone }) => zone)).toEqual(['bonus']);
});

it('leaves a code that is missing to another rule', () => {
  expect(
    run(
      [rule],
      withCode(right, 'validation', () => null),
    ),
  ).toEqual([]);
  expect(
    run(
      [rule],
      withCode(right, 'ticket-number', () => null),
    ),
  ).toEqual([]);
});

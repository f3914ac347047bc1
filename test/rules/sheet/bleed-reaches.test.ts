import { expect, test } from 'vitest';
import { mm } from '../../../src/base/length.ts';
import { run } from '../../../src/rules/run.ts';
import { rule } from '../../../src/rules/sheet/bleed-reaches.ts';
import { tickets } from '../../kit/face.ts';
import { imposed, press } from '../../kit/press.ts';

const withGutter = (gutter: number) => run([rule], imposed(tickets(4), press({ gutter })));

test('a gutter as wide as two bleeds holds them', () => {
  expect(withGutter(mm(6))).toEqual([]);
});

test('a gutter a lattice unit narrower does not, and is said once', () => {
  expect(withGutter(mm(6) - 1)).toHaveLength(1);
  expect(withGutter(mm(4))).toMatchObject([
    {
      zone: 'sheet 1, recto, places 1 and 2',
      expected: '6 mm',
      found: '4 mm',
      message: 'sheet 1, recto, places 1 and 2: the gutter must hold both bleeds, 6 mm, and is 4 mm',
    },
  ]);
});

test('tickets that stand in one column are held apart too', () => {
  const column = press({ columns: 1, rows: 2, gutter: mm(5) });
  expect(run([rule], imposed(tickets(2), column))).toMatchObject([{ found: '5 mm' }]);
});

test('the sheet of a single ticket has no gutter to judge', () => {
  expect(run([rule], imposed(tickets(1), press({ columns: 1, rows: 1, gutter: 0 })))).toEqual([]);
});

test('tickets that touch at a perforation share its bleed; those beside each other do not', () => {
  const torn = { perforated: 'rows' } as const;
  expect(run([rule], imposed(tickets(4), press({ ...torn, gutter: { x: mm(6), y: 0 } })))).toEqual([]);
  expect(run([rule], imposed(tickets(4), press({ gutter: { x: mm(6), y: 0 } })))).toMatchObject([
    { zone: 'sheet 1, recto, places 1 and 3', found: '0 mm' },
  ]);
  expect(run([rule], imposed(tickets(4), press({ ...torn, gutter: 0 })))).toMatchObject([
    { zone: 'sheet 1, recto, places 1 and 2', found: '0 mm' },
  ]);
});

test('a job of one ticket is held to the gutters of its press all the same: the plates print on every place', () => {
  const one = (gutter: number) => run([rule], imposed(tickets(1), press({ gutter })));
  expect(one(mm(6))).toEqual([]);
  expect(one(mm(6) - 1)).toMatchObject([{ zone: 'sheet 1, recto, places 1 and 2' }]);
});

test('a press of thousands of places is looked at in no time', () => {
  const large = press({
    columns: 100,
    rows: 100,
    sheet: { width: mm(5000), height: mm(5000) },
    gutter: mm(6),
  });
  expect(run([rule], imposed(tickets(1), large))).toEqual([]);
});

import { expect, test } from 'vitest';
import { bottom, type Rect, rect, right } from '../../../../src/base/geometry.ts';
import { cmyk, IMAGED_BLACK, spot } from '../../../../src/base/ink.ts';
import { mm } from '../../../../src/base/length.ts';
import { itemBounds } from '../../../../src/face/bounds.ts';
import type { Pass } from '../../../../src/face/face.ts';
import type { Item } from '../../../../src/face/item.ts';
import { textItem } from '../../../../src/face/text-item.ts';
import { run } from '../../../../src/rules/run.ts';
import { rule } from '../../../../src/rules/sheet/shifted/imaging-stays-clear-of-text.ts';
import { filled, SPECIMEN, ticket, tickets } from '../../../kit/face.ts';
import { imposed, press } from '../../../kit/press.ts';

const LINE = textItem(
  'Règles',
  { font: 'barlow-condensed-500', size: mm(3), paint: cmyk(0, 0, 0, 100) },
  { x: mm(10), y: mm(10) },
);
const INK = itemBounds(LINE) ?? rect(0, 0, 0, 0);

/** What is said of a ticket whose back has some fixed items and one imaged mark. */
function said(mark: Rect, { pass = 'back' as Pass, items = [LINE] as readonly Item[], off = mm(0.5) } = {}) {
  const plain = ticket('1');
  const layers = [
    { pass, items },
    { pass: 'back-imaging' as const, items: [filled(mark, IMAGED_BLACK)] },
  ];
  const one = { ...plain, verso: { ...plain.verso, layers } };
  return run([rule], imposed([one], press({ registerTolerance: off }))).map(({ message }) => message);
}

const OFF = mm(0.5);
const SIZE = mm(2);

test('what is imaged on small tickets is clear of their stamps and texts', () => {
  expect(run([rule], imposed(tickets(4)))).toEqual([]);
});

test.each([
  ['left', rect(INK.x - OFF - SIZE, INK.y, SIZE, SIZE), 1, 0],
  ['right', rect(right(INK) + OFF, INK.y, SIZE, SIZE), -1, 0],
  ['above', rect(INK.x, INK.y - OFF - SIZE, SIZE, SIZE), 0, 1],
  ['below', rect(INK.x, bottom(INK) + OFF, SIZE, SIZE), 0, -1],
])(
  'a mark on the %s of fixed text may be as near as the register, and no lattice unit nearer',
  (_, mark, dx, dy) => {
    expect(said(mark)).toEqual([]);
    expect(said({ ...mark, x: mark.x + dx, y: mark.y + dy })).toEqual([
      'sheet 1, place 1, verso: the register asks for imaged marks at least 0.5 mm from all that is read, and there is one nearer to « Règles »',
    ]);
  },
);

test('a press of less register asks for more', () => {
  const mark = rect(right(INK) + OFF, INK.y, SIZE, SIZE);
  expect(said(mark, { off: OFF + 1 })).toHaveLength(1);
});

test('a stamp of specimens is read though it is drawn, and other drawings are not', () => {
  const drawing = filled(rect(mm(20), mm(20), mm(6), mm(2)), spot(SPECIMEN));
  const mark = rect(mm(26), mm(20), SIZE, SIZE);
  expect(said(mark, { pass: 'specimen', items: [drawing] })).toEqual([
    'sheet 1, place 1, verso: the register asks for imaged marks at least 0.5 mm from all that is read, and there is one nearer to the stamp of specimens',
  ]);
  expect(said(mark, { items: [drawing] })).toEqual([]);
});

test('text is found in a form that is moved to its place', () => {
  const form = { key: 'line', box: INK, items: [LINE] };
  const moved: Item = { kind: 'use', form, at: { x: mm(5), y: 0 } };
  const mark = rect(right(INK) + mm(5), INK.y, SIZE, SIZE);
  expect(said(mark, { items: [moved] })).toHaveLength(1);
  expect(said(mark)).toEqual([]);
});

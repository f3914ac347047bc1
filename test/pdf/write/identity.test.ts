import { expect, test } from 'vitest';
import { rect } from '../../../src/base/geometry.ts';
import { spot } from '../../../src/base/ink.ts';
import { mm } from '../../../src/base/length.ts';
import type { Form, Item } from '../../../src/face/item.ts';
import { drawingId } from '../../../src/pdf/write/identity.ts';
import { CELL, COAT, filled } from '../../kit/face.ts';

const BOX = rect(0, 0, mm(5), mm(5));
const form = (over: Partial<Form> = {}): Form => ({
  key: 'a',
  box: BOX,
  items: [filled(BOX, spot(COAT))],
  ...over,
});
const use = (used: Form): Item => ({ kind: 'use', form: used, at: { x: 0, y: 0 } });

test('a drawing has one name, whatever game it is of', () => {
  expect(drawingId(form())).toMatch(
    /^uuid:[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/,
  );
  expect(drawingId(form({ key: 'b' }))).toBe(drawingId(form()));
  expect(drawingId(form({ items: [use(form({ key: 'b' }))] }))).toBe(
    drawingId(form({ items: [use(form())] })),
  );
});

test.each<readonly [string, Partial<Form>]>([
  ['box', { box: rect(0, 0, mm(5), mm(6)) }],
  ['tint', { items: [filled(BOX, spot(COAT, 99))] }],
  ['alternate', { items: [filled(BOX, spot({ ...COAT, alternate: { ...COAT.alternate, k: 41 } }))] }],
  ['text', { items: CELL.items }],
  ['form within', { items: [use(form())] }],
])('another %s is another drawing', (_, over) => {
  expect(drawingId(form(over))).not.toBe(drawingId(form()));
});

test('text in another font is another drawing, though its glyphs were numbered alike', () => {
  const [item] = CELL.items;
  if (item?.kind !== 'glyphs') throw new Error('the cell starts with text');
  const other = { ...item, run: { ...item.run, font: 'barlow-condensed-700' } };
  expect(drawingId(form({ items: [other] }))).not.toBe(drawingId(form({ items: [item] })));
});

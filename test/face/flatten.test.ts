import { expect, it } from 'vitest';
import { rect } from '../../src/base/geometry.ts';
import { IMAGED_BLACK } from '../../src/base/ink.ts';
import { rectOutline } from '../../src/base/outline.ts';
import { itemBounds } from '../../src/face/bounds.ts';
import { drawnItems, pathsOf, textsOf } from '../../src/face/flatten.ts';
import type { Form, Item } from '../../src/face/item.ts';
import { textItem } from '../../src/face/text-item.ts';
import { itf } from '../kit/face.ts';

const form = (items: readonly Item[]): Form => ({ key: 'form', box: rect(0, 0, 100, 100), items });
const path = (x: number): Item => ({
  kind: 'path',
  outline: rectOutline(rect(x, 0, 5, 5)),
  fill: IMAGED_BLACK,
});
const use = (x: number, y: number, ...items: Item[]): Item => ({
  kind: 'use',
  form: form(items),
  at: { x, y },
});
const six = textItem(
  'SIX',
  { font: 'barlow-condensed-600', size: 1000, paint: IMAGED_BLACK },
  { x: 7, y: 8 },
);

it('moves what a form within a form draws to where it stands, in the order of painting', () => {
  const drawn = drawnItems(form([path(1), use(10, 20, path(2), use(100, 200, path(3))), path(4)]));
  expect(drawn.map(itemBounds)).toEqual([
    rect(1, 0, 5, 5),
    rect(12, 20, 5, 5),
    rect(113, 220, 5, 5),
    rect(4, 0, 5, 5),
  ]);
});

it('moves text by its baseline and codes by their corner, and leaves what they say', () => {
  const [text, code] = drawnItems(form([use(10, 20, six, itf('12345678', { at: { x: 1, y: 2 } }))]));
  expect(text).toEqual({ ...six, at: { x: 17, y: 28 } });
  expect(code).toMatchObject({ kind: 'code', at: { x: 11, y: 22 }, symbol: { value: '12345678' } });
});

it('gives texts and paths apart', () => {
  const mixed = form([path(1), use(0, 0, six)]);
  expect(textsOf(mixed)).toEqual([six]);
  expect(pathsOf(mixed)).toEqual([path(1)]);
});

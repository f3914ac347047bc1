import type { Point, Rect } from '../../src/base/geometry.ts';
import { rect } from '../../src/base/geometry.ts';
import { IMAGED_BLACK } from '../../src/base/ink.ts';
import { mm } from '../../src/base/length.ts';
import { rectOutline } from '../../src/base/outline.ts';
import type { CodeItem, Form, GlyphItem, Item, PathItem, UseItem } from '../../src/face/item.ts';
import type { Run } from '../../src/text/run.ts';

const at = (x: number, y: number): Point => ({ x: mm(x), y: mm(y) });

/** « 15 € », 10 mm wide and inked 7 mm high above its baseline. */
export const run = (over: Partial<Run> = {}): Run => ({
  font: 'barlow-800',
  size: mm(10),
  tracking: 0,
  text: '15\u00a0€',
  glyphs: [...'15\u00a0€'].map((text, index) => ({ id: 10 + index, text, x: mm(index * 2.5), y: 0 })),
  width: mm(10),
  ink: rect(mm(0.5), mm(-7), mm(9), mm(7)),
  ...over,
});

export const glyphs = (over: Partial<GlyphItem> = {}): GlyphItem => ({
  kind: 'glyphs',
  run: run(),
  at: at(5, 20),
  paint: IMAGED_BLACK,
  role: 'amount',
  ...over,
});

/** A square from (1, 1) to (3, 3). */
export const square = (over: Partial<PathItem> = {}): PathItem => ({
  kind: 'path',
  outline: rectOutline(rect(mm(1), mm(1), mm(2), mm(2))),
  fill: IMAGED_BLACK,
  ...over,
});

/** The square without its fill. */
export const outlined = (stroke: PathItem['stroke'], outline = square().outline): PathItem => ({
  kind: 'path',
  outline,
  ...(stroke === undefined ? {} : { stroke }),
});

/** Four modules by three of a millimetre, at (2, 3). */
export const code = (over: Partial<CodeItem> = {}): CodeItem => ({
  kind: 'code',
  name: 'validation',
  symbol: { kind: 'matrix', symbology: 'datamatrix', value: '42', rows: ['1010', '1101', '1111'], quiet: 2 },
  at: at(2, 3),
  module: mm(1),
  paint: IMAGED_BLACK,
  ...over,
});

export const form = (items: readonly Item[], box: Rect = rect(0, 0, mm(30), mm(30))): Form => ({
  key: 'mois/amount/15',
  box,
  items,
});

export const use = (items: readonly Item[], x = 10, y = 20): UseItem => ({
  kind: 'use',
  form: form(items),
  at: at(x, y),
});

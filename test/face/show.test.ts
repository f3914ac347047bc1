import { expect, test } from 'vitest';
import { rect } from '../../src/base/geometry.ts';
import { cmyk, type InkTint, mix, PAPER, type SpotInk, spot } from '../../src/base/ink.ts';
import { mm } from '../../src/base/length.ts';
import type { Face } from '../../src/face/face.ts';
import { showFace, showForm } from '../../src/face/show.ts';
import { code, form, glyphs, outlined, run, square, use } from './maker.ts';

const coat = { name: 'Coat', alternate: { c: 0, m: 0, y: 0, k: 40 }, overprints: true };
const varnish = { ...coat, name: 'Varnish' };
const tint = (ink: SpotInk, percent: number): InkTint => ({ ink, tint: percent });
const lines = (text: string): readonly string[] => text.split('\n');

test('a form shows its key and box, then one line an item, what it uses indented', () => {
  const text = showForm(form([glyphs(), square({ role: 'star' }), use([code()])]));
  expect(lines(text)).toEqual([
    'form mois/amount/15 in (0.000, 0.000) 30.000 × 30.000',
    '  text "15\\u00a0€" barlow-800 10.000 at (5.000, 20.000) wide 10.000 K100 overprinting as amount',
    '  path M1.000,1.000 L3.000,1.000 L3.000,3.000 L1.000,3.000 Z fill K100 overprinting as star',
    '  use at (10.000, 20.000)',
    '    form mois/amount/15 in (0.000, 0.000) 30.000 × 30.000',
    '      code validation datamatrix "42" at (2.000, 3.000) 4 × 3 modules of 1.000 quiet 2 K100 overprinting',
    '',
  ]);
});

test('a missing glyph is told', () => {
  const { glyphs: all } = run();
  const broken = run({ glyphs: all.map((glyph, at) => (at === 3 ? { ...glyph, id: 0 } : glyph)) });
  expect(showForm(form([glyphs({ run: broken })]))).toContain('as amount 1 glyphs missing');
});

test.each([
  [cmyk(60, 40, 0, 0), 'fill C60 M40\n'],
  [PAPER, 'fill paper\n'],
  [spot(coat), 'fill Coat\n'],
  [spot(coat, 40), 'fill Coat 40 %\n'],
  [mix([tint(coat, 40), tint(varnish, 100)]), 'fill Coat 40 % + Varnish\n'],
  [
    mix([tint(coat, 100), tint({ ...varnish, overprints: false }, 5)]),
    'fill Coat + Varnish 5 % knocking out\n',
  ],
])('paints are shown by their inks', (fill, expected) => {
  expect(showForm(form([square({ fill })]))).toContain(expected);
});

test('a stroke shows its width, paint, ends, corners and dashes, a hole its rule', () => {
  const stroke = {
    paint: cmyk(0, 0, 0, 100),
    width: mm(0.5),
    cap: 'round',
    join: 'bevel',
    dash: [mm(1), mm(2)],
  } as const;
  expect(showForm(form([outlined(stroke)]))).toContain(
    'Z stroke 0.500 K100 round bevel dashes 1.000 2.000\n',
  );
  expect(showForm(form([square({ fillRule: 'evenodd' })]))).toContain('overprinting even-odd\n');
});

test('a hair left of nought shows as nought, a micrometre as itself', () => {
  const outline = [{ op: 'M', x: -1, y: mm(-0.001) }] as const;
  expect(showForm(form([square({ outline })]))).toContain('path M0.000,-0.001 fill');
});

test('a curve shows both its handles', () => {
  const outline = [
    { op: 'M', x: 0, y: 0 },
    { op: 'C', x1: mm(1), y1: 0, x2: mm(2), y2: mm(1), x: mm(2), y: mm(2) },
  ] as const;
  expect(showForm(form([square({ outline })]))).toContain(
    'path M0.000,0.000 C1.000,0.000 2.000,1.000 2.000,2.000 fill',
  );
});

test('a face shows its ticket, its passes in printing order and the cells in their slots', () => {
  const cell = {
    ...form([]),
    surface: 'mois',
    content: { kind: 'symbol', symbol: 'sapin' },
  } as const;
  const slot = { surface: 'mois', zone: 'mai', slot: 'amount', room: rect(0, 0, mm(9), mm(9)) };
  const face: Face = {
    side: 'recto',
    ticket: '0000000000010002',
    trim: { width: mm(90), height: mm(130) },
    bleed: mm(3),
    layers: [
      { pass: 'display', items: [] },
      { pass: 'imaging', items: [square()] },
    ],
    cells: [
      { ...slot, cell, wanted: '15 € over QUINZE', at: { x: mm(1), y: mm(2) } },
      { ...slot, cell: null, wanted: '16 €', at: { x: 0, y: 0 } },
    ],
  };
  expect(lines(showFace(face))).toEqual([
    'face recto of 0000000000010002, trim 90.000 × 130.000, bleed 3.000',
    'pass display',
    'pass imaging',
    '  path M1.000,1.000 L3.000,1.000 L3.000,3.000 L1.000,3.000 Z fill K100 overprinting',
    'cell mois/mai/amount "15 € over QUINZE" mois/amount/15 at (1.000, 2.000) in (0.000, 0.000) 9.000 × 9.000',
    'cell mois/mai/amount "16 €" no cell at (0.000, 0.000) in (0.000, 0.000) 9.000 × 9.000',
    '',
  ]);
});

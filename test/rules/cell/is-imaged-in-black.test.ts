import { expect, it } from 'vitest';
import { cmyk, IMAGED_BLACK, type Paint } from '../../../src/base/ink.ts';
import { rule } from '../../../src/rules/cell/is-imaged-in-black.ts';
import { run } from '../../../src/rules/run.ts';
import { amountCell, subjectOf } from '../../kit/cell.ts';

const inPaint = (paint: Paint) =>
  amountCell(
    {},
    amountCell().items.map((item) => (item.kind === 'glyphs' ? { ...item, paint } : item)),
  );

const finding = {
  rule: 'cell/is-imaged-in-black',
  severity: 'error',
  ticket: null,
  surface: 'coupDeFoudre',
  zone: 'coupDeFoudre/amount/15',
  article: '3.3.1',
  expected: 'imaged black alone',
  found: 'another ink',
  message: 'the cell coupDeFoudre/amount/15 needs imaged black alone, and has another ink',
};

it('says nothing of a cell in imaged black', () => {
  expect(run([rule], subjectOf(amountCell()))).toEqual([]);
});

it.each([
  ['a tint of black', { ...IMAGED_BLACK, k: 99 }],
  ['black with a trace of cyan', { ...IMAGED_BLACK, c: 1 }],
  ['black that knocks out', cmyk(0, 0, 0, 100)],
])('finds %s', (_, paint) => {
  expect(run([rule], subjectOf(inPaint(paint)))).toEqual([finding]);
});

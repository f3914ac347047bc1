import { expect, test } from 'vitest';
import { rule } from '../../../../src/rules/pdf/lines/black-overprints.ts';
import { cmyk, line, messages, pdf, spot } from '../subject.ts';

const BLACK = cmyk(0, 0, 0, 100);

const told = (...lines: readonly ReturnType<typeof line>[]) => messages(rule, pdf({ looks: { lines } }));

test('a black line of 2 pt may knock out, and a thinner one may not', () => {
  expect(told(line(2, BLACK))).toEqual([]);
  expect(told(line(1.999, BLACK))).toEqual([
    'a black line should overprint: found knock-out at 1.999 pt on page 1 (once at 12.5 × 40 mm)',
  ]);
});

test('one that overprints is right', () => {
  expect(told(line(0.5, BLACK, { overprints: true, overprintMode: 1 }))).toEqual([]);
});

test('thin rectangles are mostly bars, and other inks are no black', () => {
  expect(told(line(0.5, BLACK, { drawn: 'rectangle' }), line(0.5, spot('Imaging')))).toEqual([]);
});

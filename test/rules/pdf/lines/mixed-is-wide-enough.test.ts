import { expect, test } from 'vitest';
import { rule } from '../../../../src/rules/pdf/lines/mixed-is-wide-enough.ts';
import { NUMBERS } from '../../../../src/rules/pdf/numbers.ts';
import { cmyk, line, messages, pdf, spot } from '../subject.ts';

test.each([
  ['sheet', 0.25],
  ['web', 0.25],
  ['digital', 0.25],
  ['label', 1.5],
] as const)('%s: a line in two inks wants %d pt', (name, limit) => {
  const numbers = NUMBERS[name];
  const red = cmyk(0, 100, 100, 0);
  expect(messages(rule, pdf({ numbers, looks: { lines: [line(limit, red)] } }))).toEqual([]);
  expect(messages(rule, pdf({ numbers, looks: { lines: [line(limit - 0.001, red)] } }))).toHaveLength(1);
});

test('a line in one ink may be thin', () => {
  expect(
    messages(rule, pdf({ looks: { lines: [line(0.2, spot('Coat')), line(0.2, cmyk(0, 0, 0, 50))] } })),
  ).toEqual([]);
});

test('one that is too thin is told with its inks', () => {
  expect(messages(rule, pdf({ looks: { lines: [line(0.2, cmyk(0, 100, 100, 0))] } }))).toEqual([
    'a line of 0.2 pt in DeviceCMYK 0/100/100/0 on page 1 (once at 12.5 × 40 mm): expected at least 0.25 pt for several inks',
  ]);
});

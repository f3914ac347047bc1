import { expect, test } from 'vitest';
import { rule } from '../../../../src/rules/pdf/lines/white-is-wide-enough.ts';
import { NUMBERS } from '../../../../src/rules/pdf/numbers.ts';
import { cmyk, line, messages, pdf } from '../subject.ts';

const WHITE = cmyk(0, 0, 0, 0);

test.each([
  ['sheet', 0.25],
  ['web', 0.25],
  ['digital', 0.25],
  ['label', 0.3],
] as const)('%s: %d pt is wide enough, and 1/1000 pt less is not', (name, limit) => {
  const numbers = NUMBERS[name];
  expect(messages(rule, pdf({ numbers, looks: { lines: [line(limit, WHITE)] } }))).toEqual([]);
  expect(messages(rule, pdf({ numbers, looks: { lines: [line(limit - 0.001, WHITE)] } }))).toEqual([
    `a white line of ${limit - 0.001} pt on page 1 (once at 12.5 × 40 mm): expected at least ${limit} pt`,
  ]);
});

test('a thin line in an ink is no white line', () => {
  expect(messages(rule, pdf({ looks: { lines: [line(0.1, cmyk(0, 0, 0, 100))] } }))).toEqual([]);
});

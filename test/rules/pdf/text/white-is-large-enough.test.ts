import { expect, test } from 'vitest';
import { NUMBERS } from '../../../../src/rules/pdf/numbers.ts';
import { rule } from '../../../../src/rules/pdf/text/white-is-large-enough.ts';
import { cmyk, messages, pdf, severities, spot, text } from '../subject.ts';

const WHITE = cmyk(0, 0, 0, 0);

test.each([
  ['sheet', 8],
  ['web', 9],
  ['digital', 8],
  ['label', 5],
] as const)('%s: %d pt is large enough, the noise of floats aside, and a hair less is not', (name, limit) => {
  const numbers = NUMBERS[name];
  expect(
    messages(rule, pdf({ numbers, looks: { texts: [text(limit, WHITE), text(limit - 0.0004, WHITE)] } })),
  ).toEqual([]);
  expect(severities(rule, pdf({ numbers, looks: { texts: [text(limit - 0.001, WHITE)] } }))).toEqual([
    'warning',
  ]);
});

test('small white text is told with its font and places', () => {
  const small = text(7.5, WHITE, {
    count: 3,
    first: [
      [1, 2],
      [3, 4],
      [5, 6],
    ],
  });
  expect(messages(rule, pdf({ looks: { texts: [small] } }))).toEqual([
    'white text of 7.5 pt on page 1 (Barlow, 3 times, first at 1 × 2 mm, then 3 × 4 mm; 5 × 6 mm): expected at least 8 pt',
  ]);
});

test('small text in an ink is no white text', () => {
  expect(messages(rule, pdf({ looks: { texts: [text(5, spot('Imaging'))] } }))).toEqual([]);
});

import { expect, test } from 'vitest';
import { NUMBERS } from '../../../../src/rules/pdf/numbers.ts';
import { rule } from '../../../../src/rules/pdf/text/mixed-is-large-enough.ts';
import { cmyk, messages, mixOf, pdf, severities, spot, text } from '../subject.ts';

test.each([
  ['sheet', 8],
  ['web', 9],
  ['digital', 8],
  ['label', 14],
] as const)('%s: two inks want %d pt', (name, limit) => {
  const numbers = NUMBERS[name];
  const red = cmyk(0, 100, 100, 0);
  expect(messages(rule, pdf({ numbers, looks: { texts: [text(limit, red)] } }))).toEqual([]);
  expect(severities(rule, pdf({ numbers, looks: { texts: [text(limit - 0.001, red)] } }))).toEqual([
    'warning',
  ]);
});

test('one ink may be small, whatever it is', () => {
  const texts = [
    text(5, cmyk(0, 0, 0, 100)),
    text(5, spot('Imaging')),
    text(5, mixOf({ Coat: 100, Varnish: 0 })),
  ];
  expect(messages(rule, pdf({ looks: { texts } }))).toEqual([]);
});

test('two spots are two inks', () => {
  expect(
    messages(rule, pdf({ looks: { texts: [text(6, mixOf({ BackBlack: 100, BackCyan: 30 }))] } })),
  ).toEqual([
    'text of 6 pt in DeviceN 100/30 on page 1 (Barlow, once at 12.5 × 40 mm): expected at least 8 pt for several inks',
  ]);
});

import { expect, test } from 'vitest';
import { rule } from '../../../../src/rules/pdf/text/black-is-not-too-rich.ts';
import { cmyk, messages, pdf, spot, text } from '../subject.ts';

test('280 % in all is not too rich, and 281 % is', () => {
  expect(messages(rule, pdf({ looks: { texts: [text(20, cmyk(60, 60, 60, 100))] } }))).toEqual([]);
  expect(messages(rule, pdf({ looks: { texts: [text(20, cmyk(61, 60, 60, 100))] } }))).toEqual([
    'black text of 281 % ink on page 1 (DeviceCMYK 61/60/60/100, Barlow, once at 12.5 × 40 mm): expected at most 280 %',
  ]);
});

test('under 85 % black, text is not meant to be black', () => {
  expect(messages(rule, pdf({ looks: { texts: [text(20, cmyk(100, 100, 100, 84.9))] } }))).toEqual([]);
  expect(messages(rule, pdf({ looks: { texts: [text(20, cmyk(100, 100, 100, 85))] } }))).toHaveLength(1);
});

test('registration colour is another rule’s matter', () => {
  expect(messages(rule, pdf({ looks: { texts: [text(20, spot('All'))] } }))).toEqual([]);
});

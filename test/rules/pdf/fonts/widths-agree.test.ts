import { expect, test } from 'vitest';
import { rule } from '../../../../src/rules/pdf/fonts/widths-agree.ts';
import { messages, pdf } from '../subject.ts';
import { font, glyph } from './used.ts';

const told = (width: number, advance: number | null) =>
  messages(rule, pdf({ fonts: [font([glyph({ width, advance })])] }));

test('1/1000 em apart is rounding, and more is not', () => {
  expect(told(501, 500)).toEqual([]);
  expect(told(501.01, 500)).toEqual([
    'the width of code 36 (A) of BarlowCondensed-Bold (object 8 0 R) should be the program’s 500: the file says 501.01',
  ]);
});

test('a glyph that the program does not have is another rule’s matter', () => {
  expect(told(0, null)).toEqual([]);
});

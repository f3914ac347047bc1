import { expect, test } from 'vitest';
import { rule } from '../../../../src/rules/pdf/fonts/say-their-text.ts';
import { messages, pdf, severities } from '../subject.ts';
import { font, glyph } from './used.ts';

test('a code that says its character is right', () => {
  expect(messages(rule, pdf({ fonts: [font([glyph()])] }))).toEqual([]);
});

test('codes that say nothing are told: an error of ours, a warning to others', () => {
  const fonts = [font(Array.from({ length: 7 }, (_, code) => glyph({ code, text: null })))];
  expect(messages(rule, pdf({ fonts }))).toEqual([
    'BarlowCondensed-Bold (object 8 0 R) should say characters by ToUnicode: found none for codes 0, 1, 2, 3, 4 and 2 more',
  ]);
  expect(severities(rule, pdf({ fonts }))).toEqual(['warning']);
  expect(severities(rule, pdf({ fonts, job: {} }))).toEqual(['error']);
});

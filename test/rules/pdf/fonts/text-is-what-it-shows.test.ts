import { expect, test } from 'vitest';
import { rule } from '../../../../src/rules/pdf/fonts/text-is-what-it-shows.ts';
import { messages, pdf } from '../subject.ts';
import { fingerprintOf } from './originals.ts';
import { font, glyph } from './used.ts';

const FIVE = fingerprintOf('BarlowCondensed-Bold', '5');

test('a glyph that says its own character is right', () => {
  expect(messages(rule, pdf({ fonts: [font([glyph({ text: '5', fingerprint: FIVE })])] }))).toEqual([]);
});

test('a 5 that says 6 is told', () => {
  expect(messages(rule, pdf({ fonts: [font([glyph({ text: '6', fingerprint: FIVE })])] }))).toEqual([
    'code 36 of BarlowCondensed-Bold (object 8 0 R) shows « 5 » and says « 6 »',
  ]);
});

test('a glyph that no character has by the font’s own table, an empty one, and a font that is not at hand tell nothing', () => {
  const glyphs = [glyph({ fingerprint: 'glyf:none' }), glyph({ fingerprint: 'empty' })];
  expect(messages(rule, pdf({ fonts: [font(glyphs), font([glyph()], { name: 'Helvetica' })] }))).toEqual([]);
});

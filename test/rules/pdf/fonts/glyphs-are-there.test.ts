import { expect, test } from 'vitest';
import { rule } from '../../../../src/rules/pdf/fonts/glyphs-are-there.ts';
import { found, messages, pdf } from '../subject.ts';
import { font, glyph } from './used.ts';

test('glyphs that the program has are there', () => {
  expect(messages(rule, pdf({ fonts: [font([glyph()])] }))).toEqual([]);
});

test('« not defined » and a glyph that the program lacks are told with their codes', () => {
  const glyphs = [glyph({ gid: 0 }), glyph({ code: 37, text: null, gid: 9, fingerprint: null })];
  expect(messages(rule, pdf({ fonts: [font(glyphs)] }))).toEqual([
    'BarlowCondensed-Bold (object 8 0 R) should have a glyph for each: found « not defined » for code 36 (A)',
    'BarlowCondensed-Bold (object 8 0 R) should have a glyph for each: found none for code 37',
  ]);
});

test('what cannot be told is said, and no pass', () => {
  const fonts = [font([glyph({ gid: null, fingerprint: null })]), font([glyph()], { hasOutlines: false })];
  expect(found(rule, pdf({ fonts }))).toMatchObject([
    { severity: 'unchecked', found: 'which glyph code 36 (A) is cannot be told' },
    { severity: 'unchecked', found: 'its program could not be read' },
  ]);
});

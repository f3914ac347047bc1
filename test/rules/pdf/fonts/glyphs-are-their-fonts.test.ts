import { expect, test } from 'vitest';
import { rule } from '../../../../src/rules/pdf/fonts/glyphs-are-their-fonts.ts';
import { found, messages, pdf } from '../subject.ts';
import { fingerprintOf } from './originals.ts';
import { font, glyph } from './used.ts';

const FIVE = fingerprintOf('BarlowCondensed-Bold', '5');

test('an outline of the font is the font’s', () => {
  expect(messages(rule, pdf({ fonts: [font([glyph({ text: '5', fingerprint: FIVE })])] }))).toEqual([]);
});

test('an outline of another weight is another outline', () => {
  const bolder = fingerprintOf('BarlowCondensed-ExtraBold', '5');
  expect(messages(rule, pdf({ fonts: [font([glyph({ text: '5', fingerprint: bolder })])] }))).toEqual([
    'BarlowCondensed-Bold (object 8 0 R) should have outlines of the font: found another for code 36 (5)',
  ]);
});

test('a font that we do not have is not compared, which is said', () => {
  expect(found(rule, pdf({ fonts: [font([glyph()], { name: 'Helvetica' })] }))).toMatchObject([
    {
      severity: 'unchecked',
      message: 'the outlines of Helvetica (object 8 0 R) were not compared: the font is not at hand',
    },
  ]);
});

import { expect, test } from 'vitest';
import { readFontFile } from '../../src/text/font-file.ts';
import { fontRecords } from '../../src/text/fonts.ts';
import { fontNamed } from '../../src/text/named-font.ts';

test('a font of the project is found by the name that finished files give it', () => {
  const font = fontNamed('BarlowCondensed-Bold');
  const record = fontRecords()['barlow-condensed-700'];
  expect(record).toBeDefined();
  expect(font?.bytes).toEqual(record === undefined ? null : readFontFile(record));
});

test('it says the glyph of each of its characters', () => {
  const glyphs = fontNamed('BarlowCondensed-Bold')?.glyphs;
  expect(glyphs?.get('5')).toBeGreaterThan(0);
  expect(glyphs?.get('5')).not.toBe(glyphs?.get('6'));
  expect(glyphs?.has('★')).toBe(false);
});

test('a font that the project does not have is none', () => {
  expect(fontNamed('Helvetica')).toBeNull();
});

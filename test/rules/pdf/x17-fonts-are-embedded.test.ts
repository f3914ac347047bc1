import { expect, test } from 'vitest';
import type { FontFacts } from '../../../src/pdf/read/facts/fonts.ts';
import { rule } from '../../../src/rules/pdf/x17-fonts-are-embedded.ts';
import { messages, pdf } from './subject.ts';

const font: FontFacts = {
  object: '8 0 R',
  baseFont: 'Barlow',
  subtype: 'Type0',
  isEmbedded: true,
  hasToUnicode: true,
};

test('an embedded font is right', () => {
  expect(messages(rule, pdf({ document: { fonts: [font] } }))).toEqual([]);
});

test('a font that is not, and one that is drawn by content, are told', () => {
  const fonts = [
    { ...font, isEmbedded: false },
    { ...font, baseFont: '', subtype: 'Type3', isEmbedded: false },
  ];
  expect(messages(rule, pdf({ document: { fonts } }))).toEqual([
    'Barlow (object 8 0 R) should be embedded: it is not embedded',
    'a font (object 8 0 R) should be a font with a program: it is Type 3',
  ]);
});

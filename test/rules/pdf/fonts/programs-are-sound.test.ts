import { expect, test } from 'vitest';
import { rule } from '../../../../src/rules/pdf/fonts/programs-are-sound.ts';
import { messages, pdf } from '../subject.ts';
import { font } from './used.ts';

test('a font without problems is sound', () => {
  expect(messages(rule, pdf({ fonts: [font([])] }))).toEqual([]);
});

test('what of it could not be understood is told', () => {
  expect(messages(rule, pdf({ fonts: [font([], { problems: ['its widths are no array'] })] }))).toEqual([
    'BarlowCondensed-Bold (object 8 0 R) should be a sound font: its widths are no array',
  ]);
});

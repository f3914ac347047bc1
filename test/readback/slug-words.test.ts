import { expect, test } from 'vitest';
import { missingWord } from '../../src/readback/slug-words.ts';

const words = { sheet: 2, sheets: 13, first: '0000000000000026', last: '0000000000000034' };

test('a slug that names its sheet and tickets lacks nothing, on one line or on several', () => {
  expect(
    missingWord('Jeu · B1 · feuille 2/13 · billets 0000000000000026 à 0000000000000034', words),
  ).toBeNull();
  expect(
    missingWord('Jeu B1 feuille 2/13 billets 0000000000000026\nà 0000000000000034 spécimens', words),
  ).toBeNull();
});

test('a slug of another sheet lacks the sheet, and one of other tickets lacks them', () => {
  expect(missingWord('feuille 12/13 · billets 0000000000000026 à 0000000000000034', words)).toBe('2/13');
  expect(missingWord('feuille 2/13 · billets 0000000000000026 à 0000000000000042', words)).toBe(
    '0000000000000034',
  );
  expect(missingWord('', words)).toBe('2/13');
});

import { expect, test } from 'vitest';
import { z } from 'zod';
import { wrongWords } from '../../src/files/wrong-value.ts';

const Sheet = z.strictObject({
  sheets: z.int().positive(),
  places: z.array(z.strictObject({ name: z.string().regex(/^[a-z]+$/, 'must be in small letters') })),
  code: z
    .string()
    .regex(/^[0-9]{5}$/)
    .optional(),
});

test.each([
  [{ sheets: '2', places: [] }, 'sheets: must be a number, and is "2"'],
  [{ sheets: 1.5, places: [] }, 'sheets: must be a whole number, and is 1.5'],
  [{ places: [] }, 'sheets: is missing'],
  [{ sheets: 1, places: {} }, 'places: must be a list, and is an object'],
  [{ sheets: 1, places: [{ name: 'A' }] }, 'places.0.name: must be in small letters'],
  [{ sheets: 1, places: [], code: '12' }, 'code: cannot be "12"'],
  [{ sheets: 1, places: [{ name: 'a', prize: 2 }] }, 'places.0: has no key "prize"'],
  [7, 'must be an object, and is 7'],
])('the first thing wrong in %j is said in words', (file, words) => {
  const { error } = Sheet.safeParse(file);
  expect(error && wrongWords(file, error)).toBe(words);
});

import { expect, test } from 'vitest';
import { blanksOf, ranges } from '../../src/imposition/blanks.ts';
import { tickets } from '../kit/face.ts';
import { imposed, press } from '../kit/press.ts';

test('the blanks of a sheet are its places without a ticket', () => {
  const [first, last] = imposed(tickets(9), press({ columns: 3 })).sheets.map(blanksOf);
  expect([first, last]).toEqual([[], [4, 5, 6]]);
});

test.each([
  [[], ''],
  [[3], '3'],
  [[3, 4], '3–4'],
  [[1, 3, 4, 5, 9], '1, 3–5, 9'],
])('places %j are written %s', (places, text) => {
  expect(ranges(places)).toBe(text);
});

import { expect, test } from 'vitest';
import { steadiness } from '../../../bench/imaging/image-sheets.ts';

/** When each of so many sheets was done: `once` seconds late, then one every so many seconds. */
const done = (sheets: number, { once, each }: { readonly once: number; readonly each: number }) =>
  Array.from({ length: sheets }, (_, at) => once + (at + 1) * each);

test('what a file asks for once is told apart from what each of its tickets takes', () => {
  const { onceSeconds, steadyMicroseconds } = steadiness(
    0.5 + 200 * 0.01,
    done(200, { once: 0.5, each: 0.01 }),
    50,
  );
  expect(onceSeconds).toBeCloseTo(0.5, 9);
  expect(steadyMicroseconds).toBeCloseTo(200, 6);
});

test('of the sheets of one section nothing can be told', () => {
  expect(() => steadiness(1, done(50, { once: 0, each: 0.01 }), 50)).toThrow('50 sheets are too few');
  expect(steadiness(0.51, done(51, { once: 0, each: 0.01 }), 50).steadyMicroseconds).toBeCloseTo(200, 6);
});

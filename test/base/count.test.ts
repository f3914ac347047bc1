import { expect, test } from 'vitest';
import { plain } from '../../src/base/count.ts';

test.each([
  [0, '0'],
  [999, '999'],
  [1_000, '1,000'],
  [2_000_000, '2,000,000'],
])('%d is said as %s', (count, said) => {
  expect(plain(count)).toBe(said);
});

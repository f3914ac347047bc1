import { expect, test } from 'vitest';
import { InputError } from '../../../src/base/fault.ts';
import { count, plateDpi } from '../../../src/commands/declared/parameters.ts';

test.each([
  ['1', 1],
  ['50', 50],
  ['999999999', 999_999_999],
])('%s is a count of tickets', (value, tickets) => {
  expect(count(value)).toBe(tickets);
});

test.each(['0', '-1', '01', '1.5', '1e3', ' 1', '', 'many', '1000000000'])('“%s” is none', (value) => {
  expect(() => count(value)).toThrow(
    new InputError(`a count is a whole number from 1 to 999,999,999, and ${JSON.stringify(value)} is not`),
  );
});

test.each([
  ['18', 18],
  ['600', 600],
  ['2400', 2400],
])('plates are made at %s dpi', (value, dpi) => {
  expect(plateDpi(value)).toBe(dpi);
});

test.each(['17', '2401', '5', '0', '-300', '300.5', '300dpi', ''])('and not at “%s”', (value) => {
  expect(() => plateDpi(value)).toThrow(
    new InputError(`a resolution is a whole number of 18 to 2400 dpi, and ${JSON.stringify(value)} is not`),
  );
});

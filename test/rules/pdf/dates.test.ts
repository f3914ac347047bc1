import { expect, test } from 'vitest';
import { instantOfInfo, instantOfXmp } from '../../../src/rules/pdf/dates.ts';

const NOON = Date.UTC(2000, 0, 31, 12, 0, 5);

test.each([
  ['2000-01-31T12:00:05Z'],
  ['2000-01-31T13:00:05+01:00'],
  ['2000-01-31T10:30:05-01:30'],
  ['2000-01-31T12:00:05.25Z'],
])('XMP: %s is one moment', (text) => {
  expect(instantOfXmp(text)).toBe(NOON);
});

test.each([
  ['D:20000131120005Z'],
  ["D:20000131130005+01'00'"],
  ["D:20000131130005+01'00"],
  ["D:20000131120005Z00'00'"],
])('Info: %s is the same', (text) => {
  expect(instantOfInfo(text)).toBe(NOON);
});

test.each([['2000-13-01'], ['2000-01-32'], ['31.1.2000'], ['']])('%j is no date', (text) => {
  expect(instantOfXmp(text)).toBeNull();
  expect(instantOfInfo(text)).toBeNull();
});

test('a year alone is its first moment', () => {
  expect(instantOfXmp('2000')).toBe(Date.UTC(2000, 0, 1));
  expect(instantOfInfo('D:2000')).toBe(Date.UTC(2000, 0, 1));
});

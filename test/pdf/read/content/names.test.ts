import { expect, test } from 'vitest';
import { readName } from '../../../../src/pdf/read/content/names.ts';

const read = (written: string): string =>
  readName(Buffer.from(`/${written} `, 'latin1'), 1, written.length + 1);

test('names are what their bytes say, however many were read before', () => {
  const names = Array.from({ length: 20_000 }, (_, at) => `X${(at * 7919) % 100_000}`);
  expect(names.map(read)).toEqual(names);
  expect(names.toReversed().map(read)).toEqual(names.toReversed());
});

test('escapes are undone, and letters beyond ASCII and long names are kept', () => {
  expect(read('A#42')).toBe('AB');
  expect(read('A#42')).toBe('AB');
  expect(read('Écran')).toBe('Écran');
  const long = 'N'.repeat(300);
  expect([read(long), read(long)]).toEqual([long, long]);
  expect(read('')).toBe('');
});

import { expect, test } from 'vitest';
import { InputError } from '../../../src/base/fault.ts';
import { mustStayReadable } from '../../../src/pdf/write/limits.ts';

test('a file has 8,388,607 objects at most', () => {
  expect(() => mustStayReadable({ objects: 8_388_607, bytes: 0 })).not.toThrow();
  expect(() => mustStayReadable({ objects: 8_388_608, bytes: 0 })).toThrow(InputError);
});

test('a file has less than ten thousand million bytes, for its table has ten digits', () => {
  expect(() => mustStayReadable({ objects: 0, bytes: 9_999_999_999 })).not.toThrow();
  expect(() => mustStayReadable({ objects: 0, bytes: 10_000_000_000 })).toThrow(
    'the PDF would have 10000000000 bytes, and 9999999999 is the most that a reader follows',
  );
});

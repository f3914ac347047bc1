import { expect, test } from 'vitest';
import { readHeader } from '../../../../src/pdf/read/facts/header.ts';

const at = (before: number): Uint8Array => Buffer.from(`${' '.repeat(before)}%PDF-1.6\n`);

test('a header says its version and how many bytes stand before it', () => {
  expect(readHeader(at(0))).toEqual({ version: '1.6', at: 0 });
  expect(readHeader(at(1016))).toEqual({ version: '1.6', at: 1016 });
});

test('further in than 1,024 bytes nobody looks', () => {
  expect(readHeader(at(1017))).toBeNull();
  expect(readHeader(Buffer.from('%!PS'))).toBeNull();
});

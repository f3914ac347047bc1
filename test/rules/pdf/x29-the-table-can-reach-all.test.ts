import { expect, test } from 'vitest';
import { rule } from '../../../src/rules/pdf/x29-the-table-can-reach-all.ts';
import { messages, pdf } from './subject.ts';

test('ten digits reach 9,999,999,999 bytes, and no further', () => {
  expect(messages(rule, pdf({ document: { byteCount: 9_999_999_999 } }))).toEqual([]);
  expect(messages(rule, pdf({ document: { byteCount: 10_000_000_000 } }))).toEqual([
    'the table cannot reach the end of the file: expected fewer than 10000000000 bytes, found 10000000000',
  ]);
});

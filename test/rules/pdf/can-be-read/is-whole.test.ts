import { expect, test } from 'vitest';
import { rule } from '../../../../src/rules/pdf/can-be-read/is-whole.ts';
import { read, refused, stopped } from '../attempts.ts';
import { messages } from '../subject.ts';

test.each([['truncated'], ['unreadable']] as const)('a file that was refused as %s is told', (reason) => {
  expect(messages(rule, refused(reason, 'is cut short'))).toEqual([
    'expected a whole PDF: the file is cut short',
  ]);
});

test('a file that was read, was stopped, or is encrypted, is none of its business', () => {
  expect(messages(rule, read)).toEqual([]);
  expect(messages(rule, stopped('time', '7 s'))).toEqual([]);
  expect(messages(rule, refused('encrypted', 'is encrypted'))).toEqual([]);
});

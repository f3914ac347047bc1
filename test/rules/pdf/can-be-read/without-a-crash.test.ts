import { expect, test } from 'vitest';
import { rule } from '../../../../src/rules/pdf/can-be-read/without-a-crash.ts';
import { read, refused, stopped } from '../attempts.ts';
import { messages } from '../subject.ts';

test('a reading that was stopped by it is told with its limit', () => {
  expect(messages(rule, stopped('crash', 'an end'))).toEqual([
    'the reader failed on the file: expected an end, found more than an end',
  ]);
});

test('other ends are none of its business', () => {
  expect(messages(rule, read)).toEqual([]);
  expect(messages(rule, refused('truncated', 'is cut short'))).toEqual([]);
  expect(messages(rule, stopped('time', '1 s'))).toEqual([]);
});

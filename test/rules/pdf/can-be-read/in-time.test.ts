import { expect, test } from 'vitest';
import { rule } from '../../../../src/rules/pdf/can-be-read/in-time.ts';
import { read, refused, stopped } from '../attempts.ts';
import { messages } from '../subject.ts';

test('a reading that was stopped by it is told with its limit', () => {
  expect(messages(rule, stopped('time', '7 s'))).toEqual([
    'the file could not be read in time: expected at most 7 s, stopped after more than 7 s',
  ]);
});

test('other ends are none of its business', () => {
  expect(messages(rule, read)).toEqual([]);
  expect(messages(rule, refused('truncated', 'is cut short'))).toEqual([]);
  expect(messages(rule, stopped('memory', '1 s'))).toEqual([]);
});

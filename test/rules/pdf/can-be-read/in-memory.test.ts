import { expect, test } from 'vitest';
import { rule } from '../../../../src/rules/pdf/can-be-read/in-memory.ts';
import { read, refused, stopped } from '../attempts.ts';
import { messages } from '../subject.ts';

test('a reading that was stopped by it is told with its limit', () => {
  expect(messages(rule, stopped('memory', '480 MiB'))).toEqual([
    'the file could not be read in bounded memory: expected at most 480 MiB, stopped at more than 480 MiB',
  ]);
});

test('other ends are none of its business', () => {
  expect(messages(rule, read)).toEqual([]);
  expect(messages(rule, refused('truncated', 'is cut short'))).toEqual([]);
  expect(messages(rule, stopped('time', '1 s'))).toEqual([]);
});

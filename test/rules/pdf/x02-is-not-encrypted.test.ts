import { expect, test } from 'vitest';
import { rule } from '../../../src/rules/pdf/x02-is-not-encrypted.ts';
import { attempt, read, refused } from './attempts.ts';
import { messages } from './subject.ts';

test('a file that was read is open', () => {
  expect(messages(rule, read)).toEqual([]);
  expect(messages(rule, refused('truncated', 'is cut short'))).toEqual([]);
});

test('an encrypted file is told, and that no more was judged of it', () => {
  expect(messages(rule, refused('encrypted', 'is encrypted, and is not read'))).toEqual([
    'expected a file that is open, found an encrypted one: nothing else of it was judged',
  ]);
});

test('a reading that was stopped says nothing of encryption', () => {
  expect(
    messages(rule, attempt({ kind: 'stopped', by: 'time', limit: '7 s', reached: 'more than 7 s' })),
  ).toEqual([]);
});

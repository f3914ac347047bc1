import { expect, test } from 'vitest';
import { rule } from '../../../../src/rules/pdf/content/streams-unpack.ts';
import { messages, pdf } from '../subject.ts';
import { kindsTold, toldOf } from './faults.ts';

test('a page without faults is right', () => {
  expect(messages(rule, pdf())).toEqual([]);
});

test('a stream that does not unpack is told', () => {
  expect(toldOf(rule, 'bad-stream', 3)).toEqual([
    'page 1: expected streams that unpack, found that a fault bad-stream (object 5 0 R, 3 times)',
  ]);
});

test('faults of other kinds are left to other rules', () => {
  expect(kindsTold(rule)).toEqual(['bad-stream']);
});

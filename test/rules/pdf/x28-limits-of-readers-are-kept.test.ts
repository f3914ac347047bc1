import { expect, test } from 'vitest';
import { rule } from '../../../src/rules/pdf/x28-limits-of-readers-are-kept.ts';
import { messages, pdf } from './subject.ts';

test('8,388,607 objects are the most, and one more is too many', () => {
  expect(messages(rule, pdf({ document: { objectCount: 8_388_607 } }))).toEqual([]);
  expect(messages(rule, pdf({ document: { objectCount: 8_388_608 } }))).toEqual([
    'readers are asked for more than they must hold: expected at most 8388607 objects, found 8388608',
  ]);
});

test('states that nest too deep are told by their page', () => {
  const problems = [{ kind: 'q-too-deep', message: 'q nests 29 deep', object: '5 0 R', count: 1 }];
  expect(messages(rule, pdf({ looks: { problems } }))).toEqual([
    'readers are asked for more than they must hold: expected q at most 28 deep, found q nests 29 deep',
  ]);
});

test('a page of 14,400 points is the longest, and a hair more is too long', () => {
  expect(messages(rule, pdf({ page: { media: [0, 0, 14_400, 100] } }))).toEqual([]);
  expect(messages(rule, pdf({ page: { media: [0, 0, 100, 14_400.1] } }))).toEqual([
    'readers are asked for more than they must hold: expected pages of at most 14400 points, found 14400.1',
  ]);
});

import { expect, test } from 'vitest';
import { rule } from '../../../../src/rules/pdf/content/resources-are-there.ts';
import { messages, pdf } from '../subject.ts';
import { kindsTold, toldOf } from './faults.ts';

test('a page without faults is right', () => {
  expect(messages(rule, pdf())).toEqual([]);
});

test('what content names and its resources do not have is told', () => {
  expect(toldOf(rule, 'missing-resource', 3)).toEqual([
    'page 1: expected all that content names, found that a fault missing-resource (object 5 0 R, 3 times)',
  ]);
});

test('faults of other kinds are left to other rules', () => {
  expect(kindsTold(rule)).toEqual(['missing-resource']);
});

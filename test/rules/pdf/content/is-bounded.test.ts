import { expect, test } from 'vitest';
import { rule } from '../../../../src/rules/pdf/content/is-bounded.ts';
import { messages, pdf } from '../subject.ts';
import { kindsTold, toldOf } from './faults.ts';

test('a page without faults is right', () => {
  expect(messages(rule, pdf())).toEqual([]);
});

test('content without end is told', () => {
  expect(toldOf(rule, 'inflates-too-far', 3)).toEqual([
    'page 1: expected content of bounded size, found that a fault inflates-too-far (object 5 0 R, 3 times)',
  ]);
});

test('faults of other kinds are left to other rules', () => {
  expect(kindsTold(rule)).toEqual(['too-many-operators', 'inflates-too-far']);
});

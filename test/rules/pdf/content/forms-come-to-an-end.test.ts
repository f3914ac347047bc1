import { expect, test } from 'vitest';
import { rule } from '../../../../src/rules/pdf/content/forms-come-to-an-end.ts';
import { messages, pdf } from '../subject.ts';
import { kindsTold, toldOf } from './faults.ts';

test('a page without faults is right', () => {
  expect(messages(rule, pdf())).toEqual([]);
});

test('a form that places itself is told', () => {
  expect(toldOf(rule, 'form-loop', 3)).toEqual([
    'page 1: expected forms that end, found that a fault form-loop (object 5 0 R, 3 times)',
  ]);
});

test('faults of other kinds are left to other rules', () => {
  expect(kindsTold(rule)).toEqual(['form-loop', 'forms-too-deep']);
});

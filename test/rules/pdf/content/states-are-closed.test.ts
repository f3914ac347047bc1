import { expect, test } from 'vitest';
import { rule } from '../../../../src/rules/pdf/content/states-are-closed.ts';
import { messages, pdf } from '../subject.ts';
import { kindsTold, toldOf } from './faults.ts';

test('a page without faults is right', () => {
  expect(messages(rule, pdf())).toEqual([]);
});

test('a state that is left open is told', () => {
  expect(toldOf(rule, 'unbalanced-q', 3)).toEqual([
    'page 1: expected every state that is opened to be closed, found that a fault unbalanced-q (object 5 0 R, 3 times)',
  ]);
});

test('faults of other kinds are left to other rules', () => {
  expect(kindsTold(rule)).toEqual(['unbalanced-q', 'unbalanced-text', 'unbalanced-marked-content']);
});

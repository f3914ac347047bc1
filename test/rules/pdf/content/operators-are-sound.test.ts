import { expect, test } from 'vitest';
import { rule } from '../../../../src/rules/pdf/content/operators-are-sound.ts';
import { messages, pdf } from '../subject.ts';
import { kindsTold, toldOf } from './faults.ts';

test('a page without faults is right', () => {
  expect(messages(rule, pdf())).toEqual([]);
});

test('an operator that PDF does not have is told', () => {
  expect(toldOf(rule, 'unknown-operator', 3)).toEqual([
    'page 1: expected operators of PDF with their operands, found that a fault unknown-operator (object 5 0 R, 3 times)',
  ]);
});

test('faults of other kinds are left to other rules', () => {
  expect(kindsTold(rule)).toEqual([
    'unknown-operator',
    'forbidden-operator',
    'too-few-operands',
    'wrong-operand',
    'broken-token',
  ]);
});

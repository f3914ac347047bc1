import { expect, test } from 'vitest';
import type { AnnotationFacts } from '../../../src/pdf/read/facts/pages.ts';
import { rule } from '../../../src/rules/pdf/x23-no-annotations-inside-the-bleed.ts';
import { messages, pdf } from './subject.ts';

const told = (...annotations: readonly AnnotationFacts[]) => messages(rule, pdf({ page: { annotations } }));

test('an annotation that touches the bleed from outside stays outside', () => {
  expect(told({ subtype: 'Link', rect: [0, 0, 5, 100] })).toEqual([]);
});

test('one that reaches in by a hair, and one that says no place, are told', () => {
  expect(told({ subtype: 'Link', rect: [0, 0, 5.001, 100] }, { subtype: 'Widget', rect: null })).toEqual([
    'annotations inside the bleed of page 1: expected none, found /Link at [0 0 5.001 100]',
    'annotations inside the bleed of page 1: expected none, found /Widget without a place',
  ]);
});

test('traps lie where they must', () => {
  expect(told({ subtype: 'TrapNet', rect: [0, 0, 200, 100] })).toEqual([]);
});

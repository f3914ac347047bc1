import { expect, test } from 'vitest';
import { rule } from '../../../../src/rules/pdf/pages/tree-is-sound.ts';
import { messages, pdf } from '../subject.ts';

test('a tree without faults is sound', () => {
  expect(messages(rule, pdf())).toEqual([]);
});

test('each fault of it is told', () => {
  expect(messages(rule, pdf({ document: { treeFaults: ['the file has no pages'] } }))).toEqual([
    'expected a sound tree of pages: the file has no pages',
  ]);
});

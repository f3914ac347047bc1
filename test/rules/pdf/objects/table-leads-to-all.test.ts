import { expect, test } from 'vitest';
import { rule } from '../../../../src/rules/pdf/objects/table-leads-to-all.ts';
import { messages, pdf } from '../subject.ts';

test('a table without faults is true', () => {
  expect(messages(rule, pdf())).toEqual([]);
});

test('each fault of it is told', () => {
  const tableFaults = ['the cross-reference table does not lead to object 7'];
  expect(messages(rule, pdf({ document: { tableFaults } }))).toEqual([
    'expected a true table of objects: the cross-reference table does not lead to object 7',
  ]);
});

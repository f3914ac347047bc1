import { expect, test } from 'vitest';
import { rule } from '../../../src/rules/pdf/x03-trailer-id.ts';
import { messages, pdf } from './subject.ts';

test('two strings are an ID', () => {
  expect(messages(rule, pdf({ document: { id: ['00', '00'] } }))).toEqual([]);
});

test.each([
  [null, 'no ID'],
  [['00'], '1 of them'],
  [['00', ''], '1 of them'],
  [['00', '01', '02'], '3 of them'],
])('%j is none', (id, found) => {
  expect(messages(rule, pdf({ document: { id } }))).toEqual([
    `the ID of the trailer should be two strings: found ${found}`,
  ]);
});

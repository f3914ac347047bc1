import { expect, test } from 'vitest';
import { rule } from '../../../src/rules/pdf/x16-no-page-has-its-own-unit.ts';
import { messages, pdf } from './subject.ts';

test('a page that counts in points is right', () => {
  expect(messages(rule, pdf())).toEqual([]);
});

test.each([
  [1, '1'],
  [2, '2'],
  [null, '?'],
])('a unit of %s is told, the point too', (userUnit, written) => {
  expect(messages(rule, pdf({ page: { hasUserUnit: true, userUnit } }))).toEqual([
    `page 1 has a unit of its own: expected none, found /UserUnit ${written}`,
  ]);
});

import { expect, test } from 'vitest';
import { rule } from '../../../src/rules/pdf/x13-every-page-has-a-trim.ts';
import { messages, pdf } from './subject.ts';

test('a page with a trim has one', () => {
  expect(messages(rule, pdf())).toEqual([]);
});

test('a page without one, with an art box instead, and with both are told', () => {
  expect(messages(rule, pdf({ page: { trim: null } }))).toEqual(['page 1 should have a TrimBox: found none']);
  expect(messages(rule, pdf({ page: { trim: null, art: [0, 0, 9, 9] } }))).toEqual([
    'page 1 should have a TrimBox: found only an ArtBox',
  ]);
  expect(messages(rule, pdf({ page: { art: [10, 10, 19, 19] } }))).toEqual([
    'page 1 should have a TrimBox alone: found an ArtBox too',
  ]);
});

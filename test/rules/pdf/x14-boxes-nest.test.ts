import { expect, test } from 'vitest';
import { rule } from '../../../src/rules/pdf/x14-boxes-nest.ts';
import { messages, pdf } from './subject.ts';

test('boxes that touch nest', () => {
  expect(messages(rule, pdf({ page: { bleed: [0, 0, 200, 100], trim: [0, 0, 200, 100] } }))).toEqual([]);
  expect(messages(rule, pdf({ page: { bleed: null, trim: [0, 0, 200, 100] } }))).toEqual([]);
});

test('a hair over is over: by 1/10,000 point', () => {
  expect(messages(rule, pdf({ page: { bleed: [5, 5, 200.0001, 95] } }))).toEqual([
    'page 1 should have BleedBox in MediaBox [0 0 200 100]: found [5 5 200.0001 95]',
  ]);
  expect(messages(rule, pdf({ page: { trim: [4.9999, 10, 190, 90] } }))).toEqual([
    'page 1 should have TrimBox in BleedBox [5 5 195 95]: found [4.9999 10 190 90]',
  ]);
});

test('a page without media, and a trim without area, are told', () => {
  expect(messages(rule, pdf({ page: { media: null } }))).toEqual([
    'page 1 should have a MediaBox with an area: found none',
  ]);
  expect(messages(rule, pdf({ page: { trim: [10, 10, 10, 90] } }))).toEqual([
    'page 1 should have TrimBox in BleedBox [5 5 195 95]: found [10 10 10 90]',
  ]);
});

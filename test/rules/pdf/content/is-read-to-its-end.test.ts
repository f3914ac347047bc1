import { expect, test } from 'vitest';
import { rule } from '../../../../src/rules/pdf/content/is-read-to-its-end.ts';
import { found, messages, PAGE, pdf, spotFacts } from '../subject.ts';

test('a page that was read to its end was judged', () => {
  expect(messages(rule, pdf())).toEqual([]);
});

test('one that was given up was not, which is no pass', () => {
  expect(found(rule, pdf({ looks: { isCut: true } }))).toMatchObject([
    {
      severity: 'unchecked',
      message: 'not all was judged: of all of its content on page 1 only a part was read',
    },
  ]);
});

test('pages that were never begun are told', () => {
  expect(messages(rule, pdf({ document: { pages: [PAGE, { ...PAGE, number: 2 }] } }))).toEqual([
    'not all was judged: of all pages only all but 1 was read',
  ]);
});

test('of more spots than are kept, only those are judged', () => {
  const spots = (count: number) => Array.from({ length: count }, (_, at) => spotFacts(`Spot${at}`));
  expect(messages(rule, pdf({ document: { spots: spots(999) } }))).toEqual([]);
  expect(messages(rule, pdf({ document: { spots: spots(1000) } }))).toEqual([
    'not all was judged: of all of its spots only the first 1000 was read',
  ]);
});

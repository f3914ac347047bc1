import { expect, test } from 'vitest';
import { rule } from '../../../../src/rules/pdf/layers/none-is-hidden.ts';
import { messages, pdf, severities } from '../subject.ts';

const looks = { hidden: [{ layer: 'coupe', count: 1, first: [[12.5, 40]] as const }] };

test('a page that paints in layers that show is right', () => {
  expect(messages(rule, pdf())).toEqual([]);
});

test('what is painted in a hidden layer is told: an error of ours, a warning to others', () => {
  expect(messages(rule, pdf({ looks }))).toEqual([
    'page 1 paints in the hidden layer « coupe », once at 12.5 × 40 mm: expected a layer that is shown',
  ]);
  expect(severities(rule, pdf({ looks }))).toEqual(['warning']);
  expect(severities(rule, pdf({ looks, job: {} }))).toEqual(['error']);
});

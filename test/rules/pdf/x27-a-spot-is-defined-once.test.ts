import { expect, test } from 'vitest';
import { rule } from '../../../src/rules/pdf/x27-a-spot-is-defined-once.ts';
import { messages, pdf, spotFacts } from './subject.ts';

test('several spots, each defined once, are right', () => {
  expect(messages(rule, pdf({ document: { spots: [spotFacts('Coat'), spotFacts('Varnish')] } }))).toEqual([]);
});

test('a name with two definitions is told with both objects', () => {
  const spots = [spotFacts('Coat'), spotFacts('Coat', { definition: 'another', object: '13 0 R' })];
  expect(messages(rule, pdf({ document: { spots } }))).toEqual([
    'Coat should have 1 definition in the file: found 2, in objects 12 0 R, 13 0 R',
  ]);
});

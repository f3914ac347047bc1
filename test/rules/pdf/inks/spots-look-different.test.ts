import { expect, test } from 'vitest';
import { rule } from '../../../../src/rules/pdf/inks/spots-look-different.ts';
import { messages, pdf, spotFacts } from '../subject.ts';

const twins = [spotFacts('Imaging'), spotFacts('BackImaging')];

test('two spots with one alternate are told', () => {
  expect(messages(rule, pdf({ document: { spots: twins } }))).toEqual([
    'the spot BackImaging should have another look than Imaging: both are CMYK 0/0/0/100',
  ]);
});

test('the inks of a job are settled by the job', () => {
  expect(messages(rule, pdf({ document: { spots: twins }, job: {} }))).toEqual([]);
});

test('a spot defined twice is no twin of itself, and looks that differ are right', () => {
  const spots = [
    spotFacts('Coat'),
    spotFacts('Coat'),
    spotFacts('Varnish', { solid: [0, 0, 0.04, 0] }),
    spotFacts('All'),
  ];
  expect(messages(rule, pdf({ document: { spots } }))).toEqual([]);
});

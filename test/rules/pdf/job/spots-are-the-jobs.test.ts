import { expect, test } from 'vitest';
import { rule } from '../../../../src/rules/pdf/job/spots-are-the-jobs.ts';
import { messages, pdf, severities, spotFacts } from '../subject.ts';

const told = (spot: ReturnType<typeof spotFacts>) =>
  messages(rule, pdf({ document: { spots: [spot] }, job: {} }));

test('an ink of the job with its alternate is right, to a hundredth of a percent', () => {
  expect(told(spotFacts('Imaging'))).toEqual([]);
  expect(told(spotFacts('Coat', { solid: [0.0801, 0.04, 0.02, 0.32] }))).toEqual([]);
  expect(told(spotFacts('Coat', { solid: [0.0802, 0.04, 0.02, 0.32] }))).toEqual([
    'the spot Coat should be CMYK 8/4/2/32: found CMYK 8.02/4/2/32',
  ]);
});

test('an ink that the job does not have is told, by itself and in a mix', () => {
  expect(told(spotFacts('Gold'))).toEqual(['the spot Gold should be an ink of the job: found none of them']);
  expect(told(spotFacts('Gold', { family: 'DeviceN', names: ['Imaging', 'Gold'], solid: null }))).toEqual([
    'the spot Gold should be an ink of the job: found none of them',
  ]);
});

test('an alternate in another space is told, and one that cannot be reckoned is said', () => {
  expect(told(spotFacts('Imaging', { alternate: 'DeviceRGB', solid: [0, 0, 0] }))).toEqual([
    'the spot Imaging should be CMYK 0/0/0/100: found DeviceRGB 0/0/0',
  ]);
  const document = { spots: [spotFacts('Imaging', { solid: null })] };
  expect(severities(rule, pdf({ document, job: {} }))).toEqual(['unchecked']);
});

test('marks on all plates, and inks that only this file has, are right', () => {
  const file = { kind: 'composite', pages: 1, inks: ['Imaging', 'Cut'], isUnchanged: true } as const;
  const document = { spots: [spotFacts('All'), spotFacts('Cut', { solid: [0, 1, 0, 0] })] };
  expect(messages(rule, pdf({ document, job: { file } }))).toEqual([]);
});

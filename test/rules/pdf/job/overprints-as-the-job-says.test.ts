import { expect, test } from 'vitest';
import { rule } from '../../../../src/rules/pdf/job/overprints-as-the-job-says.ts';
import { cmyk, grey, messages, mixOf, painted, pdf, severities, spot } from '../subject.ts';

const OVER = { overprints: true };

const told = (...paints: readonly ReturnType<typeof painted>[]) =>
  messages(rule, pdf({ looks: { paints }, job: {} }));

test('inks that overprint and inks that knock out, as the job says, are right', () => {
  expect(
    told(painted(spot('Coat'), OVER), painted(spot('Specimen')), painted(cmyk(0, 10, 0, 0), OVER)),
  ).toEqual([]);
});

test('a coat that knocks out, and a specimen that overprints, are told', () => {
  expect(told(painted(spot('Coat')), painted(spot('Specimen'), OVER))).toEqual([
    'page 1: path in Separation 100, once at 12.5 × 40 mm, should overprint by the job, and knocks out',
    'page 1: path in Separation 100, once at 12.5 × 40 mm, should knock out by the job, and overprints',
  ]);
});

test('process inks spare the spots that lie under them', () => {
  expect(told(painted(cmyk(0, 0, 0, 0)), painted(grey(100)))).toHaveLength(2);
});

test('a mix overprints if each of its inks does', () => {
  expect(
    told(painted(mixOf({ Coat: 10, Imaging: 20 }), OVER), painted(mixOf({ Coat: 10, Specimen: 20 }))),
  ).toEqual([]);
  expect(told(painted(mixOf({ Coat: 10, Imaging: 20 })))).toHaveLength(1);
});

test('marks on all plates may do either, and a file of no job is not asked', () => {
  expect(told(painted(spot('All')), painted(spot('All'), OVER))).toEqual([]);
  expect(severities(rule, pdf({ looks: { paints: [painted(spot('Coat'))] } }))).toEqual([]);
});

import { expect, test } from 'vitest';
import { rule } from '../../../src/rules/pdf/x18-no-rgb.ts';
import { cmyk, grey, messages, painted, paintOf, pdf, severities, sighting, spot } from './subject.ts';

test('process inks, grey and spots are no RGB', () => {
  const paints = [painted(cmyk(0, 0, 0, 100)), painted(grey(50)), painted(spot('Coat'))];
  expect(messages(rule, pdf({ looks: { paints } }))).toEqual([]);
});

test('a space of the file is told, painted or not, and RGB by an operator', () => {
  const document = { rgb: [sighting('ICCBased of three components', '7 0 R', '9 0 R')] };
  const paints = [
    painted(paintOf('DeviceRGB', [], null), {
      count: 2,
      first: [
        [1, 2],
        [3, 4],
      ],
    }),
  ];
  expect(messages(rule, pdf({ document, looks: { paints } }))).toEqual([
    'colours should be CMYK, grey or spots: found ICCBased of three components (objects 7 0 R, 9 0 R)',
    'colours should be CMYK, grey or spots: found DeviceRGB (page 1, 2 times, first at 1 × 2 mm, then 3 × 4 mm)',
  ]);
});

test('it is a rule of the house: an error of ours, a warning to others', () => {
  const document = { rgb: [sighting('DeviceRGB')] };
  expect(severities(rule, pdf({ document }))).toEqual(['warning']);
  expect(severities(rule, pdf({ document, job: {} }))).toEqual(['error']);
});

import { expect, test } from 'vitest';
import { rule } from '../../../src/rules/pdf/white-does-not-overprint.ts';
import { cmyk, found, grey, messages, mixOf, painted, pdf, severities, spot } from './subject.ts';

const OVER_1 = { overprints: true, overprintMode: 1 };
const OVER_0 = { overprints: true, overprintMode: 0 };

const told = (look: ReturnType<typeof painted>) => found(rule, pdf({ looks: { paints: [look] } }));

test('white that knocks out is white, in mode 0 and in grey too', () => {
  expect(told(painted(cmyk(0, 0, 0, 0)))).toEqual([]);
  expect(told(painted(cmyk(0, 0, 0, 0), OVER_0))).toEqual([]);
  expect(told(painted(grey(0), OVER_1))).toEqual([]);
});

test('a colour may overprint', () => {
  expect(told(painted(cmyk(0, 0, 0, 1), OVER_1))).toEqual([]);
});

test('process white that overprints in mode 1 vanishes', () => {
  expect(told(painted(cmyk(0, 0, 0, 0), OVER_1))).toMatchObject([
    {
      severity: 'error',
      message:
        'white should knock out: on page 1 it overprints (path in DeviceCMYK 0/0/0/0, DeviceCMYK), once at 12.5 × 40 mm',
    },
  ]);
});

test('a spot at 0 % that overprints may be a hole in its own plate: a warning where no job says so', () => {
  const paints = [painted(spot('Coat', 0), OVER_1), painted(mixOf({ Coat: 0, Varnish: 0 }), OVER_0)];
  expect(severities(rule, pdf({ looks: { paints } }))).toEqual(['warning', 'warning']);
  expect(messages(rule, pdf({ looks: { paints }, job: {} }))).toEqual([]);
});

test('what is imaged is never a hole', () => {
  const paints = [painted(spot('Imaging', 0), { ...OVER_1, by: 'text' })];
  expect(severities(rule, pdf({ looks: { paints }, job: {} }))).toEqual(['error']);
});

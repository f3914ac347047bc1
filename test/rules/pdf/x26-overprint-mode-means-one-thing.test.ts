import { expect, test } from 'vitest';
import { rule } from '../../../src/rules/pdf/x26-overprint-mode-means-one-thing.ts';
import { cmyk, messages, painted, paintOf, pdf } from './subject.ts';

const PROFILED = paintOf('ICCBased', ['Cyan', 'Magenta', 'Yellow', 'Black'], [0, 0, 0, 100]);

const told = (...paints: readonly ReturnType<typeof painted>[]) => messages(rule, pdf({ looks: { paints } }));

test('DeviceCMYK may overprint in mode 1, CMYK by a profile in mode 0 or not at all', () => {
  expect(told(painted(cmyk(0, 0, 0, 100), { overprints: true, overprintMode: 1 }))).toEqual([]);
  expect(told(painted(PROFILED, { overprints: true, overprintMode: 0 }))).toEqual([]);
  expect(told(painted(PROFILED, { overprints: false, overprintMode: 1 }))).toEqual([]);
});

test('CMYK by a profile that overprints in mode 1 is told', () => {
  expect(told(painted(PROFILED, { overprints: true, overprintMode: 1 }))).toEqual([
    'what overprints in mode 1 should be DeviceCMYK: found ICCBased (ICCBased 0/0/0/100) on page 1, once at 12.5 × 40 mm',
  ]);
});

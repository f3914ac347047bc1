import { expect, test } from 'vitest';
import { rule } from '../../../../src/rules/pdf/inks/sum-is-low-enough.ts';
import { NUMBERS } from '../../../../src/rules/pdf/numbers.ts';
import type { PlateSubject } from '../../../../src/rules/pdf/subject.ts';
import { found, messages } from '../subject.ts';

const weighed = (percent: number, changes: Partial<PlateSubject> = {}): PlateSubject => ({
  name: 'file.pdf',
  numbers: NUMBERS.sheet,
  worst: [{ page: 2, unit: 'Cyan Magenta Yellow Black', percent, atMm: [30, 45.5] }],
  unweighed: [],
  ...changes,
});

test('320 % dries on a sheet, and 321 % does not', () => {
  expect(messages(rule, weighed(320))).toEqual([]);
  expect(messages(rule, weighed(321))).toEqual([
    'the ink sum on page 2 (Cyan Magenta Yellow Black, 30 × 45.5 mm) is 321 %: expected at most 320 %',
  ]);
});

test('a web takes 305 %, and so does a digital press', () => {
  for (const name of ['web', 'digital'] as const) {
    expect(messages(rule, weighed(305, { numbers: NUMBERS[name] }))).toEqual([]);
    expect(messages(rule, weighed(306, { numbers: NUMBERS[name] }))).toHaveLength(1);
  }
});

test('what was not weighed is said, and so is that no limit is at hand', () => {
  const unweighed = [{ page: 1, why: 'a gradient was left out' }];
  expect(found(rule, weighed(10, { unweighed }))).toMatchObject([
    { severity: 'unchecked', message: 'the ink sum was not weighed: a gradient was left out' },
  ]);
  expect(found(rule, weighed(400, { numbers: NUMBERS.label }))).toMatchObject([
    { severity: 'unchecked', message: 'the ink sum was not weighed: no limit is at hand for labels' },
  ]);
});

import { expect, test } from 'vitest';
import { rule } from '../../../../src/rules/pdf/lines/are-no-hairlines.ts';
import { line, messages, pdf, spot } from '../subject.ts';

const told = (widthPt: number) => messages(rule, pdf({ looks: { lines: [line(widthPt, spot('Coat'))] } }));

test('a dot of 600 dpi is no hairline, and less is', () => {
  expect(told(0.12)).toEqual([]);
  expect(told(0.119)).toEqual([
    'a line of 0.119 pt on page 1 (stroke, once at 12.5 × 40 mm): expected at least 0.12 pt',
  ]);
});

test('a line of no width is whatever a device makes of it', () => {
  expect(told(0)).toEqual([
    'a line of the thinnest that the device can on page 1 (stroke, once at 12.5 × 40 mm): expected at least 0.12 pt',
  ]);
});

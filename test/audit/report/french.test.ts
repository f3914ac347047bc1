import { expect, test } from 'vitest';
import {
  bits,
  counted,
  decimal,
  percent,
  powerOfTen,
  probability,
  whole,
} from '../../../src/audit/report/french.ts';

test('numbers have a comma before decimals and no-break spaces between thousands', () => {
  expect(whole(2_000_000)).toBe('2\u00a0000\u00a0000');
  expect([decimal(1234.567, 2), decimal(-0.5, 1), decimal(7, 0)]).toEqual(['1\u00a0234,57', '−0,5', '7']);
  expect([percent(0.65), percent(0.0013, 1)]).toEqual(['65,00\u00a0%', '0,1\u00a0%']);
});

test('a small probability is a power of ten, and one that cannot be told from 0 is 0', () => {
  expect([0.0499, 0.001, 0.00099, 9.97e-5, 3.4e-12, 0].map(probability)).toEqual([
    '0,050',
    '0,001',
    '9,9\u00a0×\u00a010⁻⁴',
    '1,0\u00a0×\u00a010⁻⁴',
    '3,4\u00a0×\u00a010⁻¹²',
    '0',
  ]);
  expect([powerOfTen(-10), powerOfTen(3)]).toEqual(['10⁻¹⁰', '10³']);
});

test('bits that are nothing but rounding are 0', () => {
  expect([bits(0.00004), bits(0.00006), bits(0.2269)]).toEqual(['0', '0,0001', '0,2269']);
});

test('none and one are singular', () => {
  expect([0, 1, 2].map((count) => counted(count, 'ticket'))).toEqual([
    '0\u00a0ticket',
    '1\u00a0ticket',
    '2\u00a0tickets',
  ]);
});

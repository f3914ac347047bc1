import { expect, test } from 'vitest';
import { rule } from '../../../../src/rules/pdf/images/pictures-are-fine-enough.ts';
import { image, messages, pdf, severities } from '../subject.ts';

const told = (ppi: number, kind: 'colour' | 'grey' | 'one-bit' = 'colour') =>
  severities(rule, pdf({ looks: { images: [image({ ppi, kind })] } }));

test('225 ppi is fine, 224 a warning, 150 still, 149 an error', () => {
  expect(told(225)).toEqual([]);
  expect(told(224.9)).toEqual(['warning']);
  expect(told(150)).toEqual(['warning']);
  expect(told(149.9)).toEqual(['error']);
});

test('grey is judged alike, line art is not', () => {
  expect(told(149, 'grey')).toEqual(['error']);
  expect(told(149, 'one-bit')).toEqual([]);
});

test('the image is told by its object and place', () => {
  expect(messages(rule, pdf({ looks: { images: [image({ ppi: 100 })] } }))).toEqual([
    'an image of 100 ppi on page 1 (9 0 R, once at 12.5 × 40 mm): expected at least 225 ppi',
  ]);
});

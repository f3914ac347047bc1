import { expect, test } from 'vitest';
import { rule } from '../../../../src/rules/pdf/images/line-art-is-fine-enough.ts';
import { image, messages, pdf, severities } from '../subject.ts';

const told = (ppi: number) => severities(rule, pdf({ looks: { images: [image({ ppi, kind: 'one-bit' })] } }));

test('800 ppi is fine, 799 a warning, 550 still, 549 an error', () => {
  expect(told(800)).toEqual([]);
  expect(told(799.9)).toEqual(['warning']);
  expect(told(550)).toEqual(['warning']);
  expect(told(549)).toEqual(['error']);
});

test('a barcode as an image of one pixel a module is seen for what it is', () => {
  const barcode = image({ ppi: 75, kind: 'one-bit', object: '21 0 R' });
  expect(messages(rule, pdf({ looks: { images: [barcode, image({ ppi: 75 })] } }))).toEqual([
    'a 1-bit image of 75 ppi on page 1 (21 0 R, once at 12.5 × 40 mm): expected at least 800 ppi',
  ]);
});

import { expect, test } from 'vitest';
import { rule } from '../../../../src/rules/pdf/images/none-is-inline.ts';
import { image, messages, pdf, severities } from '../subject.ts';

test('an image object is right', () => {
  expect(messages(rule, pdf({ looks: { images: [image()] } }))).toEqual([]);
});

test('an inline image is said, and never passed over', () => {
  const looks = { images: [image({ object: null, kind: 'one-bit', ppi: 72 })] };
  expect(messages(rule, pdf({ looks }))).toEqual([
    'found an inline image (one-bit, 72 ppi) on page 1, once at 12.5 × 40 mm: expected an image object',
  ]);
  expect(severities(rule, pdf({ looks }))).toEqual(['warning']);
});

import { expect, test } from 'vitest';
import { rule } from '../../../../src/rules/pdf/images/are-whole.ts';
import { messages, pdf } from '../subject.ts';

test('a file without short images is right', () => {
  expect(messages(rule, pdf())).toEqual([]);
});

test('an image that ends early is told with what it lacks', () => {
  const shortImages = [{ object: '9 0 R', width: 10, height: 2, needed: 80, has: 79 }];
  expect(messages(rule, pdf({ document: { shortImages } }))).toEqual([
    'the image of object 9 0 R should have 80 bytes for 10 × 2 pixels: found 79',
  ]);
});

import { expect, test } from 'vitest';
import { rule } from '../../../src/rules/pdf/x15-crop-is-the-media.ts';
import { messages, pdf } from './subject.ts';

test('no crop, or the media itself, hides nothing', () => {
  expect(messages(rule, pdf())).toEqual([]);
  expect(messages(rule, pdf({ page: { crop: [0, 0, 200, 100] } }))).toEqual([]);
});

test('a crop that hides a part of the page is told', () => {
  expect(messages(rule, pdf({ page: { crop: [0, 0, 200, 99] } }))).toEqual([
    'the CropBox of page 1 should be absent or [0 0 200 100]: found [0 0 200 99]',
  ]);
});

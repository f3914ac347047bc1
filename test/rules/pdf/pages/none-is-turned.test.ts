import { expect, test } from 'vitest';
import { rule } from '../../../../src/rules/pdf/pages/none-is-turned.ts';
import { messages, pdf } from '../subject.ts';

test('an upright page is right', () => {
  expect(messages(rule, pdf())).toEqual([]);
});

test('a turned one is told', () => {
  expect(messages(rule, pdf({ page: { rotate: 90 } }))).toEqual([
    'page 1 should be upright: found /Rotate 90',
  ]);
});

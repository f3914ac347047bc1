import { expect, test } from 'vitest';
import { rule } from '../../../src/rules/pdf/x10-one-output-intent.ts';
import { intent } from './intents.ts';
import { messages, pdf } from './subject.ts';

test('one of PDF/X is right, and others may stand beside it', () => {
  expect(messages(rule, pdf())).toEqual([]);
  expect(
    messages(rule, pdf({ document: { intents: [intent(), intent({ subtype: 'GTS_PDFA1' })] } })),
  ).toEqual([]);
});

test.each([
  ['none', [], 0],
  ['none of PDF/X', [intent({ subtype: 'GTS_PDFA1' })], 0],
  ['two', [intent(), intent()], 2],
])('%s is wrong', (_, intents, count) => {
  expect(messages(rule, pdf({ document: { intents } }))).toEqual([
    `the file should have 1 output intent of PDF/X: found ${count}`,
  ]);
});

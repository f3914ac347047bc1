import { expect, test } from 'vitest';
import { rule } from '../../../src/rules/pdf/x11-output-condition-is-named.ts';
import { intent } from './intents.ts';
import { messages, pdf } from './subject.ts';

test('an identifier and a text for people name the condition', () => {
  expect(messages(rule, pdf())).toEqual([]);
});

test('each that is missing is told', () => {
  const intents = [intent({ identifier: null, info: ' ' })];
  expect(messages(rule, pdf({ document: { intents } }))).toEqual([
    'the output intent should say OutputConditionIdentifier: found nothing',
    'the output intent should say Info: found nothing',
  ]);
});

test('intents of other standards are not asked', () => {
  expect(
    messages(rule, pdf({ document: { intents: [intent({ subtype: 'GTS_PDFA1', info: null })] } })),
  ).toEqual([]);
});

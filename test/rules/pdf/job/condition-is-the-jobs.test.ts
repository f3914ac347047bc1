import { expect, test } from 'vitest';
import { rule } from '../../../../src/rules/pdf/job/condition-is-the-jobs.ts';
import { intent } from '../intents.ts';
import { messages, pdf } from '../subject.ts';

test('the condition of the job is right, and a file of no job is not asked', () => {
  expect(messages(rule, pdf({ job: {} }))).toEqual([]);
  expect(messages(rule, pdf({ document: { intents: [intent({ identifier: 'FOGRA51' })] } }))).toEqual([]);
});

test('another condition is told', () => {
  const document = { intents: [intent({ identifier: 'FOGRA51' })] };
  expect(messages(rule, pdf({ document, job: {} }))).toEqual([
    'the output intent should name FOGRA39, as the job does: found FOGRA51',
  ]);
});

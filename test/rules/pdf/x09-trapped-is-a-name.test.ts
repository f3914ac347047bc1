import { expect, test } from 'vitest';
import { rule } from '../../../src/rules/pdf/x09-trapped-is-a-name.ts';
import { messages, pdf } from './subject.ts';

const info = (kind: 'text' | 'name', value: string) => [{ key: 'Trapped', kind, value }];

test.each([['True'], ['False']])('/%s is a name that says it', (value) => {
  expect(messages(rule, pdf({ document: { info: info('name', value) } }))).toEqual([]);
});

test.each([
  [info('text', 'False'), '(False)'],
  [info('name', 'Unknown'), '/Unknown'],
  [[], 'nothing'],
])('%j is not', (entries, found) => {
  expect(messages(rule, pdf({ document: { info: entries } }))).toEqual([
    `Trapped in Info should be /True or /False: found ${found}`,
  ]);
});

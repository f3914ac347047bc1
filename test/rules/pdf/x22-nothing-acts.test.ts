import { expect, test } from 'vitest';
import { rule } from '../../../src/rules/pdf/x22-nothing-acts.ts';
import { messages, pdf, sighting } from './subject.ts';

test('a file that does nothing is right', () => {
  expect(messages(rule, pdf())).toEqual([]);
});

test('a script is told', () => {
  expect(messages(rule, pdf({ document: { actions: [sighting('/JavaScript', '7 0 R')] } }))).toEqual([
    'the file should do nothing and hold no other: found /JavaScript in object 7 0 R',
  ]);
});

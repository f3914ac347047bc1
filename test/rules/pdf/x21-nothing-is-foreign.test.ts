import { expect, test } from 'vitest';
import { rule } from '../../../src/rules/pdf/x21-nothing-is-foreign.ts';
import { messages, pdf, sighting } from './subject.ts';

test('a file of its own is right', () => {
  expect(messages(rule, pdf())).toEqual([]);
});

test('PostScript is told with its objects', () => {
  const foreign = [sighting('a PostScript XObject', '7 0 R', '8 0 R')];
  expect(messages(rule, pdf({ document: { foreign } }))).toEqual([
    'all that prints should stand in the file as PDF: found a PostScript XObject in objects 7 0 R, 8 0 R',
  ]);
});

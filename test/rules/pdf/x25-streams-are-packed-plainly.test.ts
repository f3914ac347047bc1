import { expect, test } from 'vitest';
import { rule } from '../../../src/rules/pdf/x25-streams-are-packed-plainly.ts';
import { found, messages, pdf, sighting } from './subject.ts';

test.each([['FlateDecode'], ['DCTDecode'], ['CCITTFaxDecode']])('%s is plain', (name) => {
  expect(messages(rule, pdf({ document: { filters: [sighting(name)] } }))).toEqual([]);
});

test('what the standard takes and the house does not is a warning to others, an error of ours', () => {
  const document = { filters: [sighting('JPXDecode', '7 0 R')] };
  expect(found(rule, pdf({ document }))).toMatchObject([
    {
      severity: 'warning',
      message: 'streams should have Flate, DCT or CCITT: found JPXDecode in object 7 0 R',
    },
  ]);
  expect(found(rule, pdf({ document, job: {} }))).toMatchObject([{ severity: 'error' }]);
});

test('what the standard does not take is an error in any file', () => {
  expect(found(rule, pdf({ document: { filters: [sighting('Crypt')] } }))).toMatchObject([
    { severity: 'error', expected: 'a filter of PDF 1.6 that does not encrypt' },
  ]);
});

import { expect, test } from 'vitest';
import { rule } from '../../../src/rules/pdf/x01-header-version.ts';
import { found, pdf } from './subject.ts';

test('a file that begins with %PDF-1.6 is of PDF 1.6', () => {
  expect(found(rule, pdf())).toEqual([]);
  expect(found(rule, pdf({ document: { catalogueVersion: '1.6' } }))).toEqual([]);
});

test('another version is told, whether the header or the catalogue claims it', () => {
  expect(found(rule, pdf({ document: { header: { version: '1.7', at: 0 } } }))).toEqual([
    {
      severity: 'error',
      expected: '%PDF-1.6 at the first byte',
      found: '%PDF-1.7',
      message: 'the file is not of PDF 1.6: expected %PDF-1.6 at the first byte, found %PDF-1.7',
    },
  ]);
  expect(found(rule, pdf({ document: { catalogueVersion: '2.0' } }))).toMatchObject([
    { found: '/Version /2.0' },
  ]);
});

test('a header that readers must search for is told', () => {
  expect(found(rule, pdf({ document: { header: { version: '1.6', at: 3 } } }))).toMatchObject([
    { found: '%PDF-1.6 after 3 bytes' },
  ]);
});

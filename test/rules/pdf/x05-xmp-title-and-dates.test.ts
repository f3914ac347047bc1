import { expect, test } from 'vitest';
import { rule } from '../../../src/rules/pdf/x05-xmp-title-and-dates.ts';
import { found, messages, packet, pdf } from './subject.ts';

test('a title and three dates are what is asked', () => {
  expect(messages(rule, pdf())).toEqual([]);
});

test('a title of nothing, a date that is absent and one that is none are told each', () => {
  const xmp = packet({ 'dc:title': ' ', 'xmp:ModifyDate': undefined, 'xmp:MetadataDate': 'yesterday' });
  expect(messages(rule, pdf({ document: { xmp } }))).toEqual([
    'dc:title should hold a title: found «   »',
    'xmp:ModifyDate should hold a date: found nothing',
    'xmp:MetadataDate should hold a date: found « yesterday »',
  ]);
});

test('where the packet is no XML they are not judged, which is said', () => {
  expect(found(rule, pdf({ document: { xmp: { ...packet(), fault: 'unclosed tag' } } }))).toMatchObject([
    {
      severity: 'unchecked',
      message: 'title and dates cannot be judged: there is an XMP packet that is no well-formed XML',
    },
  ]);
});

import { expect, test } from 'vitest';
import { rule } from '../../../src/rules/pdf/x08-info-and-xmp-agree.ts';
import { messages, packet, pdf, severities } from './subject.ts';

test('the same title, and the same moment in both ways of writing, agree', () => {
  expect(messages(rule, pdf())).toEqual([]);
  const xmp = packet({ 'xmp:CreateDate': '2000-01-01T01:00:00+01:00' });
  expect(messages(rule, pdf({ document: { xmp } }))).toEqual([]);
});

test('another title, another moment, and what XMP does not say are told', () => {
  const xmp = packet({
    'dc:title': 'Coeur',
    'xmp:CreateDate': '2000-01-01T00:00:01Z',
    'pdf:Trapped': undefined,
  });
  expect(messages(rule, pdf({ document: { xmp } }))).toEqual([
    'Title and dc:title differ: Info says « Cœur », XMP « Coeur »',
    'CreationDate and xmp:CreateDate differ: Info says « D:20000101000000Z », XMP « 2000-01-01T00:00:01Z »',
    'Trapped and pdf:Trapped differ: Info says « False », XMP nothing',
  ]);
});

test('what Info does not say need not agree', () => {
  expect(messages(rule, pdf({ document: { info: [] } }))).toEqual([]);
  expect(messages(rule, pdf({ document: { info: [{ key: 'Shop', kind: 'text', value: 'x' }] } }))).toEqual(
    [],
  );
});

test('without a packet they are not compared', () => {
  expect(severities(rule, pdf({ document: { xmp: null } }))).toEqual(['unchecked']);
});

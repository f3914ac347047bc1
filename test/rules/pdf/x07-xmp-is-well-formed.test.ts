import { expect, test } from 'vitest';
import { rule } from '../../../src/rules/pdf/x07-xmp-is-well-formed.ts';
import { found, messages, packet, pdf, severities } from './subject.ts';

test('a plain packet of XML is well', () => {
  expect(messages(rule, pdf())).toEqual([]);
});

test('what the parser says of a packet that is no XML is told', () => {
  const xmp = { ...packet(), fault: '1:9: unclosed tag: x' };
  expect(found(rule, pdf({ document: { xmp } }))).toMatchObject([
    { severity: 'error', message: 'XMP should be well-formed XML: found 1:9: unclosed tag: x' },
  ]);
});

test('a packed packet is an error of ours, and a warning to others', () => {
  const document = { xmp: { ...packet(), isPacked: true } };
  expect(severities(rule, pdf({ document }))).toEqual(['warning']);
  expect(severities(rule, pdf({ document, job: {} }))).toEqual(['error']);
});

test('without a packet nothing is judged', () => {
  expect(severities(rule, pdf({ document: { xmp: null } }))).toEqual(['unchecked']);
});

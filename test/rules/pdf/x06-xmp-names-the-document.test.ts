import { expect, test } from 'vitest';
import { rule } from '../../../src/rules/pdf/x06-xmp-names-the-document.ts';
import { messages, packet, pdf, severities } from './subject.ts';

test('names of the document, its version and rendition, and whether it is trapped', () => {
  expect(messages(rule, pdf())).toEqual([]);
  expect(messages(rule, pdf({ document: { xmp: packet({ 'pdf:Trapped': 'True' }) } }))).toEqual([]);
});

test('each that is missing is told, and a Trapped that is neither true nor false', () => {
  const xmp = packet({ 'xmpMM:VersionID': undefined, 'xmpMM:RenditionClass': '', 'pdf:Trapped': 'Unknown' });
  expect(messages(rule, pdf({ document: { xmp } }))).toEqual([
    'xmpMM:VersionID should say a name: found nothing',
    'xmpMM:RenditionClass should say a name: found nothing',
    'pdf:Trapped should say True or False: found Unknown',
  ]);
});

test('without a packet they are not judged', () => {
  expect(severities(rule, pdf({ document: { xmp: null } }))).toEqual(['unchecked']);
});

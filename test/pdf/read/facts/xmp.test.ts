import { expect, test } from 'vitest';
import { readXmp } from '../../../../src/pdf/read/facts/xmp.ts';

const packet = (inside: string, prefix = ''): string => `${prefix}<x:xmpmeta xmlns:x="adobe:ns:meta/">
<rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#" xmlns:dublin="http://purl.org/dc/elements/1.1/"
  xmlns:pdf="http://ns.adobe.com/pdf/1.3/" xmlns:other="http://example.org/">
<rdf:Description rdf:about="" ${inside}</rdf:Description></rdf:RDF></x:xmpmeta>`;

const read = (xml: string) => readXmp(Buffer.from(xml), false);

const alt = (...entries: readonly string[]): string =>
  `<rdf:Alt>${entries.map((one) => `<rdf:li>${one}</rdf:li>`).join('')}</rdf:Alt>`;

test('a property is known by its namespace, whatever prefix the packet gives it', () => {
  const { fault, properties } = read(packet(`><dublin:title>${alt('Cœur &amp; Cie')}</dublin:title>`));
  expect(fault).toBeNull();
  expect([...properties]).toEqual([['dc:title', 'Cœur & Cie']]);
});

test('a property may stand as an attribute', () => {
  expect(read(packet('pdf:Trapped="False">')).properties.get('pdf:Trapped')).toBe('False');
});

test('of a text in several languages the first is for everybody, and a list says all its entries', () => {
  const { properties } = read(
    packet(`><dublin:title>${alt('Ticket', 'Los')}</dublin:title>
      <dublin:creator><rdf:Seq> <rdf:li>A</rdf:li> <rdf:li>B</rdf:li> </rdf:Seq></dublin:creator>`),
  );
  expect(properties.get('dc:title')).toBe('Ticket');
  expect(properties.get('dc:creator')).toBe('A\nB');
});

test('what is in a namespace that no press file uses is passed over', () => {
  expect([...read(packet('><other:thing>x</other:thing>')).properties]).toEqual([]);
});

test('a packet that is no XML says why', () => {
  expect(read('<x:xmpmeta xmlns:x="adobe:ns:meta/"><a></x:xmpmeta>').fault).toMatch(
    /unexpected close tag|unmatched/i,
  );
  expect(read('A & B').fault).not.toBeNull();
});

test('entities of its own are not followed: a packet cannot grow', () => {
  const bomb = '<!DOCTYPE x [<!ENTITY a "ha"><!ENTITY b "&a;&a;">]>';
  expect(read(packet('><dublin:title>&b;</dublin:title>', bomb)).fault).toMatch(/undefined entity|b/);
});

test('UTF-16 is read by its mark', () => {
  const xml = Buffer.from(`\ufeff${packet('pdf:Trapped="True">')}`, 'utf16le');
  expect(readXmp(xml, false).properties.get('pdf:Trapped')).toBe('True');
  expect(readXmp(xml.swap16(), false).properties.get('pdf:Trapped')).toBe('True');
});

import { SaxesParser } from 'saxes';
import { describe, expect, test } from 'vitest';
import { infoOf, xmpOf } from '../../../src/pdf/write/metadata.ts';

const ID = '0123456789abcdef0123456789abcdef';

/** The text of each element of a packet, in order; throws where the XML is not well-formed. */
function texts(xml: string): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  const open: string[] = [];
  const parser = new SaxesParser();
  parser.on('opentag', ({ name }) => open.push(name));
  parser.on('closetag', () => open.pop());
  parser.on('text', (text) => {
    if (text.trim() === '') return;
    const element = open.findLast((name) => !name.startsWith('rdf:')) ?? '';
    found.set(element, text);
  });
  parser.on('error', (error) => {
    throw error;
  });
  parser.write(xml).close();
  return found;
}

describe('what a file says of itself', () => {
  const about = { title: 'Cœur & Cie <2014> "gratté" ]]>', subject: 'Vingt & une feuilles' };

  test('is the same in Info and in XMP, whatever the title holds', () => {
    const xmp = texts(xmpOf(about, ID));
    const info = infoOf(about);
    expect(xmp.get('dc:title')).toBe(about.title);
    expect(info.Title).toBe(about.title);
    expect(xmp.get('dc:description')).toBe(info.Subject);
    expect(xmp.get('xmp:CreatorTool')).toBe(info.Creator);
    expect(xmp.get('pdf:Producer')).toBe(info.Producer);
    expect(new Date(xmp.get('xmp:CreateDate') ?? '')).toEqual(info.CreationDate);
    expect(new Date(xmp.get('xmp:ModifyDate') ?? '')).toEqual(info.ModDate);
    expect(`/${xmp.get('pdf:Trapped')}`).toBe(String(info.Trapped));
  });

  test('names the document by its content', () => {
    expect(texts(xmpOf(about, ID)).get('xmpMM:DocumentID')).toBe('uuid:01234567-89ab-cdef-0123-456789abcdef');
  });

  test.each(['\u0000', '\u001b', '\ufffe', '\ud800'])(
    'holds no character that XML cannot: %j',
    (character) => {
      expect(() => xmpOf({ ...about, title: `a${character}b` }, ID)).toThrow(/control characters/);
      expect(() => infoOf({ ...about, title: `a${character}b` })).toThrow(/control characters/);
    },
  );
});

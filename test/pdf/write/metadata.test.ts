import { describe, expect, test } from 'vitest';
import { infoOf, xmpOf } from '../../../src/pdf/write/metadata.ts';
import { xmpProperties } from './xmp.ts';

const ID = 'uuid:01234567-89ab-8def-8123-456789abcdef';
const ABOUT = { title: 'Essai', subject: 'Vingt & une feuilles', variable: null } as const;

describe('what a file says of itself', () => {
  test.each([
    'Cœur & Cie <2014>',
    'Cœur & Cie <2014> "gratté" ]]>',
    "L'an <!-- 2014 --> &amp; &#65;",
    ' deux lignes\r\net\tdes blancs ',
    '🂡 à gratter',
  ])('is the same in Info and in XMP, whatever the title holds: %j', (title) => {
    const xmp = xmpProperties(xmpOf({ ...ABOUT, title }, ID));
    const info = infoOf({ ...ABOUT, title });
    expect(xmp.get('dc:title')).toBe(title);
    expect(info.Title).toBe(title);
    expect(xmp.get('dc:description')).toBe(info.Subject);
    expect(xmp.get('xmp:CreatorTool')).toBe(info.Creator);
    expect(xmp.get('pdf:Producer')).toBe(info.Producer);
    expect(new Date(xmp.get('xmp:CreateDate') ?? '')).toEqual(info.CreationDate);
    expect(new Date(xmp.get('xmp:ModifyDate') ?? '')).toEqual(info.ModDate);
    expect(`/${xmp.get('pdf:Trapped')}`).toBe(String(info.Trapped));
  });

  test('names the document by its content, and the version of PDF/X that it keeps to', () => {
    const xmp = xmpProperties(xmpOf(ABOUT, ID));
    expect(xmp.get('xmpMM:DocumentID')).toBe(ID);
    expect(xmp.get('pdfxid:GTS_PDFXVersion')).toBe('PDF/X-4');
    expect([...xmp.keys()].filter((property) => property.startsWith('pdfvtid:'))).toEqual([]);
  });

  test('tells variable data by its version, changed when the file was', () => {
    const xmp = xmpProperties(xmpOf({ ...ABOUT, variable: 'PDF/VT-1' }, ID));
    expect(xmp.get('pdfvtid:GTS_PDFVTVersion')).toBe('PDF/VT-1');
    expect(xmp.get('pdfvtid:GTS_PDFVTModDate')).toBe(xmp.get('xmp:ModifyDate'));
    expect(xmp.get('xmp:ModifyDate')).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/);
  });

  test.each(['\u0000', '\u001b', '\u007f', '\ufffe', '\ud800'])(
    'holds no character that XML cannot: %j',
    (character) => {
      expect(() => xmpOf({ ...ABOUT, title: `a${character}b` }, ID)).toThrow(/control characters/);
      expect(() => infoOf({ ...ABOUT, title: `a${character}b` })).toThrow(/control characters/);
    },
  );

  test.each(['', ' \t'])('has a title: %j', (title) => {
    expect(() => infoOf({ ...ABOUT, title })).toThrow('a file has no title');
  });
});

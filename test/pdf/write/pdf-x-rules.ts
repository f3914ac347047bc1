import {
  decodePDFRawStream,
  PDFArray,
  PDFDict,
  type PDFDocument,
  PDFName,
  PDFNumber,
  PDFRawStream,
  PDFStream,
  parseContentStream,
} from '@cantoo/pdf-lib';
import { expect } from 'vitest';
import type { PageSet } from '../../../src/face/page.ts';
import { readBoxes } from '../../../src/pdf/read/boxes.ts';
import { countOperators, pageContent } from '../../../src/pdf/read/content.ts';
import { type ObjectFacts, openObjects, readObjects } from '../../../src/pdf/read/objects.ts';
import { fogra39 } from '../../../src/pdf/write/fogra39.ts';
import { pdfOf } from '../../kit/pdf.ts';
import { plainOf, type Shown } from './shown.ts';
import { xmpProperties } from './xmp.ts';

/** A file as its rules see it. */
export interface Opened {
  readonly bytes: Buffer;
  readonly file: PDFDocument;
  readonly facts: ObjectFacts;
  readonly catalogue: Readonly<Record<string, Shown>>;
  readonly info: Readonly<Record<string, Shown>>;
  readonly xmp: ReadonlyMap<string, string>;
  readonly dicts: readonly PDFDict[];
}

/** Opens the file of these pages for its rules. */
export async function opened(pages: PageSet): Promise<Opened> {
  const bytes = await pdfOf(pages);
  const file = await openObjects(bytes);
  const objects = file.context.enumerateIndirectObjects().map(([, object]) => object);
  const metadata = file.catalog.lookup(PDFName.of('Metadata')) as PDFRawStream;
  return {
    bytes,
    file,
    facts: readObjects(file),
    catalogue: plainOf(file, file.catalog) as Record<string, Shown>,
    info: plainOf(file, file.context.trailerInfo.Info) as Record<string, Shown>,
    xmp: xmpProperties(Buffer.from(metadata.contents).toString('utf8')),
    dicts: objects.flatMap(nestedDicts),
  };
}

/** Every dictionary of an object, its own and those within. */
function nestedDicts(object: unknown): readonly PDFDict[] {
  if (object instanceof PDFStream) return nestedDicts(object.dict);
  if (object instanceof PDFArray) return object.asArray().flatMap(nestedDicts);
  return object instanceof PDFDict ? [object, ...object.values().flatMap(nestedDicts)] : [];
}

const keysOf = ({ dicts }: Opened): ReadonlySet<string> =>
  new Set(dicts.flatMap((dict) => dict.keys().map((key) => key.decodeText())));

/** Those of the keys that the file has in any dictionary. */
const withKeys = (file: Opened, ...keys: readonly string[]): readonly string[] =>
  keys.filter((key) => keysOf(file).has(key));

const streamsOf = ({ file }: Opened): readonly PDFRawStream[] =>
  file.context
    .enumerateIndirectObjects()
    .flatMap(([, object]) => (object instanceof PDFRawStream ? [object] : []));

const intentsOf = ({ catalogue }: Opened) =>
  catalogue.OutputIntents as readonly Readonly<Record<string, Shown>>[];

function profileOf({ file }: Opened): { readonly bytes: Buffer; readonly n: number } {
  const intent = file.catalog.lookup(PDFName.of('OutputIntents'), PDFArray).lookup(0, PDFDict);
  const stream = intent.lookup(PDFName.of('DestOutputProfile')) as PDFRawStream;
  const n = stream.dict.lookup(PDFName.of('N'), PDFNumber).asNumber();
  return { bytes: Buffer.from(decodePDFRawStream(stream).decode()), n };
}

/** How deep q and Q nest; not a number where they do not match. */
function depthOf(content: Uint8Array): number {
  let [depth, deepest] = [0, 0];
  for (const { name } of parseContentStream(content)) {
    if (name === 'q') depth += 1;
    if (name === 'Q') depth -= 1;
    if (depth < 0) return Number.NaN;
    deepest = Math.max(deepest, depth);
  }
  return depth === 0 ? deepest : Number.NaN;
}

/** Source  print.md, "PDF/X-4 rules to meet and to check" */
export const RULES: readonly { readonly id: string; readonly says: string; check(file: Opened): void }[] = [
  {
    id: 'X01',
    says: 'the header says PDF 1.6, and the catalogue nothing else',
    check: ({ bytes, catalogue }) => {
      expect(bytes.subarray(0, 9).toString()).toBe('%PDF-1.6\n');
      expect(catalogue).not.toHaveProperty('Version');
    },
  },
  {
    id: 'X02',
    says: 'nothing is encrypted',
    check: ({ file, bytes }) => {
      expect(file.context.trailerInfo.Encrypt).toBeUndefined();
      expect(bytes.toString('latin1')).not.toContain('/Encrypt');
    },
  },
  {
    id: 'X03',
    says: 'the trailer has an ID of two strings',
    check: ({ file }) => expect(String(file.context.trailerInfo.ID)).toMatch(/^\[ <([0-9a-f]{32})> <\1> \]$/),
  },
  {
    id: 'X04',
    says: 'XMP names PDF/X-4',
    check: ({ xmp }) => expect(xmp.get('pdfxid:GTS_PDFXVersion')).toBe('PDF/X-4'),
  },
  {
    id: 'X05',
    says: 'XMP has title and dates',
    check: ({ xmp }) => {
      expect(xmp.get('dc:title')).toMatch(/\S/);
      for (const date of ['CreateDate', 'ModifyDate', 'MetadataDate']) {
        expect(xmp.get(`xmp:${date}`)).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/);
      }
    },
  },
  {
    id: 'X06',
    says: 'XMP names the document, its version and rendition, and whether it is trapped',
    check: ({ xmp }) => {
      expect(xmp.get('xmpMM:DocumentID')).toMatch(/^uuid:[0-9a-f-]{36}$/);
      expect(xmp.get('xmpMM:VersionID')).toBe('1');
      expect(xmp.get('xmpMM:RenditionClass')).toBe('default');
      expect(xmp.get('pdf:Trapped')).toBe('False');
    },
  },
  {
    id: 'X07',
    says: 'XMP is well-formed, plain for whoever searches the bytes',
    check: ({ xmp, file }) => {
      expect(xmp.size).toBeGreaterThan(10);
      const metadata = file.catalog.lookup(PDFName.of('Metadata')) as PDFRawStream;
      expect(metadata.dict.has(PDFName.of('Filter'))).toBe(false);
    },
  },
  {
    id: 'X08',
    says: 'Info and XMP say the same',
    check: ({ info, xmp }) => {
      const pairs = [
        [info.Title, xmp.get('dc:title')],
        [info.Subject, xmp.get('dc:description')],
        [info.Creator, xmp.get('xmp:CreatorTool')],
        [info.Producer, xmp.get('pdf:Producer')],
        [info.CreationDate, pdfDate(xmp.get('xmp:CreateDate'))],
        [info.ModDate, pdfDate(xmp.get('xmp:ModifyDate'))],
        [info.Trapped, `/${xmp.get('pdf:Trapped')}`],
      ];
      for (const [inInfo, inXmp] of pairs) expect(inInfo).toBe(inXmp);
      expect(Object.keys(info)).toHaveLength(pairs.length);
    },
  },
  { id: 'X09', says: 'Trapped is a name', check: ({ info }) => expect(info.Trapped).toBe('/False') },
  {
    id: 'X10',
    says: 'there is one output intent, of PDF/X',
    check: (file) => expect(intentsOf(file).map(({ S }) => S)).toEqual(['/GTS_PDFX']),
  },
  {
    id: 'X11',
    says: 'it names its condition, in the registry and for people',
    check: (file) =>
      expect(intentsOf(file)[0]).toMatchObject({
        OutputConditionIdentifier: 'FOGRA39',
        RegistryName: 'http://www.color.org',
        Info: expect.stringMatching(/coated/),
      }),
  },
  {
    id: 'X12',
    says: 'its profile is embedded whole: a press’s, in CMYK',
    check: (file) => {
      const { bytes, n } = profileOf(file);
      expect([bytes.toString('latin1', 12, 20), n]).toEqual(['prtrCMYK', 4]);
      expect(bytes.equals(Buffer.from(fogra39().profile))).toBe(true);
    },
  },
  {
    id: 'X13',
    says: 'every page has a trim',
    check: ({ file }) => expect(readBoxes(file).filter(({ trim }) => trim === null)).toEqual([]),
  },
  {
    id: 'X14',
    says: 'trim lies in bleed, bleed in media, without a hair over',
    check: ({ file }) => {
      for (const { media, bleed, trim } of readBoxes(file)) {
        if (media === null || bleed === null || trim === null) throw new Error('a box is missing');
        for (const [inner, outer] of [
          [trim, bleed],
          [bleed, media],
        ] as const) {
          expect(inner[0]).toBeGreaterThanOrEqual(outer[0]);
          expect(inner[1]).toBeGreaterThanOrEqual(outer[1]);
          expect(inner[2]).toBeLessThanOrEqual(outer[2]);
          expect(inner[3]).toBeLessThanOrEqual(outer[3]);
        }
      }
    },
  },
  {
    id: 'X15',
    says: 'no page has a crop box or art box',
    check: (file) => expect(withKeys(file, 'CropBox', 'ArtBox')).toEqual([]),
  },
  {
    id: 'X16',
    says: 'no page has a unit of its own',
    check: (file) => expect(withKeys(file, 'UserUnit')).toEqual([]),
  },
  {
    id: 'X17',
    says: 'every font is embedded, none is Type 3',
    check: ({ facts }) => {
      expect(facts.fonts.length).toBeGreaterThan(0);
      expect(facts.fonts.filter(({ embedded, subtype }) => !embedded || subtype === 'Type3')).toEqual([]);
    },
  },
  {
    id: 'X18',
    says: 'no colour is red, green and blue, grey or measured',
    check: ({ facts, file }) => {
      expect(facts.colourSpaces.filter((space) => !/^(DeviceCMYK|DeviceN|Separation)$/.test(space))).toEqual(
        [],
      );
      const operators = countOperators(file);
      expect(['rg', 'RG', 'g', 'G', 'sh', 'ri'].filter((name) => operators.has(name))).toEqual([]);
    },
  },
  {
    id: 'X19',
    says: 'nothing is transparent',
    check: (file) => expect(withKeys(file, 'ca', 'CA', 'SMask', 'BM', 'Group', 'AIS')).toEqual([]),
  },
  {
    id: 'X20',
    says: 'there are no curves or screens of transfer',
    check: (file) => expect(withKeys(file, 'TR', 'TR2', 'HT', 'HTP', 'BG', 'UCR')).toEqual([]),
  },
  {
    id: 'X21',
    says: 'nothing is PostScript, a reference or outside the file',
    check: (file) => {
      expect(withKeys(file, 'PS', 'Ref', 'OPI', 'FFilter', 'FDecodeParms', 'Alternates')).toEqual([]);
      expect(streamsOf(file).filter(({ dict }) => dict.has(PDFName.of('F')))).toEqual([]);
      expect([...countOperators(file.file).keys()].filter((name) => name === 'PS')).toEqual([]);
    },
  },
  {
    id: 'X22',
    says: 'nothing acts, and no file hides in the file',
    check: (file) =>
      expect(
        withKeys(file, 'JavaScript', 'JS', 'AA', 'OpenAction', 'EmbeddedFiles', 'EF', 'AcroForm', 'XFA'),
      ).toEqual([]),
  },
  {
    id: 'X23',
    says: 'no page has annotations',
    check: (file) => expect(withKeys(file, 'Annots', 'A')).toEqual([]),
  },
  {
    id: 'X24',
    says: 'layers are on, named and listed, and change by nothing',
    check: (file) => {
      const properties = file.catalogue.OCProperties as Record<string, Record<string, Shown>> | undefined;
      expect(withKeys(file, 'AS', 'Configs', 'OCMD')).toEqual([]);
      if (properties === undefined) return expect(withKeys(file, 'OCGs', 'Properties')).toEqual([]);
      expect(properties.D).toEqual({ Name: 'Calques', BaseState: '/ON', Order: properties.OCGs });
    },
  },
  {
    id: 'X25',
    says: 'streams are packed by Flate alone',
    check: (file) => {
      const filters = streamsOf(file).map(({ dict }) => String(dict.get(PDFName.of('Filter')) ?? 'plain'));
      expect([...new Set(filters)].sort()).toEqual(['/FlateDecode', 'plain']);
      expect(filters.filter((filter) => filter === 'plain')).toHaveLength(1);
    },
  },
  {
    id: 'X26',
    says: 'process colours are DeviceCMYK, so that one overprint mode means one thing',
    check: ({ facts, dicts }) => {
      expect(facts.spots.filter(({ alternate }) => alternate !== 'DeviceCMYK')).toEqual([]);
      const modes = dicts
        .flatMap((dict) => dict.lookup(PDFName.of('OPM')))
        .filter((mode) => mode !== undefined);
      expect(modes.map(String).sort()).toEqual(['0', '1', '1']);
    },
  },
  {
    id: 'X27',
    says: 'one name of a spot is one alternate and one tint transform',
    check: ({ facts }) => {
      const names = facts.spots.map(({ names }) => names.join('+'));
      expect(names.length).toBe(new Set(names).size);
      expect(names.length).toBeGreaterThan(0);
    },
  },
  {
    id: 'X28',
    says: 'objects are not too many, and states do not nest too deep',
    check: ({ facts, file }) => {
      expect(facts.objects).toBeLessThanOrEqual(8_388_607);
      const contents = file.getPages().map(pageContent);
      for (const content of contents) expect(depthOf(content)).toBeLessThanOrEqual(28);
    },
  },
  {
    id: 'X29',
    says: 'the file has a classic table, and is short enough for it',
    check: ({ bytes }) => {
      expect(bytes.length).toBeLessThan(10_000_000_000);
      const at = Number(/startxref\n(\d+)\n%%EOF\s*$/.exec(bytes.subarray(-64).toString('latin1'))?.[1]);
      expect(bytes.subarray(at, at + 5).toString()).toBe('xref\n');
    },
  },
];

/** 2000-01-01T00:00:00Z → D:20000101000000Z */
const pdfDate = (iso = ''): string => `D:${iso.replaceAll(/[-:T]/g, '')}`;

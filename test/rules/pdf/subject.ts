import type { Finding } from '../../../src/base/finding.ts';
import type { DocumentFacts } from '../../../src/pdf/read/facts/document-facts.ts';
import type {
  ImageLook,
  LineLook,
  PageLooks,
  PaintLook,
  TextLook,
} from '../../../src/pdf/read/facts/looks/looks.ts';
import type { PaintFacts } from '../../../src/pdf/read/facts/looks/paint-facts.ts';
import type { Seen } from '../../../src/pdf/read/facts/looks/seen.ts';
import type { UsedFont } from '../../../src/pdf/read/facts/looks/used-fonts.ts';
import type { PageFacts } from '../../../src/pdf/read/facts/pages.ts';
import type { Sighting } from '../../../src/pdf/read/facts/sightings.ts';
import type { SpotFacts } from '../../../src/pdf/read/facts/spots.ts';
import type { XmpFacts } from '../../../src/pdf/read/facts/xmp.ts';
import type { FileOfJob } from '../../../src/rules/pdf/job/file-of-job.ts';
import { NUMBERS } from '../../../src/rules/pdf/numbers.ts';
import type { PdfSubject } from '../../../src/rules/pdf/subject.ts';
import type { Rule } from '../../../src/rules/rule.ts';
import { run } from '../../../src/rules/run.ts';

/** What a test changes of a sound file: one page, PDF/X-4, nothing painted, of no job. */
export interface Changes {
  readonly document?: Partial<DocumentFacts>;
  readonly page?: Partial<PageFacts>;
  readonly looks?: Partial<PageLooks>;
  readonly fonts?: readonly UsedFont[];
  readonly numbers?: PdfSubject['numbers'];
  readonly job?: Partial<FileOfJob>;
}

/** A file that no rule finds fault with, but for the changes. */
export function pdf({
  document = {},
  page = {},
  looks = {},
  fonts = [],
  numbers,
  job,
}: Changes = {}): PdfSubject {
  return {
    name: 'file.pdf',
    document: { ...SOUND, pages: [{ ...PAGE, ...page }], ...document },
    looks: [{ ...BLANK, ...looks }],
    fonts,
    numbers: numbers ?? NUMBERS.sheet,
    job: job === undefined ? null : { ...JOB, ...job },
  };
}

/** What one rule finds, without the fields that are about tickets. */
export const found = <Subject>(rule: Rule<Subject>, subject: Subject): readonly Pick<Finding, Told>[] =>
  run([rule], subject).map(({ severity, expected, found: seen, message }) => ({
    severity,
    expected,
    found: seen,
    message,
  }));

type Told = 'severity' | 'expected' | 'found' | 'message';

/** The messages alone. */
export const messages = <Subject>(rule: Rule<Subject>, subject: Subject): readonly string[] =>
  run([rule], subject).map(({ message }) => message);

/** The severities alone: the same fault is a warning in the files of others where the house asks. */
export const severities = <Subject>(rule: Rule<Subject>, subject: Subject): readonly string[] =>
  run([rule], subject).map(({ severity }) => severity);

export const PAGE: PageFacts = {
  number: 1,
  object: '4 0 R',
  media: [0, 0, 200, 100],
  crop: null,
  bleed: [5, 5, 195, 95],
  trim: [10, 10, 190, 90],
  art: null,
  userUnit: null,
  hasUserUnit: false,
  rotate: 0,
  annotations: [],
};

const BLANK: PageLooks = {
  texts: [],
  lines: [],
  paints: [],
  images: [],
  hidden: [],
  registration: [],
  problems: [],
  isCut: false,
};

/** A packet with all that X-4 asks for. */
export const packet = (changes: Readonly<Record<string, string | undefined>> = {}): XmpFacts => ({
  fault: null,
  isPacked: false,
  properties: new Map(
    Object.entries({ ...PROPERTIES, ...changes }).flatMap(([key, value]) =>
      value === undefined ? [] : [[key, value]],
    ),
  ),
});

const PROPERTIES = {
  'dc:title': 'Cœur',
  'xmp:CreateDate': '2000-01-01T00:00:00Z',
  'xmp:ModifyDate': '2000-01-01T00:00:00Z',
  'xmp:MetadataDate': '2000-01-01T00:00:00Z',
  'xmpMM:DocumentID': 'uuid:1',
  'xmpMM:VersionID': '1',
  'xmpMM:RenditionClass': 'default',
  'pdf:Trapped': 'False',
  'pdfxid:GTS_PDFXVersion': 'PDF/X-4',
};

const SOUND: DocumentFacts = {
  header: { version: '1.6', at: 0 },
  catalogueVersion: null,
  byteCount: 1000,
  objectCount: 10,
  tableFaults: [],
  treeFaults: [],
  id: ['aa', 'bb'],
  info: [
    { key: 'Title', kind: 'text', value: 'Cœur' },
    { key: 'CreationDate', kind: 'text', value: 'D:20000101000000Z' },
    { key: 'Trapped', kind: 'name', value: 'False' },
  ],
  xmp: packet(),
  intents: [
    {
      subtype: 'GTS_PDFX',
      identifier: 'FOGRA39',
      registry: 'http://www.color.org',
      info: 'coated',
      profile: { components: 4, deviceClass: 'prtr', space: 'CMYK', isWhole: true },
    },
  ],
  pages: [PAGE],
  fonts: [],
  layers: null,
  spots: [],
  shortImages: [],
  transfer: [],
  screens: [],
  foreign: [],
  actions: [],
  transparency: [],
  groupSpaces: [],
  filters: [],
  rgb: [],
};

const JOB: FileOfJob = {
  file: { kind: 'imaging', pages: 1, inks: ['Imaging'], isUnchanged: true },
  inks: [
    { name: 'Imaging', alternate: [0, 0, 0, 100], overprints: true },
    { name: 'Coat', alternate: [8, 4, 2, 32], overprints: true },
    { name: 'Specimen', alternate: [0, 82, 0, 0], overprints: false },
  ],
  imagedInks: ['Imaging'],
  condition: 'FOGRA39',
  sheetMm: [63.5, 28.22],
  units: [['Cyan', 'Magenta', 'Yellow', 'Black'], ['Coat']],
};

export const sighting = (what: string, ...objects: readonly string[]): Sighting => ({
  what,
  count: Math.max(1, objects.length),
  objects: objects.length === 0 ? ['7 0 R'] : objects,
});

const SEEN: Seen = { count: 1, first: [[12.5, 40]] };

const PROCESS = ['Cyan', 'Magenta', 'Yellow', 'Black'];

/** Process ink, in percent. */
export const cmyk = (c: number, m: number, y: number, k: number): PaintFacts =>
  paintOf('DeviceCMYK', PROCESS, [c, m, y, k]);

export const grey = (black: number): PaintFacts => paintOf('DeviceGray', ['Black'], [black]);

export const spot = (name: string, tint = 100): PaintFacts => paintOf('Separation', [name], [tint]);

export const mixOf = (tints: Readonly<Record<string, number>>): PaintFacts =>
  paintOf('DeviceN', Object.keys(tints), Object.values(tints));

export const paintOf = (
  family: PaintFacts['family'],
  colorants: readonly string[],
  percents: readonly number[] | null,
): PaintFacts => ({
  family,
  base: null,
  colorants,
  tints: percents?.map((percent) => percent / 100) ?? null,
  isWhite: percents?.every((percent) => percent === 0) ?? null,
  isPattern: false,
  text: `${family} ${percents?.join('/') ?? ''}`.trim(),
});

export const text = (
  sizePt: number,
  paint: PaintFacts,
  more: Partial<TextLook & Seen> = {},
): TextLook & Seen => ({
  font: 'Barlow',
  sizePt,
  paint,
  overprints: false,
  overprintMode: 0,
  ...SEEN,
  ...more,
});

export const line = (
  widthPt: number,
  paint: PaintFacts,
  more: Partial<LineLook & Seen> = {},
): LineLook & Seen => ({
  drawn: 'stroke',
  widthPt,
  paint,
  overprints: false,
  overprintMode: 0,
  ...SEEN,
  ...more,
});

export const painted = (paint: PaintFacts, more: Partial<PaintLook & Seen> = {}): PaintLook & Seen => ({
  by: 'path',
  paint,
  overprints: false,
  overprintMode: 0,
  ...SEEN,
  ...more,
});

export const image = (more: Partial<ImageLook & Seen> = {}): ImageLook & Seen => ({
  object: '9 0 R',
  kind: 'colour',
  family: 'DeviceCMYK',
  base: null,
  colorants: PROCESS,
  ppi: 300,
  filters: ['FlateDecode'],
  overprints: false,
  overprintMode: 0,
  ...SEEN,
  ...more,
});

export const spotFacts = (name: string, more: Partial<SpotFacts> = {}): SpotFacts => ({
  family: 'Separation',
  names: [name],
  alternate: 'DeviceCMYK',
  definition: `/DeviceCMYK ${name}`,
  solid: [0, 0, 0, 1],
  object: '12 0 R',
  ...more,
});

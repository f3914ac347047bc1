import { deflateSync } from 'node:zlib';
import { assemble, flate, form, type MadeObject, type MadePdf, pdfOf, stream } from '../read/content/kit.ts';

/** A broken PDF, and what preflight says of its build: every rule that it breaks of those that guard the reading. */
export interface HostileFile {
  /** As the title of its test goes on. */
  readonly is: string;
  readonly bytes: () => Uint8Array;
  readonly breaks: readonly string[];
}

const hostile = (is: string, bytes: () => Uint8Array, ...breaks: readonly string[]): HostileFile => ({
  is,
  bytes,
  breaks: breaks.map((rule) => `pdf/${rule}`),
});

const latin = (text: string): Uint8Array => Buffer.from(text, 'latin1');

/** A sound file, for breaking. */
const sound = (): Uint8Array =>
  pdfOf({ pages: [{ content: '0 0 0 1 k 10 10 50 50 re f' }, { content: '0 0 0 1 k 10 10 50 50 re f' }] });

/** So much of a file, from its start. */
const cutAt = (share: number): Uint8Array => {
  const bytes = sound();
  return bytes.subarray(0, Math.floor(bytes.length * share));
};

/** The file with one text in it replaced by another of any length. */
function replaced(bytes: Uint8Array, from: string | RegExp, to: string): Uint8Array {
  const text = Buffer.from(bytes).toString('latin1');
  const done = text.replace(from, to);
  if (done === text) throw new Error(`there is no ${from} to replace`);
  return latin(done);
}

const onePage = (
  content: string | Uint8Array,
  more: MadePdf & { readonly resources?: string } = {},
): Uint8Array => {
  const { resources = '', ...rest } = more;
  return pdfOf({ pages: [{ content, resources }], ...rest });
};

/** A page whose content is an object of its own. */
const pageOf = (contents: MadeObject, entries = ''): Uint8Array =>
  pdfOf({ pages: [{ extra: `/Contents 100 0 R ${entries}` }], objects: { 100: contents } });

const MEGABYTE = 1 << 20;

/** Space that packs to a thousandth. */
const spaces = (megabytes: number): Uint8Array => Buffer.alloc(megabytes * MEGABYTE, 0x20);

/** A stream of so many objects, each a number. */
function manyObjects(count: number): MadeObject {
  const places = Array.from({ length: count }, (_, at) => `${1000 + at} ${2 * at} `).join('');
  return flate(`${places}${'1 '.repeat(count)}`, `/Type /ObjStm /N ${count} /First ${places.length}`);
}

/** Forms that each place the next ten times, so many deep: 10^depth uses from a few lines. */
const laughs = (depth: number): Readonly<Record<number, MadeObject>> =>
  Object.fromEntries(
    Array.from({ length: depth }, (_, level) => [
      1000 + level,
      form(
        level === depth - 1 ? '0 0 1 1 re f' : '/N Do '.repeat(10),
        level === depth - 1 ? '' : `/Resources << /XObject << /N ${1001 + level} 0 R >> >>`,
      ),
    ]),
  );

const DRAW = { resources: '/XObject << /A 100 0 R >>' };

/** Files cut short, and files that are none. */
const CUT: readonly HostileFile[] = [
  hostile('of no bytes', () => new Uint8Array(), 'can-be-read/is-a-pdf'),
  hostile('a text', () => latin('Ceci n’est pas un ticket.\n'.repeat(100)), 'can-be-read/is-a-pdf'),
  hostile('of NUL bytes alone', () => new Uint8Array(MEGABYTE), 'can-be-read/is-a-pdf'),
  hostile('a header alone', () => latin('%PDF-1.6\n'), 'can-be-read/is-whole'),
  hostile(
    'a header and an end',
    () => latin('%PDF-1.6\n%%EOF\n'),
    'objects/table-leads-to-all',
    'pages/tree-is-sound',
  ),
  ...[0.1, 0.3, 0.5, 0.7, 0.9, 0.99].map((share) =>
    hostile(`cut at ${share * 100} %`, () => cutAt(share), 'can-be-read/is-whole'),
  ),
  hostile(
    'cut in the middle, with an end put to it',
    () => Buffer.concat([cutAt(0.5), latin('\n%%EOF\n')]),
    'can-be-read/is-whole',
  ),
];

/** Tables and trees that lead astray. */
const STRUCTURE: readonly HostileFile[] = [
  hostile(
    'with a trailer that names no catalogue',
    () => replaced(sound(), '/Root 1 0 R', '/Root 9 0 R'),
    'pages/tree-is-sound',
  ),
  hostile(
    'with a table of wrong places',
    () => replaced(sound(), /^0000000(\d{3}) 00000 n/gm, '0000001$1 00000 n'),
    'objects/table-leads-to-all',
  ),
  hostile(
    'with a start of the table beyond its end',
    () => replaced(sound(), /startxref\n\d+/, 'startxref\n999999999'),
    'objects/table-leads-to-all',
  ),
  hostile(
    'with tables in a circle',
    () => {
      const at = /startxref\n(\d+)/.exec(Buffer.from(sound()).toString('latin1'))?.[1] ?? '';
      return replaced(sound(), '/Root 1 0 R', `/Root 1 0 R /Prev ${at}`);
    },
    'objects/table-leads-to-all',
  ),
  hostile(
    'without a catalogue',
    () => replaced(sound(), '/Type /Catalog', '/Type /Nothing'),
    'pages/tree-is-sound',
  ),
  hostile(
    'without a tree of pages',
    () => replaced(sound(), '/Pages 2 0 R', '/Pages 9 9 R'),
    'pages/tree-is-sound',
  ),
  hostile('of no pages', () => pdfOf({ pages: [] }), 'pages/tree-is-sound'),
  hostile(
    'with a tree of pages that comes back to itself',
    () => replaced(sound(), '/Kids [3 0 R 5 0 R]', '/Kids [3 0 R 2 0 R]'),
    'pages/tree-is-sound',
  ),
  hostile(
    'with a page twice in its tree',
    () => replaced(sound(), '/Kids [3 0 R 5 0 R]', '/Kids [3 0 R 3 0 R]'),
    'pages/tree-is-sound',
  ),
  hostile(
    'with 100,000 kids that are not there',
    () => replaced(sound(), '/Kids [3 0 R 5 0 R]', `/Kids [${'9999 0 R '.repeat(100_000)}]`),
    'objects/table-leads-to-all',
    'pages/tree-is-sound',
  ),
  hostile(
    'with a tree of pages 20,000 deep',
    () =>
      assemble({
        1: '<< /Type /Catalog /Pages 2 0 R >>',
        ...Object.fromEntries(
          Array.from({ length: 20_000 }, (_, at) => [
            2 + at,
            `<< /Type /Pages /Count 1 /Kids [${3 + at} 0 R] >>`,
          ]),
        ),
      }),
    'pages/tree-is-sound',
  ),
  hostile(
    'encrypted',
    () => pdfOf({ trailer: '/Encrypt << /Filter /Standard /V 1 >>' }),
    'x02-is-not-encrypted',
  ),
  hostile('with an object that leads to itself', () => pageOf('100 0 R'), 'content/streams-unpack'),
  hostile('of brackets 200,000 deep', () => pageOf('['.repeat(200_000)), 'can-be-read/is-whole'),
  hostile('of dictionaries 100,000 deep', () => pageOf('<</A '.repeat(100_000)), 'can-be-read/is-whole'),
];

/** Streams that unpack to more than they should, to less, or not at all. */
const STREAMS: readonly HostileFile[] = [
  hostile('with 100 MB of content in 100 kB', () => pageOf(flate(spaces(100))), 'content/is-bounded'),
  hostile(
    'with a bomb within a bomb',
    () => pageOf(stream(deflateSync(deflateSync(spaces(200))), '/Filter [/FlateDecode /FlateDecode]')),
    'content/is-bounded',
  ),
  hostile(
    'with a bomb of run lengths',
    () =>
      pageOf(
        stream(deflateSync(Buffer.alloc(4 * MEGABYTE, 0x81)), '/Filter [/FlateDecode /RunLengthDecode]'),
      ),
    'content/is-bounded',
  ),
  hostile(
    'with a stream of a thousand filters',
    () => pageOf(stream('q Q', `/Filter [${'/FlateDecode '.repeat(1000)}]`)),
    'content/is-bounded',
  ),
  hostile(
    'with a bomb of objects',
    () => pdfOf({ objects: { 100: flate(spaces(100), '/Type /ObjStm /N 1 /First 4') } }),
    'can-be-read/unpacks-within-bounds',
  ),
  hostile(
    'with more objects in a stream than its size can hold',
    () => pdfOf({ objects: { 100: manyObjects(200_000) } }),
    'can-be-read/is-whole',
  ),
  hostile(
    'with an array of thirty million numbers in 60 kB',
    () =>
      pdfOf({
        objects: { 100: flate(`1000 0 [${'0 '.repeat(30_000_000)}]`, '/Type /ObjStm /N 1 /First 7') },
      }),
    'can-be-read/unpacks-within-bounds',
  ),
  hostile(
    'with a billion objects in a stream, as it says',
    () => pdfOf({ objects: { 100: flate('1 0 null', '/Type /ObjStm /N 1000000000 /First 4') } }),
    'can-be-read/is-whole',
  ),
  hostile(
    'with a table of a billion entries, as it says',
    () => pdfOf({ objects: { 100: flate(spaces(1), '/Type /XRef /W [1 2 1] /Size 1000000000') } }),
    'can-be-read/is-whole',
  ),
  hostile(
    'with a stream of objects that is damaged',
    () =>
      pdfOf({ objects: { 100: stream('not deflated', '/Filter /FlateDecode /Type /ObjStm /N 2 /First 8') } }),
    'can-be-read/is-whole',
  ),
  hostile(
    'with content that is damaged',
    () => pageOf(stream('not deflated at all', '/Filter /FlateDecode')),
    'content/streams-unpack',
  ),
  hostile(
    'with a filter that nobody knows',
    () => pageOf(stream('q Q', '/Filter /Unheard')),
    'content/streams-unpack',
  ),
  hostile(
    'with a length too short for its content',
    () => pageOf(stream(`${'0 0 0 1 k 1 1 2 2 re f\n'.repeat(50)}q`, '/Length 10')),
    'content/states-are-closed',
  ),
  hostile(
    'with a length beyond its end',
    () => pageOf(stream('q', '/Length 99999999')),
    'content/states-are-closed',
  ),
  hostile(
    'with a content of 30,000 parts, each the same 40 kB',
    () =>
      pdfOf({
        pages: [{ extra: `/Contents [${'100 0 R '.repeat(30_000)}]` }],
        objects: { 100: flate(' '.repeat(40_000)) },
      }),
    'content/is-bounded',
  ),
];

/** Content that does not end, or asks for what no RIP has. */
const CONTENT: readonly HostileFile[] = [
  hostile(
    'with 10,000 states within each other',
    () => onePage('q '.repeat(10_000)),
    'content/is-read-to-its-end',
    'x28-limits-of-readers-are-kept',
  ),
  hostile('with 100,000 ends of states', () => onePage('Q '.repeat(100_000)), 'content/states-are-closed'),
  hostile(
    'with a form that places itself',
    () =>
      onePage('/A Do', {
        ...DRAW,
        objects: { 100: form('/A Do', '/Resources << /XObject << /A 100 0 R >> >>') },
      }),
    'content/forms-come-to-an-end',
  ),
  hostile(
    'with two forms that place each other',
    () =>
      onePage('/A Do', {
        ...DRAW,
        objects: {
          100: form('/B Do', '/Resources << /XObject << /B 101 0 R >> >>'),
          101: form('/A Do', '/Resources << /XObject << /A 100 0 R >> >>'),
        },
      }),
    'content/forms-come-to-an-end',
  ),
  hostile(
    'with 10,000,000,000 uses of a form on each of a hundred pages',
    () =>
      pdfOf({
        pages: Array.from({ length: 100 }, () => ({
          content: '/A Do',
          resources: '/XObject << /A 1000 0 R >>',
        })),
        objects: laughs(11),
      }),
    'can-be-read/in-time',
  ),
  hostile(
    'with a pattern that paints with itself',
    () =>
      onePage('/Pattern cs /P scn 0 0 100 100 re f', {
        resources: '/Pattern << /P 100 0 R >>',
        objects: {
          100: stream(
            '/Pattern cs /P scn 0 0 9 9 re f',
            '/Type /Pattern /PatternType 1 /PaintType 1 /TilingType 1 /BBox [0 0 9 9] /XStep 9 /YStep 9 /Resources << /Pattern << /P 100 0 R >> >>',
          ),
        },
      }),
    'content/forms-come-to-an-end',
  ),
  hostile(
    'with a soft mask that masks itself',
    () =>
      onePage('/G gs 0 0 9 9 re f', {
        resources: '/ExtGState << /G 100 0 R >>',
        objects: {
          100: '<< /Type /ExtGState /SMask << /S /Alpha /G 101 0 R >> >>',
          101: form(
            '/G gs 0 0 9 9 re f',
            '/Group << /S /Transparency >> /Resources << /ExtGState << /G 100 0 R >> >>',
          ),
        },
      }),
    'content/forms-come-to-an-end',
  ),
  hostile(
    'with resources that are themselves',
    () =>
      pdfOf({
        pages: [{ content: '/A Do', extra: '/Resources 100 0 R' }],
        objects: { 100: '<< /XObject 100 0 R >>' },
      }),
    'content/resources-are-there',
  ),
  hostile(
    'with a colour space that stands on itself',
    () =>
      onePage('/C cs 1 scn 0 0 9 9 re f', {
        resources: '/ColorSpace << /C 100 0 R >>',
        objects: { 100: '[/Indexed 100 0 R 1 <0000>]' },
      }),
    'content/objects-are-sound',
  ),
  hostile(
    'with a spot whose alternate is itself',
    () =>
      onePage('/C cs 1 scn 0 0 9 9 re f', {
        resources: '/ColorSpace << /C 100 0 R >>',
        objects: { 100: '[/Separation /Coat 100 0 R << /FunctionType 2 /N 1 /Domain [0 1] >>]' },
      }),
    'content/objects-are-sound',
  ),
  hostile(
    'with numbers that no machine holds',
    () => onePage(`${'9'.repeat(400)} w 1${'0'.repeat(400)} 0 m 1 1 l S`),
    'content/operators-are-sound',
  ),
  hostile(
    'with an operand of 2,000,000 numbers',
    () => pageOf(flate(`[${'0 '.repeat(2_000_000)}] TJ`)),
    'content/is-bounded',
    'content/is-read-to-its-end',
  ),
  hostile(
    'with arrays 100,000 deep in its content',
    () => pageOf(flate('['.repeat(100_000))),
    'content/operators-are-sound',
  ),
  hostile(
    'with operators that nobody knows',
    () => onePage('1 2 3 zorglub 0 0 9 9 re f'),
    'content/operators-are-sound',
  ),
  hostile(
    'with operators without their operands',
    () => onePage('re f 1 cm m l c S'),
    'content/operators-are-sound',
  ),
  hostile(
    'with NUL bytes between its operators',
    () => onePage('q\0\0\0Q\0\0\0zz'),
    'content/operators-are-sound',
  ),
  hostile(
    'with an inline image that never ends',
    () => onePage('BI /W 9 /H 9 /BPC 8 /CS /G ID aaaaaaa'),
    'content/objects-are-sound',
  ),
  hostile('on a page so large that a plate of it is 200 million pixels', () =>
    pdfOf({ pages: [{ content: '1 1 1 1 k 0 0 9 9 re f', extra: '/MediaBox [0 0 14400 14400]' }] }),
  ),
  hostile(
    'on a page of 200,000 points',
    () => pdfOf({ pages: [{ content: '1 1 1 1 k 0 0 9 9 re f', extra: '/MediaBox [0 0 200000 200000]' }] }),
    'x28-limits-of-readers-are-kept',
  ),
  hostile('with names that are none', () => onePage('/#GG#00 gs /Nul#00 Do'), 'content/resources-are-there'),
  hostile(
    'with text that is never begun, and fonts that are not there',
    () => onePage('(x) Tj /F 9 Tf'),
    'content/objects-are-sound',
    'content/resources-are-there',
    'content/states-are-closed',
  ),
  hostile(
    'with an image of 10^12 pixels',
    () =>
      onePage('9 0 0 9 0 0 cm /A Do', {
        ...DRAW,
        objects: {
          100: flate(
            '',
            '/Type /XObject /Subtype /Image /Width 1000000 /Height 1000000 /BitsPerComponent 8 /ColorSpace /DeviceCMYK',
          ),
        },
      }),
    'images/are-whole',
  ),
  hostile(
    'with 3,000 pages of the same heavy content',
    () =>
      assemble({
        1: '<< /Type /Catalog /Pages 2 0 R >>',
        2: `<< /Type /Pages /Count 3000 /MediaBox [0 0 200 100] /Kids [${Array.from({ length: 3000 }, (_, at) => `${200 + at} 0 R`).join(' ')}] >>`,
        100: flate('0 0 0 1 k 1 1 2 2 re f\n'.repeat(200_000)),
        ...Object.fromEntries(
          Array.from({ length: 3000 }, (_, at) => [
            200 + at,
            '<< /Type /Page /Parent 2 0 R /Contents 100 0 R >>',
          ]),
        ),
      }),
    'can-be-read/in-time',
  ),
];

export const HOSTILE: readonly HostileFile[] = [...CUT, ...STRUCTURE, ...STREAMS, ...CONTENT];

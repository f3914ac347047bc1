import { deflateSync } from 'node:zlib';
import { PDFDocument } from '@cantoo/pdf-lib';
import { describe, expect, test } from 'vitest';
import { boundedFrom, openBounded } from '../../../../src/pdf/read/content/bounded-file.ts';
import { LIMITS, type Limits } from '../../../../src/pdf/read/content/limits.ts';
import { flate, pdfOf, stream } from './kit.ts';

const SOUND = pdfOf({ pages: [{ content: 'q Q' }] });
const text = (bytes: Uint8Array): string => Buffer.from(bytes).toString('latin1');
const latin = (written: string): Uint8Array => Buffer.from(written, 'latin1');

async function refused(bytes: Uint8Array, limits: Partial<Limits> = {}): Promise<string> {
  const result = await openBounded(bytes, { ...LIMITS, ...limits });
  return result.ok ? 'opened' : `${result.reason}: the file ${result.message}`;
}

describe('a file opens', () => {
  test('that is sound, or has up to a kilobyte in front of it', async () => {
    expect(await refused(SOUND)).toBe('opened');
    expect(await refused(Buffer.concat([Buffer.alloc(1_000, 32), SOUND]))).toBe('opened');
  });
  test('that is open as a document already', async () => {
    const file = boundedFrom(await PDFDocument.load(SOUND));
    expect([file.pages.pages.length, file.xref]).toEqual([1, []]);
  });
  test('of the size that is allowed', async () => {
    expect(await refused(SOUND, { fileBytes: SOUND.length })).toBe('opened');
  });
});

describe('a file is refused, with a reason', () => {
  test.each<[string, Uint8Array, string]>([
    ['that is empty', new Uint8Array(0), 'empty: the file is empty'],
    [
      'that is something else',
      latin('\x89PNG\r\n'.repeat(100)),
      'not-a-pdf: the file is no PDF: it has no PDF header',
    ],
    [
      'with more than a kilobyte in front',
      Buffer.concat([Buffer.alloc(1_024, 32), SOUND]),
      'not-a-pdf: the file is no PDF: it has no PDF header',
    ],
    [
      'that is cut short',
      SOUND.subarray(0, SOUND.length - 8),
      'truncated: the file is cut short: it has no end-of-file mark',
    ],
    [
      'that says it is encrypted',
      pdfOf({ trailer: '/Encrypt << /Filter /Standard >>' }),
      'encrypted: the file is encrypted, and is not read',
    ],
    [
      'that says so in a cross-reference stream',
      pdfOf({ objects: { 100: stream('', '/Type /XRef /Size 1 /W [1 1 1] /Encrypt << >>') } }),
      'encrypted: the file is encrypted, and is not read',
    ],
    [
      'with an object that cannot be parsed',
      latin(text(SOUND).replace('/Type /Catalog', '/Type /Catalog /A (')),
      'unreadable: the file cannot be read as a PDF: ',
    ],
  ])('%s', async (_, bytes, expected) => {
    expect((await refused(bytes)).slice(0, expected.length)).toBe(expected);
  });

  test('that is larger than allowed', async () => {
    expect(await refused(SOUND, { fileBytes: SOUND.length - 1 })).toBe(
      `too-large: the file has ${SOUND.length} bytes, more than the ${SOUND.length - 1} that are read`,
    );
  });
});

describe('nothing inflates behind our back while a file loads', () => {
  const objects = `${'7 0 '.padEnd(64)}<< >>`;
  const padded = (length: number): string => objects.padEnd(length);
  const objectStream = (entries: string, length: number) =>
    pdfOf({ objects: { 100: flate(padded(length), `/N 1 /First 64 ${entries}`) } });
  const BOMB = 'inflates-too-far: the file has a stream of objects that inflates too far';

  test('an object stream of the size that is allowed opens, a byte more does not', async () => {
    expect(await refused(objectStream('/Type /ObjStm', 5_000), { streamBytes: 5_000 })).toBe('opened');
    expect(await refused(objectStream('/Type /ObjStm', 5_001), { streamBytes: 5_000 })).toBe(BOMB);
  });

  test.each([
    ['with its kind spelt otherwise', '/Type /Obj#53tm'],
    ['with its kind somewhere else', '/Type 1 0 R'],
    ['with its kind behind a comment', '/Type %x\n/ObjStm'],
  ])('nor one %s', async (_, entries) => {
    expect(await refused(objectStream(entries, 5_001), { streamBytes: 5_000 })).toBe(BOMB);
  });

  test('nor one that is deflated twice', async () => {
    const data = deflateSync(deflateSync(Buffer.alloc(20_000_000)));
    const made = pdfOf({
      objects: { 100: stream(data, '/Type /ObjStm /N 1 /First 4 /Filter [/FlateDecode /FlateDecode]') },
    });
    expect(await refused(made, { streamBytes: 10_000_000 })).toBe(BOMB);
  });

  test('a cross-reference stream claims no more objects than PDF has', async () => {
    const claiming = (count: number) =>
      refused(pdfOf({ objects: { 100: stream('', `/Type /XRef /Size 1 /W [0 0 0] /Index [0 ${count}]`) } }), {
        objects: 1_000,
      });
    expect(await claiming(1_000)).toBe('opened');
    expect(await claiming(1_001)).toBe(
      'unreadable: the file claims to have 1001 objects, more than one of its size can hold',
    );
  });

  test.each([
    ['digits', '1', '%'],
    ['spaces', ' ', ''],
    ['comment signs', '%', ''],
  ])('4,096 bytes of %s between its objects are read, and one more is not', async (_, sign, before) => {
    /** The number of the next object and the end of the line in front of it are part of the stretch. */
    const around = `${before}\n2 0 `.length;
    const gapped = (length: number) =>
      latin(
        text(SOUND).replace('endobj\n2 0 obj', `endobj${before}${sign.repeat(length - around)}\n2 0 obj`),
      );
    expect(await refused(gapped(4_096))).toBe('opened');
    expect(await refused(gapped(4_097))).toBe(
      'unreadable: the file has 4097 bytes of nothing between its objects',
    );
  });

  test.each([
    ['samples', stream(new Uint8Array(300_000))],
    ['room for a signature', `<< /Contents <${'0'.repeat(300_000)}> >>`],
  ])('an object may have as many zeros as it likes: %s', async (_, object) => {
    expect(await refused(pdfOf({ objects: { 100: object } }))).toBe('opened');
  });

  test('objects within objects are looked at a few times, and no more', async () => {
    const nested = latin(`%PDF-1.6\n${'1 0 obj << /A % '.repeat(200_000)}\n%%EOF`);
    expect(await refused(nested)).toBe('unreadable: the file is full of objects that lie in one another');
  });
});

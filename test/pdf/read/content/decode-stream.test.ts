import { deflateSync } from 'node:zlib';
import { PDFContext, PDFObjectParser, PDFRawStream } from '@cantoo/pdf-lib';
import { describe, expect, test } from 'vitest';
import { decodeStream } from '../../../../src/pdf/read/content/decode-stream.ts';
import { Budget, LIMITS } from '../../../../src/pdf/read/content/limits.ts';
import { parseDictionary } from '../../../../src/pdf/read/content/raw-dictionaries.ts';

const raw = (entries: string, data: string | Uint8Array): PDFRawStream => {
  const dict = parseDictionary(Buffer.from(`<< ${entries} >>`));
  if (dict === null) throw new Error('no dictionary');
  return PDFRawStream.of(dict, Buffer.from(data as Uint8Array));
};

const latin = (entries: string, data: string): PDFRawStream => raw(entries, Buffer.from(data, 'latin1'));

const decoded = (stream: unknown, streamBytes = 1_000): string => {
  const budget = new Budget({ ...LIMITS, streamBytes }, 0);
  const result = decodeStream(stream, { object: '7 0 R', budget });
  if (!result.ok) return `${result.reason}: ${result.message}`;
  return Buffer.from(result.bytes).toString('latin1') + result.left.map((name) => ` +${name}`).join('');
};

describe('each filter is undone', () => {
  test.each([
    ['', 'as it is', 'as it is'],
    ['/Filter /ASCIIHexDecode', '48 65 6C6c 6F2>', 'Hello '],
    ['/Filter /ASCII85Decode', '87cURDZ~>', 'Hello'],
    ['/Filter /ASCII85Decode', 'z~>', '\0\0\0\0'],
    ['/Filter /RunLengthDecode', '\x01ab\xfec\x80rest', 'abccc'],
    ['/Filter /LZWDecode', '\x80\x0b\x60\x50\x22\x0c\x0c\x85\x01', '-----A---B'],
    ['/Filter [/ASCIIHexDecode /RunLengthDecode]', 'fe 41 80>', 'AAA'],
    ['/Filter []', 'none', 'none'],
    ['/Filter /Crypt', 'plain', 'plain'],
  ])('%s', (entries, data, expected) => {
    expect(decoded(latin(entries, data))).toBe(expected);
  });

  test('Flate, and what follows its end is left alone', () => {
    const data = Buffer.concat([deflateSync('q Q'), Buffer.from('junk')]);
    expect(decoded(raw('/Filter /FlateDecode', data))).toBe('q Q');
  });

  test.each([
    ['none, sub and up', 12, [0, 1, 2, 3, 1, 1, 1, 1, 2, 1, 1, 1], [1, 2, 3, 1, 2, 3, 2, 3, 4]],
    ['average and Paeth', 15, [3, 2, 2, 2, 4, 1, 1, 1], [2, 3, 3, 3, 4, 5]],
    ['TIFF', 2, [1, 1, 1, 5, 1, 1], [1, 2, 3, 5, 6, 7]],
  ])('rows of differences: %s', (_, predictor, rows, expected) => {
    const entries = `/Filter /FlateDecode /DecodeParms << /Predictor ${predictor} /Columns 3 >>`;
    const result = decodeStream(raw(entries, deflateSync(Uint8Array.from(rows))), { object: '7 0 R' });
    expect(result.ok && Array.from(result.bytes)).toEqual(expected);
  });

  test('a filter of pictures is left, after those before it', () => {
    expect(decoded(latin('/Filter [/ASCIIHexDecode /DCTDecode]', 'FFD8>'))).toBe('\xff\xd8 +DCTDecode');
  });
});

describe('what cannot be decoded says why, with its object', () => {
  test.each([
    [
      '/Filter /FlateDecode',
      'no zlib',
      'damaged: the stream of object 7 0 R is damaged: FlateDecode cannot be undone',
    ],
    [
      '/Filter /ASCIIHexDecode',
      '4G>',
      'damaged: the stream of object 7 0 R is damaged: ASCIIHexDecode cannot be undone',
    ],
    [
      '/Filter /ASCII85Decode',
      'v~>',
      'damaged: the stream of object 7 0 R is damaged: ASCII85Decode cannot be undone',
    ],
    [
      '/Filter /RunLengthDecode',
      '\x05ab',
      'damaged: the stream of object 7 0 R is damaged: RunLengthDecode cannot be undone',
    ],
    [
      '/Filter /LZWDecode',
      '\xff\xff',
      'damaged: the stream of object 7 0 R is damaged: LZWDecode cannot be undone',
    ],
    [
      '/Filter /Magic',
      '',
      'unknown-filter: the stream of object 7 0 R has the filter Magic, which is not known',
    ],
    ['/Filter [1]', '', 'unknown-filter: the stream of object 7 0 R has filters that are no list of names'],
    ['/F (other.pdf)', '', 'external: the stream of object 7 0 R lies outside the file'],
    [
      `/Filter [${'/ASCIIHexDecode '.repeat(9)}]`,
      '',
      'inflates-too-far: the stream of object 7 0 R has 9 filters',
    ],
  ])('%s', (entries, data, expected) => {
    expect(decoded(latin(entries, data))).toBe(expected);
  });

  test('what is no stream', () => {
    expect(decoded(undefined)).toBe('no-stream: the stream of object 7 0 R is not there');
  });

  test('a zlib stream that is cut short', () => {
    const whole = deflateSync('0 0 10 10 re f '.repeat(50));
    expect(decoded(raw('/Filter /FlateDecode', whole.subarray(0, -8)))).toMatch(/^damaged: /);
  });
});

describe('a stream inflates as far as the limit and no further', () => {
  const bombs = (length: number): readonly (readonly [string, PDFRawStream])[] => [
    ['Flate', raw('/Filter /FlateDecode', deflateSync(new Uint8Array(length)))],
    ['ASCIIHex', latin('/Filter /ASCIIHexDecode', '00'.repeat(length))],
    ['ASCII85', latin('/Filter /ASCII85Decode', `${'z'.repeat(length / 4)}~>`)],
    ['RunLength', latin('/Filter /RunLengthDecode', `\x81\x41`.repeat(length / 128))],
  ];
  test.each(bombs(1024))('%s', (_, stream) => {
    const budget = (streamBytes: number): Budget => new Budget({ ...LIMITS, streamBytes }, 0);
    const at = (limit: number) => decodeStream(stream, { object: '7 0 R', budget: budget(limit) });
    expect(at(1024)).toMatchObject({ ok: true, left: [] });
    expect(at(1023)).toEqual({
      ok: false,
      reason: 'inflates-too-far',
      message: 'the stream of object 7 0 R inflates to more than 1023 bytes',
      object: '7 0 R',
    });
  });

  test('the budget of a file is spent by all of its streams together', () => {
    const budget = new Budget({ ...LIMITS, totalBytes: 2_000 }, 0);
    const stream = raw('/Filter /FlateDecode', deflateSync(new Uint8Array(900)));
    const read = () => decodeStream(stream, { object: '7 0 R', budget });
    expect([read(), read(), read()].map(({ ok }) => ok)).toEqual([true, true, false]);
  });

  test('an honest file of any size has a budget that grows with it', () => {
    expect(new Budget({ ...LIMITS, totalBytes: 10, totalRatio: 3, streamBytes: 1_000 }, 100).stream).toBe(
      300,
    );
  });
});

test('pdf-lib and we agree on a stream that both can read', () => {
  const parsed = PDFObjectParser.forBytes(
    Buffer.from('<< /Length 3 >>\nstream\nq Q\nendstream'),
    PDFContext.create(),
  ).parseObject();
  expect(decoded(parsed)).toBe('q Q');
});

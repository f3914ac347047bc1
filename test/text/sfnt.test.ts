import { describe, expect, it } from 'vitest';
import { readFontFile } from '../../src/text/font-file.ts';
import { fontRecords } from '../../src/text/fonts.ts';
import { tidyFont } from '../../src/text/sfnt.ts';
import { subsetFont } from '../../src/text/subset.ts';

/** The sum of a stretch in big-endian words of 32 bits, as OpenType reckons checksums. */
function sumOf(file: Uint8Array, from = 0, length = file.length): number {
  const bytes = Buffer.from(file);
  let sum = 0n;
  for (let at = from; at < from + length; at += 4) sum += BigInt(bytes.readUInt32BE(at));
  return Number(sum % 2n ** 32n);
}

const directory = (file: Uint8Array) => {
  const bytes = Buffer.from(file);
  return Array.from({ length: bytes.readUInt16BE(4) }, (_, index) => {
    const at = 12 + 16 * index;
    return {
      tag: bytes.toString('latin1', at, at + 4),
      checksum: bytes.readUInt32BE(at + 4),
      offset: bytes.readUInt32BE(at + 8),
      length: bytes.readUInt32BE(at + 12),
    };
  });
};

describe('the file of a subset', () => {
  const { data } = subsetFont('barlow-condensed-700', [4, 40, 147]);

  it('is TrueType 1.0 with the tables that PDF asks for, sorted, on four-byte boundaries', () => {
    expect(Buffer.from(data).readUInt32BE(0)).toBe(0x00010000);
    expect(directory(data).map(({ tag }) => tag)).toEqual([
      'cvt ',
      'fpgm',
      'glyf',
      'head',
      'hhea',
      'hmtx',
      'loca',
      'maxp',
      'prep',
    ]);
    expect(directory(data).filter(({ offset }) => offset % 4 !== 0)).toEqual([]);
    expect([...data.subarray(6, 12)]).toEqual([0, 128, 0, 3, 0, 16]);
  });

  it('sums up to the number that OpenType sets for whole fonts', () => {
    expect(sumOf(data)).toBe(0xb1b0afba);
  });

  it('has a true checksum for each table, the one of head without its adjustment', () => {
    for (const { tag, checksum, offset, length } of directory(data)) {
      const adjustment = tag === 'head' ? Buffer.from(data).readUInt32BE(offset + 8) : 0;
      const sum = sumOf(data, offset, Math.ceil(length / 4) * 4);
      expect([tag, (checksum + adjustment) % 2 ** 32]).toEqual([tag, sum]);
    }
  });
});

describe('a font file that is tidy already', () => {
  it.each(Object.keys(fontRecords()))('keeps every table as it was: %s', (id) => {
    const record = fontRecords()[id];
    if (record === undefined) throw new Error(`${id} is not listed`);
    const file = readFontFile(record);
    const facts = (bytes: Uint8Array) =>
      directory(bytes).map(({ tag, checksum, length }) => [tag, checksum, length]);
    expect(facts(tidyFont(file))).toEqual(facts(file));
  });
});

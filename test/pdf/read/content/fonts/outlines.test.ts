import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { describe, expect, test } from 'vitest';
import { glyphOutlines } from '../../../../../src/pdf/read/content/fonts/outlines.ts';
import { readSfnt } from '../../../../../src/pdf/read/content/fonts/sfnt-tables.ts';
import { fontRecords, openFont } from '../../../../../src/text/fonts.ts';
import { subsetFont } from '../../../../../src/text/subset.ts';

const require = createRequire(import.meta.url);
const fileOf = (id: string): Uint8Array => readFileSync(require.resolve(fontRecords()[id]?.file ?? id));

const BARLOW = 'barlow-condensed-700';
const glyphs = (text: string): readonly number[] =>
  Array.from(text, (character) => openFont(BARLOW).glyphForCodePoint(character.codePointAt(0) ?? 0).id);

/** A subset of « 15 QUINZÉ », whose É is put together from two parts. */
const SUBSET = subsetFont(BARLOW, glyphs('15 QUINZÉ'));

/** The subset with bytes of one of its tables changed. */
function altered(tag: string, change: (table: Uint8Array) => void): Uint8Array {
  const data = Uint8Array.from(SUBSET.data);
  const table = readSfnt(data)?.tables.get(tag);
  if (table === undefined) throw new Error(`the subset has no table ${tag}`);
  change(data.subarray(table.at, table.at + table.length));
  return data;
}

const differing = (data: Uint8Array): readonly number[] => {
  const [sound, other] = [glyphOutlines(SUBSET.data), glyphOutlines(data)];
  return [...(sound ?? [])]
    .filter(([gid, { fingerprint }]) => other?.get(gid)?.fingerprint !== fingerprint)
    .map(([gid]) => gid);
};

describe('a glyph has one fingerprint', () => {
  test.each(Object.keys(fontRecords()))('in the whole font and in a subset of it: %s', (id) => {
    const whole = glyphOutlines(fileOf(id));
    const picked = [...(whole ?? []).keys()].filter((gid) => gid % 7 === 3);
    const subset = subsetFont(id, picked);
    const part = glyphOutlines(subset.data);
    expect(picked.map((gid) => part?.get(subset.cidOf(gid)))).toEqual(picked.map((gid) => whole?.get(gid)));
    expect(picked.length).toBeGreaterThan(50);
  });

  test('and no two that look different share it', () => {
    const outlines = glyphOutlines(SUBSET.data);
    const used = glyphs('15QUINZÉ').map((gid) => outlines?.get(SUBSET.cidOf(gid))?.fingerprint);
    expect(new Set(used).size).toBe(8);
    expect(used.every((fingerprint) => /^glyf:[0-9a-f]{64}$/.test(fingerprint ?? ''))).toBe(true);
  });

  test('a space has none to show, and its advance', () => {
    const [space = 0] = glyphs(' ');
    expect(glyphOutlines(SUBSET.data)?.get(SUBSET.cidOf(space))).toEqual({
      fingerprint: 'empty',
      advance: 200,
    });
  });
});

describe('a font that was tampered with is told', () => {
  test('by one point of one glyph', () => {
    const [five = 0] = glyphs('5');
    const cid = SUBSET.cidOf(five);
    const tables = readSfnt(SUBSET.data)?.tables;
    const view = new DataView(SUBSET.data.buffer, SUBSET.data.byteOffset);
    const isLong = view.getInt16((tables?.get('head')?.at ?? 0) + 50) === 1;
    const loca = tables?.get('loca')?.at ?? 0;
    const end = isLong ? view.getUint32(loca + 4 * (cid + 1)) : 2 * view.getUint16(loca + 2 * (cid + 1));
    // The last coordinates stand at the end of a glyph, before the bytes that round its length up.
    const data = altered('glyf', (table) => {
      for (let index = end - 6; index < end - 4; index++) table[index] = (table[index] ?? 0) ^ 1;
    });
    expect(differing(data)).toEqual([SUBSET.cidOf(five)]);
  });

  test('by its scale, which changes every glyph', () => {
    const data = altered('head', (table) => {
      table[19] = (table[19] ?? 0) ^ 1;
    });
    expect(differing(data).length).toBeGreaterThan(7);
  });

  test('by metrics that move a glyph aside', () => {
    const [one = 0] = glyphs('1');
    const data = altered('hmtx', (table) => {
      table[4 * SUBSET.cidOf(one) + 3] = (table[4 * SUBSET.cidOf(one) + 3] ?? 0) ^ 8;
    });
    expect(differing(data)).toEqual([SUBSET.cidOf(one)]);
  });

  test('by glyphs that lie outside of it', () => {
    const broken = altered('loca', (table) => table.fill(0xff, 4));
    expect(glyphOutlines(broken)?.get(1)).toEqual({ fingerprint: 'broken', advance: expect.any(Number) });
  });
});

test.each([
  ['nothing', new Uint8Array(0)],
  ['a picture', Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10])],
  ['half a header', Uint8Array.from([0, 1, 0, 0, 0, 9])],
])('%s is no font, or has no outlines', (_, bytes) => {
  expect(glyphOutlines(bytes)).toBeNull();
});

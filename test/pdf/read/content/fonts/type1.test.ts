import { describe, expect, test } from 'vitest';
import { glyphOutlines } from '../../../../../src/pdf/read/content/fonts/outlines.ts';
import { readProgram } from '../../../../../src/pdf/read/content/fonts/program.ts';

/** Adobe's encryption, which a reader has to undo: four bytes in front that count for nothing. */
function encrypted(bytes: Uint8Array, key: number): Buffer {
  let state = key;
  const padded = Buffer.concat([Buffer.alloc(4), bytes]);
  return padded.map((byte) => {
    const cipher = byte ^ (state >> 8);
    state = ((cipher + state) * 52845 + 22719) & 0xffff;
    return cipher;
  }) as Buffer;
}

const OPERATORS: Readonly<Record<string, readonly number[]>> = {
  hsbw: [13],
  rmoveto: [21],
  hlineto: [6],
  vlineto: [7],
  rlineto: [5],
  rrcurveto: [8],
  closepath: [9],
  callsubr: [10],
  return: [11],
  endchar: [14],
  callothersubr: [12, 16],
  div: [12, 12],
  hstem: [1],
};

/** A charstring in words: `0 500 hsbw 100 hlineto endchar`. */
const charstring = (words: string): Buffer =>
  Buffer.from(
    words
      .split(/\s+/)
      .flatMap(
        (word) => OPERATORS[word] ?? [255, ...new Uint8Array(Uint32Array.of(Number(word)).buffer).reverse()],
      ),
  );

/** A font of these glyphs and subroutines. */
function font(
  glyphs: Readonly<Record<string, string>>,
  subroutines: readonly string[] = [],
  matrix = '0.001',
): Buffer {
  const coded = (words: string): Buffer => encrypted(charstring(words), 4330);
  const parts: (string | Buffer)[] = [`dup /Private 8 dict dup begin /Subrs ${subroutines.length} array\n`];
  subroutines.forEach((words, index) => {
    const code = coded(words);
    parts.push(`dup ${index} ${code.length} RD `, code, ' NP\n');
  });
  parts.push(`ND 2 index /CharStrings ${Object.keys(glyphs).length} dict dup begin\n`);
  for (const [name, words] of Object.entries(glyphs)) {
    const code = coded(words);
    parts.push(`/${name} ${code.length} RD `, code, ' ND\n');
  }
  parts.push('end end');
  const secret = Buffer.concat(
    parts.map((part) => (typeof part === 'string' ? Buffer.from(part, 'latin1') : part)),
  );
  const clear = `%!PS-AdobeFont-1.0: Made\n/FontMatrix [${matrix} 0 0 ${matrix} 0 0] def\n/Encoding StandardEncoding def\ncurrentfile eexec\n`;
  return Buffer.concat([Buffer.from(clear), encrypted(secret, 55665)]);
}

const SQUARE = '0 500 hsbw 10 20 rmoveto 100 hlineto 100 vlineto -100 hlineto closepath endchar';
const first = (file: Buffer) => glyphOutlines(file)?.get(0);

describe('a glyph of a Type 1 font', () => {
  test('has an advance and a fingerprint, the same however it is put together', () => {
    const plain = first(font({ A: SQUARE }));
    expect(plain).toEqual({ fingerprint: expect.stringMatching(/^cff:[0-9a-f]{64}$/), advance: 500 });
    const parted = font({ A: '0 500 hsbw 10 20 rmoveto 0 callsubr closepath endchar' }, [
      '200 2 div hlineto 100 vlineto -100 hlineto return',
    ]);
    expect(first(parted)).toEqual(plain);
    expect(first(font({ A: SQUARE.replace('500 hsbw', '500 hsbw 0 20 hstem') }))).toEqual(plain);
  });

  test('has another one when a point, its side or its scale is changed', () => {
    const changed = [
      font({ A: SQUARE.replace('100 vlineto', '101 vlineto') }),
      font({ A: SQUARE.replace('0 500', '5 500') }),
      font({ A: SQUARE }, [], '0.002'),
    ].map((file) => first(file)?.fingerprint);
    expect(new Set([first(font({ A: SQUARE }))?.fingerprint, ...changed]).size).toBe(4);
  });

  test('has two curves where it has a flex', () => {
    const flex = `0 500 hsbw 0 0 rmoveto 0 1 callothersubr
      50 10 rmoveto 0 2 callothersubr -40 -10 rmoveto 0 2 callothersubr 20 5 rmoveto 0 2 callothersubr 20 5 rmoveto 0 2 callothersubr
      20 -5 rmoveto 0 2 callothersubr 20 -5 rmoveto 0 2 callothersubr 10 0 rmoveto 0 2 callothersubr
      50 100 0 3 0 callothersubr endchar`;
    const curves = '0 500 hsbw 0 0 rmoveto 10 0 20 5 20 5 rrcurveto 20 -5 20 -5 10 0 rrcurveto endchar';
    expect(first(font({ A: flex }))).toEqual(first(font({ A: curves })));
  });

  test('is found by its name and by its code', () => {
    const program = readProgram(font({ A: SQUARE, one: SQUARE }));
    expect(['A', 'one', 'B'].map((name) => program?.gidOfName(name))).toEqual([0, 1, null]);
    expect([0x41, 0x31, 0x42].map((code) => program?.gidOfCode(code))).toEqual([0, 1, null]);
  });

  test.each([
    ['calls itself', '0 callsubr', ['0 callsubr return']],
    ['calls what is not there', '7 callsubr', []],
    [
      'goes on calling',
      '0 callsubr',
      Array.from({ length: 9 }, (_, level) => `${level + 1} callsubr `.repeat(200)),
    ],
  ])('that %s is broken', (_, glyph, subroutines) => {
    expect(first(font({ A: `0 500 hsbw ${glyph} endchar` }, subroutines))?.fingerprint).toBe('broken');
  });
});

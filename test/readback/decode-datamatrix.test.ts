import { describe, expect, test } from 'vitest';
import { encodeDataMatrix } from '../../src/barcode/datamatrix.ts';
import { rawRows } from '../../src/barcode/encoder.ts';
import { onGrid } from '../../src/barcode/grid.ts';
import { readCodewords } from '../../src/readback/codeword-text.ts';
import { decodeDataMatrix } from '../../src/readback/decode-datamatrix.ts';
import { modulesOfCodewords } from '../../src/readback/matrix-placement.ts';
import { picture } from '../barcode/painter.ts';
import { textsIn } from '../barcode/reader.ts';
import { digitsFrom } from './digits.ts';

const modulesOf = (rows: readonly string[]): Uint8Array => Uint8Array.from(rows.join(''), Number);
const code = (payload: string): Uint8Array => modulesOf(encodeDataMatrix(payload, '18x18').rows);

/** The modules with some of them turned to the other colour. */
function flipped(
  dark: Uint8Array,
  ...places: readonly (readonly [row: number, column: number])[]
): Uint8Array {
  const side = Math.sqrt(dark.length);
  const changed = Uint8Array.from(dark);
  for (const [row, column] of places) changed[row * side + column] = 1 - (changed[row * side + column] ?? 0);
  return changed;
}

test('payloads are read as another reader reads them', async () => {
  for (const payload of digitsFrom('datamatrix', { length: 22, count: 40 })) {
    expect(decodeDataMatrix(code(payload), 18)).toEqual({ text: payload, errors: 0 });
    const symbol = encodeDataMatrix(payload, '18x18');
    const printed = picture(onGrid(symbol, { dpi: 600, moduleDots: 8, reductionDots: 0 }));
    expect(await textsIn(printed, 'DataMatrix')).toEqual([payload]);
  }
});

test.each([10, 12, 14, 16, 18, 20, 22, 24, 26])('a square of %d modules is read', (side) => {
  for (const text of ['1234', '098765', 'A~9']) {
    const rows = rawRows('datamatrix', text, { version: `${side}x${side}` });
    expect(decodeDataMatrix(modulesOf(rows), side)).toEqual({ text, errors: 0 });
  }
});

describe('a code that is not as it was made', () => {
  const payload = '0000001234567890123018';

  test('is read with one module turned, wherever it is, and says that one is wrong', () => {
    const wrong = Array.from({ length: 18 }, (_, row) =>
      Array.from({ length: 18 }, (_, column) => decodeDataMatrix(flipped(code(payload), [row, column]), 18)),
    ).flat();
    expect(new Set(wrong.map((read) => read?.text))).toEqual(new Set([payload]));
    expect(new Set(wrong.map((read) => read?.errors))).toEqual(new Set([1]));
  });

  test('is put right up to seven codewords, and with eight it is not read', () => {
    const modules = modulesOfCodewords(18);
    const spoilt = (count: number): Uint8Array =>
      flipped(
        code(payload),
        ...Array.from({ length: count }, (_, codeword) => {
          const module = modules[codeword * 32] ?? 0;
          return [Math.floor(module / 18), module % 18] as const;
        }),
      );
    expect(decodeDataMatrix(spoilt(7), 18)).toEqual({ text: payload, errors: 7 });
    expect(decodeDataMatrix(spoilt(8), 18)).toBeNull();
  });

  test('is none without its finder, of another size, or of no modules', () => {
    const bare = Uint8Array.from(code(payload), (dark, at) => (at % 18 === 0 ? 0 : dark));
    expect(decodeDataMatrix(bare, 18)).toBeNull();
    expect(decodeDataMatrix(code(payload), 16)).toBeNull();
    expect(decodeDataMatrix(new Uint8Array(19 * 19), 19)).toBeNull();
  });
});

test('an encodation that no code of ours has is not guessed at', () => {
  expect(readCodewords(Uint8Array.of(230, 89, 191, 254))).toBeNull();
  expect(readCodewords(Uint8Array.of(142, 164, 186, 129, 230))).toBe('123456');
  expect(readCodewords(Uint8Array.of(235, 106, 129))).toBe('\u00e9');
  expect(readCodewords(Uint8Array.of(235, 129))).toBeNull();
});

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type DataMatrixVersion, encodeDataMatrix } from '../../src/barcode/datamatrix.ts';
import { rawRows } from '../../src/barcode/encoder.ts';
import { digitMatrix, digitRows } from '../../src/barcode/fast-datamatrix.ts';
import { onGrid } from '../../src/barcode/grid.ts';
import { picture } from './painter.ts';
import { textsIn } from './reader.ts';

/** How many digits each size holds. */
const MOST: Readonly<Record<DataMatrixVersion, number>> = {
  '10x10': 6,
  '12x12': 10,
  '14x14': 16,
  '16x16': 24,
  '18x18': 36,
  '20x20': 44,
};
const VERSIONS = Object.keys(MOST) as DataMatrixVersion[];

/** The symbol of the encoder that ours is held to. */
const reference = (payload: string, version: DataMatrixVersion) =>
  rawRows('datamatrix', payload, { version });

/** Payloads of the digits of which a slip in pairs, single digits or padding would show: 0, 9 and a count. */
const edges = (most: number): readonly string[] =>
  Array.from({ length: most }, (_, at) => at + 1).flatMap((length) => [
    '0'.repeat(length),
    '9'.repeat(length),
    '0123456789'.repeat(5).slice(-length),
  ]);

describe.each(VERSIONS)('in %s', (version) => {
  test('every count of digits is the symbol of the reference, module by module', () => {
    for (const payload of edges(MOST[version])) {
      expect([payload, digitRows(payload, version)]).toEqual([payload, reference(payload, version)]);
    }
  });

  test('as many digits as the size holds are a symbol, and one more is none', () => {
    expect(digitRows('9'.repeat(MOST[version]), version)).not.toBeNull();
    expect(digitRows('9'.repeat(MOST[version] + 1), version)).toBeNull();
  });

  test('another reader reads the fullest symbol back', async () => {
    const payload = '1234567890'.repeat(5).slice(0, MOST[version]);
    const gridded = onGrid(encodeDataMatrix(payload, version), {
      dpi: 600,
      moduleDots: 8,
      reductionDots: 0,
    });
    expect(await textsIn(picture(gridded), 'DataMatrix')).toEqual([payload]);
  });
});

test('each pair of digits in each codeword of a ticket is the symbol of the reference', () => {
  for (let pair = 0; pair < 100; pair++) {
    const payload = Array.from({ length: 11 }, (_, at) => String((pair + 9 * at) % 100).padStart(2, '0'));
    expect(digitRows(payload.join(''), '18x18')).toEqual(reference(payload.join(''), '18x18'));
  }
});

test('ten thousand tickets have the symbols of the reference', { timeout: 60_000 }, () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[0-9]{22}$/), (payload) => {
      const [own, due] = [digitRows(payload, '18x18'), reference(payload, '18x18')];
      return own !== null && own.join('\n') === due.join('\n');
    }),
    { seed: 5, numRuns: 10_000 },
  );
});

test.each(['', 'A', '12 4', '12a4', '١٢'])('« %s » is left to the encoder of everything else', (payload) => {
  expect(digitRows(payload, '18x18')).toBeNull();
});

test('a symbol is not changed by those that were made after it', () => {
  const first = digitRows('123456', '10x10');
  digitRows('654321', '10x10');
  expect(first).toEqual(reference('123456', '10x10'));
});

describe('symbols of one size and count of digits, as bits', () => {
  test.each([1, 2, 21, 22, 35, 36])(
    'of %i digits are those of the reference, one after the other',
    (count) => {
      const { side, rowsOf } = digitMatrix(count, '18x18');
      const rows = new Uint32Array(side);
      for (const digit of [0, 9, 5]) {
        rowsOf(new Uint8Array(count).fill(digit), rows);
        const texts = Array.from(rows, (row) => row.toString(2).padStart(side, '0'));
        expect(texts).toEqual(reference(String(digit).repeat(count), '18x18'));
      }
    },
  );

  test.each([0, 37])('%i digits are refused by 18 modules a side', (count) => {
    expect(() => digitMatrix(count, '18x18')).toThrow(
      new RangeError(`a DataMatrix of 18x18 does not hold ${count} digits`),
    );
  });
});

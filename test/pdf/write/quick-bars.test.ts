import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { encodeDataMatrix } from '../../../src/barcode/datamatrix.ts';
import { type DeviceGrid, onGrid } from '../../../src/barcode/grid.ts';
import { encodeItf, type ItfShape } from '../../../src/barcode/itf.ts';
import type { CodeSymbol } from '../../../src/barcode/symbol.ts';
import { turnedSymbol } from '../../../src/barcode/turned-symbol.ts';
import { barOperators } from '../../../src/pdf/write/bars.ts';
import {
  type QuickBars,
  type QuickPlace,
  quickDataMatrix,
  quickItf,
} from '../../../src/pdf/write/quick-bars.ts';

const SHAPE: ItfShape = { ratio: 3, heightModules: 26, bearerModules: 3 };

const grid = (moduleDots: number, reductionDots = 0, dpi = 600): DeviceGrid => ({
  dpi,
  moduleDots,
  reductionDots,
});

/** What the code is written as one by one. */
const due = (symbol: CodeSymbol, { grid: on, turned }: QuickPlace): string =>
  barOperators(onGrid(turned === 'half' ? turnedSymbol(symbol) : symbol, on));

const into = Buffer.alloc(100_000);

/** The bytes of a code that starts somewhere in a page. */
function written({ write }: QuickBars, digits: string | Uint8Array, at = 11): string {
  const end = write(digits, into, at);
  return into.toString('latin1', at, end);
}

/** Digits of which a slip in a pair, a place or a single digit would show. */
const edges = (count: number): readonly string[] => [
  '0'.repeat(count),
  '9'.repeat(count),
  '0123456789'.repeat(5).slice(0, count),
  '9876543210'.repeat(5).slice(-count),
  `${'0'.repeat(count - 1)}1`,
  `1${'0'.repeat(count - 1)}`,
];

const digitsOf = (count: number) => fc.stringMatching(new RegExp(`^[0-9]{${count}}$`));

const TURNS = ['upright', 'half'] as const;

describe.each(TURNS)('%s', (turned) => {
  test('ten thousand numbers of tickets have the bars of their ITF', { timeout: 60_000 }, () => {
    const place = { grid: grid(6), turned };
    const quick = quickItf({ ...SHAPE, digits: 16 }, place);
    const isSame = (digits: string): boolean =>
      written(quick, digits) === due(encodeItf(digits, SHAPE), place);
    expect(edges(16).filter((digits) => !isSame(digits))).toEqual([]);
    fc.assert(fc.property(digitsOf(16), isSame), { seed: 21, numRuns: 10_000 });
  });

  test('ten thousand validations have the modules of their DataMatrix', { timeout: 60_000 }, () => {
    const place = { grid: grid(8), turned };
    const quick = quickDataMatrix({ version: '18x18', digits: 22 }, place);
    const isSame = (digits: string): boolean =>
      written(quick, digits) === due(encodeDataMatrix(digits, '18x18'), place);
    expect(edges(22).filter((digits) => !isSame(digits))).toEqual([]);
    fc.assert(fc.property(digitsOf(22), isSame), { seed: 22, numRuns: 10_000 });
  });

  test.each([
    { digits: 2, on: grid(6), shape: SHAPE },
    { digits: 14, on: grid(7, 2), shape: { ...SHAPE, ratio: 2 } },
    { digits: 16, on: grid(6, 5), shape: { ...SHAPE, bearerModules: 0 } },
    { digits: 16, on: grid(24, 1, 2400), shape: { ...SHAPE, ratio: 2.5 } },
    { digits: 24, on: grid(12, 1, 1200), shape: SHAPE },
  ])('ITF of $digits digits on $on.moduleDots dots less $on.reductionDots', ({ digits, on, shape }) => {
    const place = { grid: on, turned };
    const quick = quickItf({ ...shape, digits }, place);
    for (const value of edges(digits))
      expect(written(quick, value)).toBe(due(encodeItf(value, shape), place));
  });

  test.each([
    { digits: 6, version: '10x10', on: grid(8) },
    { digits: 15, version: '14x14', on: grid(3, 1, 240) },
    { digits: 16, version: '14x14', on: grid(8, 2) },
    { digits: 22, version: '18x18', on: grid(36, 3, 2400) },
    { digits: 36, version: '18x18', on: grid(10) },
    { digits: 1, version: '20x20', on: grid(16, 1, 1200) },
  ] as const)(
    'DataMatrix of $digits digits in $version on $on.moduleDots dots',
    ({ digits, version, on }) => {
      const place = { grid: on, turned };
      const quick = quickDataMatrix({ version, digits }, place);
      for (const value of edges(digits))
        expect(written(quick, value)).toBe(due(encodeDataMatrix(value, version), place));
    },
  );
});

const upright = (moduleDots: number): QuickPlace => ({ grid: grid(moduleDots), turned: 'upright' });

describe.each([
  { name: 'ITF', quick: quickItf({ ...SHAPE, digits: 16 }, upright(6)), count: 16 },
  { name: 'DataMatrix', quick: quickDataMatrix({ version: '18x18', digits: 22 }, upright(8)), count: 22 },
])('$name by the million', ({ quick, count }) => {
  const [one, two] = ['1'.repeat(count), '20'.repeat(count / 2)];

  test('takes digits as text or as their bytes', () => {
    expect(written(quick, Buffer.from(two))).toBe(written(quick, two));
  });

  test('does not change with the codes before it, nor with the buffer it goes into', () => {
    const first = written(quick, one);
    written(quick, two);
    const other = Buffer.alloc(quick.reach);
    expect(other.toString('latin1', 0, quick.write(one, other, 0))).toBe(first);
    expect(written(quick, one, 4321)).toBe(first);
  });

  test('changes nothing before its place, and nothing beyond its reach', () => {
    const page = Buffer.alloc(quick.reach + 200, '.');
    quick.write(two, page, 100);
    expect(page.toString('latin1', 0, 100)).toBe('.'.repeat(100));
    expect(page.toString('latin1', 100 + quick.reach)).toBe('.'.repeat(100));
  });

  test.each([one.slice(1), `${one}1`, ''])('refuses « %s », which is not as many digits', (digits) => {
    expect(() => quick.write(digits, into, 0)).toThrow(
      new RangeError(`codes of ${count} digits were planned, and one has ${digits.length}`),
    );
  });

  test.each(['/', ':', ' ', 'A'])('refuses « %s » among its digits', (wrong) => {
    expect(() => quick.write(`${wrong}${one.slice(1)}`, into, 0)).toThrow(
      new RangeError('codes by the million are of digits only'),
    );
    expect(() => quick.write(Buffer.from(`${one.slice(1)}${wrong}`), into, 0)).toThrow(RangeError);
  });
});

describe('what makes no symbol is refused before the first ticket', () => {
  test('an odd count of digits in ITF', () => {
    expect(() => quickItf({ ...SHAPE, digits: 15 }, upright(6))).toThrow(RangeError);
  });

  test('more digits than the DataMatrix holds', () => {
    expect(() => quickDataMatrix({ version: '14x14', digits: 17 }, upright(8))).toThrow(
      new RangeError('a DataMatrix of 14x14 does not hold 17 digits'),
    );
  });

  test.each([0, 2.5])('%d dots a module', (moduleDots) => {
    expect(() => quickItf({ ...SHAPE, digits: 16 }, upright(moduleDots))).toThrow(RangeError);
    expect(() => quickDataMatrix({ version: '18x18', digits: 22 }, upright(moduleDots))).toThrow(RangeError);
  });
});

import { describe, expect, test } from 'vitest';
import { encodeDataMatrix } from '../../src/barcode/datamatrix.ts';
import { encodeItf } from '../../src/barcode/itf.ts';
import { printedModule, shortfalls, symbolModules } from '../../src/barcode/sizes.ts';
import { dots, mm } from '../../src/base/length.ts';

const itf = (heightModules: number) =>
  encodeItf('1000400000120035', { ratio: 3, heightModules, bearerModules: 3 });
const validation = encodeDataMatrix('0000012345678901234567', '18x18');

describe('a module asked for in millimetres prints as whole dots', () => {
  test.each([
    [mm(0.25), 600, 6, dots(6, 600)],
    [mm(0.3), 600, 7, dots(7, 600)],
    [mm(0.3), 2400, 28, dots(28, 2400)],
    [mm(0.001), 600, 1, dots(1, 600)],
  ])('%i at %i dpi is %i dots', (asked, dpi, count, printed) => {
    expect(printedModule(asked, dpi)).toEqual({ asked, dots: count, printed });
  });
});

describe('the room of a symbol in modules', () => {
  test('sixteen digits of ITF at ratio 3 span 153 modules, bearer bars included in the height', () => {
    expect(symbolModules(itf(26))).toEqual({ width: 153, height: 32 });
  });

  test('a DataMatrix spans its rows', () => {
    expect(symbolModules(validation)).toEqual({ width: 18, height: 18 });
  });
});

describe('least sizes', () => {
  test('a module of 0.25 mm passes for ITF, and a lattice unit less does not', () => {
    expect(shortfalls(itf(30), mm(0.25))).toEqual([]);
    expect(shortfalls(itf(30), mm(0.25) - 1)).toEqual([
      { measure: 'module', least: mm(0.25), found: mm(0.25) - 1 },
    ]);
  });

  test('bars of 5 mm pass where 15 % of the width is less, and 4.75 mm do not', () => {
    const short = (heightModules: number) =>
      encodeItf('10004000', { ratio: 2, heightModules, bearerModules: 0 });
    expect(shortfalls(short(20), mm(0.25))).toEqual([]);
    expect(shortfalls(short(19), mm(0.25))).toEqual([{ measure: 'height', least: mm(5), found: mm(4.75) }]);
  });

  test('bars of 15 % of the width pass where that is more than 5 mm, and a module less does not', () => {
    expect(shortfalls(itf(23), mm(0.5))).toEqual([]);
    expect(shortfalls(itf(22), mm(0.5))).toEqual([
      { measure: 'height', least: Math.ceil(0.15 * 153 * mm(0.5)), found: mm(11) },
    ]);
  });

  test('a DataMatrix of 0.30 mm a module passes, and a lattice unit less does not', () => {
    expect(shortfalls(validation, mm(0.3))).toEqual([]);
    expect(shortfalls(validation, mm(0.3) - 1)).toEqual([
      { measure: 'module', least: mm(0.3), found: mm(0.3) - 1 },
    ]);
  });

  test('quiet zones of ten modules for ITF and one for DataMatrix pass, and one less does not', () => {
    expect(shortfalls({ ...itf(30), quiet: 10 }, mm(0.25))).toEqual([]);
    expect(shortfalls({ ...itf(30), quiet: 9 }, mm(0.25))).toEqual([
      { measure: 'quiet', least: 10, found: 9 },
    ]);
    expect(shortfalls({ ...validation, quiet: 1 }, mm(0.3))).toEqual([]);
    expect(shortfalls({ ...validation, quiet: 0 }, mm(0.3))).toEqual([
      { measure: 'quiet', least: 1, found: 0 },
    ]);
  });
});

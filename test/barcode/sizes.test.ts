import { describe, expect, test } from 'vitest';
import { encodeCode128 } from '../../src/barcode/code128.ts';
import { encodeDataMatrix } from '../../src/barcode/datamatrix.ts';
import { encodeItf } from '../../src/barcode/itf.ts';
import { encodePdf417 } from '../../src/barcode/pdf417.ts';
import { printedModule, shortfalls, symbolModules } from '../../src/barcode/sizes.ts';
import { dots, mm } from '../../src/base/length.ts';

const itf = (heightModules: number) =>
  encodeItf('1000400000120035', { ratio: 3, heightModules, bearerModules: 3 });
const pdf417 = encodePdf417('1234', { columns: 1, rows: 10, errorLevel: 1, rowModules: 3 });
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

  test('a DataMatrix spans its rows, and a PDF417 those of its bars as tall as they are', () => {
    expect(symbolModules(validation)).toEqual({ width: 18, height: 18 });
    expect(symbolModules(pdf417)).toEqual({ width: 86, height: 30 });
  });
});

describe('least sizes', () => {
  test('a module of 0.25 mm passes for ITF, and a lattice unit less does not', () => {
    expect(shortfalls(itf(30), mm(0.25))).toEqual([]);
    expect(shortfalls(itf(30), mm(0.25) - 1)).toEqual([
      { measure: 'module', unit: 'length', least: mm(0.25), found: mm(0.25) - 1 },
    ]);
  });

  test('bars of 5 mm pass where 15 % of the width is less, and 4.75 mm do not', () => {
    const short = (heightModules: number) =>
      encodeItf('10004000', { ratio: 2, heightModules, bearerModules: 2 });
    expect(shortfalls(short(20), mm(0.25))).toEqual([]);
    expect(shortfalls(short(19), mm(0.25))).toEqual([
      { measure: 'height', unit: 'length', least: mm(5), found: mm(4.75) },
    ]);
  });

  test('bars of 15 % of the width pass where that is more than 5 mm, and a module less does not', () => {
    expect(shortfalls(itf(23), mm(0.5))).toEqual([]);
    expect(shortfalls(itf(22), mm(0.5))).toEqual([
      { measure: 'height', unit: 'length', least: Math.ceil(0.15 * 153 * mm(0.5)), found: mm(11) },
    ]);
  });

  test('a DataMatrix of 0.30 mm a module passes, and a lattice unit less does not', () => {
    expect(shortfalls(validation, mm(0.3))).toEqual([]);
    expect(shortfalls(validation, mm(0.3) - 1)).toEqual([
      { measure: 'module', unit: 'length', least: mm(0.3), found: mm(0.3) - 1 },
    ]);
  });

  test('bearer bars of two modules pass for ITF, and one does not; Code 128 has none', () => {
    expect(shortfalls({ ...itf(30), bearer: 2 }, mm(0.25))).toEqual([]);
    expect(shortfalls({ ...itf(30), bearer: 1 }, mm(0.25))).toEqual([
      { measure: 'bearer', unit: 'modules', least: 2, found: 1 },
    ]);
    expect(shortfalls(encodeCode128('1234', { heightModules: 20 }), mm(0.25))).toEqual([]);
  });

  test('Code 128 of 0.25 mm a module and bars of 5 mm passes, and anything less does not', () => {
    const short = encodeCode128('1234', { heightModules: 19 });
    expect(shortfalls(short, mm(0.25) - 1)).toEqual([
      { measure: 'module', unit: 'length', least: mm(0.25), found: mm(0.25) - 1 },
      { measure: 'height', unit: 'length', least: mm(5), found: 19 * (mm(0.25) - 1) },
    ]);
  });

  test('a PDF417 of 0.25 mm a module passes, and a lattice unit less does not', () => {
    expect(shortfalls(pdf417, mm(0.25))).toEqual([]);
    expect(shortfalls(pdf417, mm(0.25) - 1)).toEqual([
      { measure: 'module', unit: 'length', least: mm(0.25), found: mm(0.25) - 1 },
    ]);
  });

  test('rows of three modules pass for PDF417, and two do not', () => {
    expect(shortfalls({ ...pdf417, rowHeight: 3 }, mm(0.25))).toEqual([]);
    expect(shortfalls({ ...pdf417, rowHeight: 2 }, mm(0.25))).toEqual([
      { measure: 'row', unit: 'modules', least: 3, found: 2 },
    ]);
  });

  test('quiet zones of ten modules for ITF, one for DataMatrix and two for PDF417 pass, and one less does not', () => {
    expect(shortfalls({ ...itf(30), quiet: 10 }, mm(0.25))).toEqual([]);
    expect(shortfalls({ ...itf(30), quiet: 9 }, mm(0.25))).toEqual([
      { measure: 'quiet', unit: 'modules', least: 10, found: 9 },
    ]);
    expect(shortfalls({ ...validation, quiet: 1 }, mm(0.3))).toEqual([]);
    expect(shortfalls({ ...validation, quiet: 0 }, mm(0.3))).toEqual([
      { measure: 'quiet', unit: 'modules', least: 1, found: 0 },
    ]);
    expect(shortfalls({ ...pdf417, quiet: 2 }, mm(0.25))).toEqual([]);
    expect(shortfalls({ ...pdf417, quiet: 1 }, mm(0.25))).toEqual([
      { measure: 'quiet', unit: 'modules', least: 2, found: 1 },
    ]);
  });
});

import { describe, expect, test } from 'vitest';
import { codeReport } from '../../src/barcode/code-report.ts';
import { encodeCode128 } from '../../src/barcode/code128.ts';
import { encodeDataMatrix } from '../../src/barcode/datamatrix.ts';
import { encodePdf417 } from '../../src/barcode/pdf417.ts';
import { dots, mm } from '../../src/base/length.ts';
import { loadPress, pressNames } from '../../src/imposition/load-press.ts';
import { ticketNumberCode, validationCode } from '../../src/template/codes.ts';

const NUMBER = '1000400000120035';
const ticketNumber = ticketNumberCode(NUMBER);
const validation = validationCode(NUMBER, '12345678901234');

const ITF = {
  name: 'ticket-number',
  symbology: 'itf',
  asked: mm(0.254),
  reduction: { dots: 0, printed: 0 },
  barHeight: mm(6.604),
  bearer: mm(0.762),
  quiet: mm(2.54),
  width: mm(43.942),
  height: mm(8.128),
};

const DATAMATRIX = {
  name: 'validation',
  symbology: 'datamatrix',
  asked: dots(8, 600),
  reduction: { dots: 0, printed: 0 },
  barHeight: null,
  bearer: null,
  quiet: dots(16, 600),
  width: dots(176, 600),
  height: dots(176, 600),
};

/** Dots of a module on each press at hand: of the bars, and of the matrix. */
const MODULES: readonly (readonly [press: string, linear: number, matrix: number])[] = [
  ['b1', 6, 8],
  ['sra3', 12, 16],
  ['web', 6, 8],
];

describe('a ticket’s codes are what was asked for', () => {
  test('on each press at hand', () => {
    expect(pressNames()).toEqual(MODULES.map(([press]) => press));
  });

  test.each(MODULES)(
    'on %s a module of the bars is %i dots, and one of the matrix %i',
    (name, linear, matrix) => {
      const press = loadPress(name);
      expect(codeReport(ticketNumber, press)).toEqual({
        ...ITF,
        module: { dots: linear, printed: mm(0.254) },
      });
      expect(codeReport(validation, press)).toEqual({
        ...DATAMATRIX,
        module: { dots: matrix, printed: dots(8, 600) },
      });
    },
  );
});

test('a reduction is told in dots and as a length, and no size changes with it', () => {
  const press = { ...loadPress('b1'), barReduction: 2 };
  expect(codeReport(ticketNumber, press)).toEqual({
    ...codeReport(ticketNumber, loadPress('b1')),
    reduction: { dots: 2, printed: dots(2, 600) },
  });
});

test('what was asked for stands beside what whole dots made of it', () => {
  const symbol = encodeDataMatrix('0000001', '18x18');
  const code = { name: 'sheet', symbol, module: dots(10, 600), asked: mm(0.4) };
  const { asked, module } = codeReport(code, loadPress('b1'));
  expect([asked, module]).toEqual([mm(0.4), { dots: 10, printed: dots(10, 600) }]);
});

test('Code 128 has no bearer bars, and its quiet zone is on its left and right alone', () => {
  const symbol = encodeCode128('1234', { heightModules: 30 });
  const told = codeReport({ name: 'pack', symbol, module: mm(0.254) }, { dpi: 600, barReduction: 0 });
  expect(told).toMatchObject({ bearer: null, barHeight: mm(7.62), height: mm(7.62) });
  expect(told.width).toBe((57 + 20) * mm(0.254));
});

test('a PDF417 tells the height of one of its rows', () => {
  const symbol = encodePdf417('1234', { columns: 1, rows: 10, errorLevel: 1, rowModules: 3 });
  const told = codeReport({ name: 'pack', symbol, module: mm(0.254) }, { dpi: 1200, barReduction: 1 });
  expect(told).toMatchObject({
    module: { dots: 12, printed: mm(0.254) },
    barHeight: mm(0.762),
    quiet: mm(0.508),
    width: (86 + 4) * mm(0.254),
    height: (30 + 4) * mm(0.254),
  });
});

test('a module that no whole dots make is refused, and one that they make is not', () => {
  expect(() => codeReport(ticketNumber, { dpi: 300, barReduction: 0 })).not.toThrow();
  expect(() => codeReport(ticketNumber, { dpi: 240, barReduction: 0 })).toThrow(
    new RangeError('the ticket-number code has modules of no whole number of dots at 240 dpi'),
  );
});

test('what a code says is in no report', () => {
  const told = JSON.stringify([
    codeReport(ticketNumber, loadPress('b1')),
    codeReport(validation, loadPress('b1')),
  ]);
  expect(told).not.toContain(NUMBER);
  expect(told).not.toContain('12345678901234');
});

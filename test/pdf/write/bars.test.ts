import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { encodeDataMatrix } from '../../../src/barcode/datamatrix.ts';
import { encodeItf } from '../../../src/barcode/itf.ts';
import type { CodeSymbol } from '../../../src/barcode/symbol.ts';
import { rect } from '../../../src/base/geometry.ts';
import { IMAGED_BLACK } from '../../../src/base/ink.ts';
import { dots, mm } from '../../../src/base/length.ts';
import type { Bars, PageSet } from '../../../src/face/page.ts';
import { snapCode } from '../../../src/imposition/snap-code.ts';
import { barMatrix, barOperators } from '../../../src/pdf/write/bars.ts';
import { tickets } from '../../kit/face.ts';
import { page, pageSet } from '../../kit/page.ts';
import { type Grey, pdfOf, readGrey, withFile } from '../../kit/pdf.ts';
import { imposed, press } from '../../kit/press.ts';
import { runProgram } from '../../kit/program.ts';

interface Shot {
  readonly pdf: string;
  readonly pgm: string;
  readonly dpi: number;
  /** From 1. */
  readonly page: number;
}

/** Two RIPs; Ghostscript counts dots from the foot of a page, MuPDF from its top. */
const RIPS = {
  Ghostscript: ({ pdf, pgm, dpi, page }: Shot) =>
    runProgram('gs', [
      ...['-q', '-dSAFER', '-dBATCH', '-dNOPAUSE', '-sDEVICE=pgmraw', `-r${dpi}`],
      ...[`-dFirstPage=${page}`, `-dLastPage=${page}`, '-o', pgm, pdf],
    ]),
  MuPDF: ({ pdf, pgm, dpi, page }: Shot) =>
    runProgram('mutool', ['draw', '-q', '-A', '0', '-c', 'gray', '-r', `${dpi}`, '-o', pgm, pdf, `${page}`]),
} as const;

async function rasterOf(pages: PageSet, rip: keyof typeof RIPS, { dpi, page }: Pick<Shot, 'dpi' | 'page'>) {
  return withFile(await pdfOf(pages), (pdf, folder): Grey => {
    const pgm = join(folder, 'page.pgm');
    expect(RIPS[rip]({ pdf, pgm, dpi, page }).code).toBe(0);
    return readGrey(pgm);
  });
}

const SYMBOLS: readonly CodeSymbol[] = [
  encodeItf('0012345678901231', { ratio: 3, heightModules: 20, bearerModules: 3 }),
  encodeDataMatrix('0000001234567890123456', '18x18'),
];

/** An upright ITF and a turned DataMatrix somewhere between the dots of a page, snapped to them. */
function codes(dpi: number, barReduction: number): readonly Bars[] {
  const trim = rect(mm(3.33), mm(2.77), mm(50), mm(25));
  const module = dots(dpi === 240 ? 3 : 6, dpi);
  const at = { x: mm(5), y: mm(1) };
  return SYMBOLS.map((symbol, index) =>
    snapCode(
      { kind: 'code', name: 'validation', symbol, at, module, paint: IMAGED_BLACK },
      { trim, turned: index === 0 ? 'upright' : 'half' },
      { dpi, barReduction },
    ),
  );
}

/** Whether a dot of the page should be dark. */
function due(bars: readonly Bars[], dpi: number): (x: number, y: number) => boolean {
  const dark = new Set<string>();
  for (const { origin, rects } of bars) {
    const [left, top] = [origin.x / dots(1, dpi), origin.y / dots(1, dpi)];
    for (const [x, y, width, height] of rects) {
      for (let row = y; row < y + height; row++) {
        for (let column = x; column < x + width; column++) dark.add(`${left + column} ${top + row}`);
      }
    }
  }
  return (x, y) => dark.has(`${x} ${y}`);
}

/** The dots of a part of the picture that are not what they should be. */
function wrongDots(grey: Grey, isDue: (x: number, y: number) => boolean, part: readonly number[]): number {
  const [x0 = 0, y0 = 0, x1 = grey.width, y1 = grey.height] = part;
  let wrong = 0;
  for (let y = y0; y < y1; y++)
    for (let x = x0; x < x1; x++) if (grey.at(x, y) < 128 !== isDue(x, y)) wrong += 1;
  return wrong;
}

describe.each(Object.keys(RIPS) as (keyof typeof RIPS)[])('in %s', (rip) => {
  test.each([
    { dpi: 240, barReduction: 0 },
    { dpi: 600, barReduction: 0 },
    { dpi: 600, barReduction: 2 },
    { dpi: 1200, barReduction: 0 },
  ])(
    'bars and modules print to the dot at $dpi dpi, each $barReduction dots thinner',
    async ({ dpi, barReduction }) => {
      const bars = codes(dpi, barReduction);
      const size = { width: dots(dpi * 2.25, dpi), height: dots(dpi * 1.25, dpi) };
      const grey = await rasterOf(pageSet([page(bars, size)]), rip, { dpi, page: 1 });
      expect([grey.width, grey.height]).toEqual([dpi * 2.25, dpi * 1.25]);
      expect(wrongDots(grey, due(bars, dpi), [])).toBe(0);
    },
  );

  test('every code of a tumbled back prints to the dot, on a sheet that is no whole number of dots', async () => {
    const job = imposed(tickets(4), press({ turn: 'long-edge' }));
    const bars = job.sheets[0]?.pages[1]?.content.filter((one) => one.kind === 'bars') ?? [];
    expect(bars.map(({ value }) => value)).toEqual(['00000001', '00000002', '00000003', '00000004']);
    const grey = await rasterOf(job.pages, rip, { dpi: 600, page: 2 });
    const isDue = due(bars, 600);
    for (const { origin } of bars) {
      const [x, y] = [origin.x / dots(1, 600), origin.y / dots(1, 600)];
      expect(wrongDots(grey, isDue, [x - 20, y - 4, x + 460, y + 150])).toBe(0);
    }
  });
});

describe('the operators of bars', () => {
  const bars: Bars = {
    kind: 'bars',
    value: '1',
    dpi: 600,
    origin: { x: dots(100, 600), y: dots(200, 600) },
    rects: [
      [0, 0, 6, 40],
      [12, 0, 18, 40],
    ],
    inset: 0.25,
    paint: IMAGED_BLACK,
  };

  test('count in half dots of the imager, downwards from a quarter of a dot within the code', () => {
    expect(barMatrix(bars)).toBe('0.06 0 0 -0.06 12.03 -24.03 cm');
  });

  test('draw each rectangle its inset inside its dots, in whole numbers, all in one path', () => {
    expect(barOperators(bars)).toBe('0 0 11 79 re\n24 0 35 79 re\nf');
  });

  test('without an inset count in dots from the origin of the code', () => {
    const plain = { ...bars, inset: 0 };
    expect(barMatrix(plain)).toBe('0.12 0 0 -0.12 12 -24 cm');
    expect(barOperators(plain)).toBe('0 0 6 40 re\n12 0 18 40 re\nf');
  });

  test.each([
    [2400, '0.015 0 0 -0.015 3.0075 -6.0075 cm'],
    [2540, '0.014173228 0 0 -0.014173228 2.84173 -5.67638 cm'],
  ])('at %i dpi lose no dot over the width of a code', (dpi, matrix) => {
    const origin = { x: dots(100, dpi), y: dots(200, dpi) };
    expect(barMatrix({ ...bars, dpi, origin })).toBe(matrix);
    expect(Number(matrix.split(' ')[0]) * 2 * 10_000).toBeCloseTo((72 / dpi) * 10_000, 4);
  });
});

import { encodeCode128 } from '../../../src/barcode/code128.ts';
import { encodeDataMatrix } from '../../../src/barcode/datamatrix.ts';
import { encodeItf } from '../../../src/barcode/itf.ts';
import { encodePdf417 } from '../../../src/barcode/pdf417.ts';
import { symbolModules } from '../../../src/barcode/sizes.ts';
import type { CodeSymbol } from '../../../src/barcode/symbol.ts';
import { rect, type Size } from '../../../src/base/geometry.ts';
import { IMAGED_BLACK } from '../../../src/base/ink.ts';
import { dots, type Length } from '../../../src/base/length.ts';
import type { Bars, DotRect, Page } from '../../../src/face/page.ts';
import { snapCode } from '../../../src/imposition/snap-code.ts';
import { page } from '../../kit/page.ts';
import { duePlate, type Plate, type Turn } from './plate.ts';

/** One symbol of each symbology, short enough for small pages. */
export const SYMBOLS = {
  ITF: encodeItf('00123457', { ratio: 3, heightModules: 16, bearerModules: 3 }),
  'Code 128': encodeCode128('00123457', { heightModules: 16 }),
  DataMatrix: encodeDataMatrix('0000012345678901234567', '18x18'),
  PDF417: encodePdf417('00123457', { columns: 1, rows: 10, errorLevel: 1, rowModules: 3 }),
} satisfies Readonly<Record<string, CodeSymbol>>;

const TURNS: readonly Turn[] = [0, 90, 180, 270];

/** An imager at work: its dots, how many a module has, and which reductions are tried. */
export interface Imager {
  readonly dpi: number;
  readonly moduleDots: number;
  readonly reductions: readonly number[];
}

/** A plate that is due on a page, its top left at a dot of it. */
export interface DueCode {
  readonly x: number;
  readonly y: number;
  readonly plate: Plate;
}

/** A page with codes, and what is due there. */
export interface CodePage {
  readonly page: Page;
  readonly codes: readonly DueCode[];
}

/** A page with one symbol turned all ways, a row for each reduction. */
export function codePage(symbol: CodeSymbol, { dpi, moduleDots, reductions }: Imager): CodePage {
  const cell = cellOf(symbol, moduleDots);
  const spots = reductions.flatMap((reductionDots, row) =>
    TURNS.map((turn, column) => ({
      ...{ dpi, moduleDots, reductionDots, turn },
      ...{ x: column * cell + moduleDots, y: row * cell + moduleDots },
    })),
  );
  const size = { width: dots(TURNS.length * cell, dpi), height: dots(reductions.length * cell, dpi) };
  return pageWith(symbol, spots, size);
}

/** A page as long as asked for in one direction, and as short as may be in the other, with one code in its last corner. */
export function farPage(symbol: CodeSymbol, imager: Imager, long: Partial<Size>): CodePage {
  const { dpi, moduleDots, reductions } = imager;
  const cell = cellOf(symbol, moduleDots);
  const across = (length: Length): number => Math.max(cell, Math.floor(length / dots(1, dpi)));
  const [width, height] = [across(long.width ?? 0), across(long.height ?? 0)];
  const [reductionDots = 0] = reductions;
  const at = { x: width - cell + moduleDots, y: height - cell + moduleDots };
  const size = { width: dots(width, dpi), height: dots(height, dpi) };
  return pageWith(symbol, [{ dpi, moduleDots, reductionDots, turn: 0, ...at }], size);
}

/** Room for a symbol turned any way, a module clear on all sides, in dots. */
function cellOf(symbol: CodeSymbol, moduleDots: number): number {
  const { width, height } = symbolModules(symbol);
  return (Math.max(width, height) + 2) * moduleDots;
}

const pageWith = (symbol: CodeSymbol, spots: readonly Spot[], size: Size): CodePage => ({
  page: page(
    spots.map((spot) => barsAt(symbol, spot)),
    size,
  ),
  codes: spots.map(({ x, y, ...spot }) => ({ x, y, plate: duePlate(symbol, spot) })),
});

interface Spot {
  readonly dpi: number;
  readonly moduleDots: number;
  readonly reductionDots: number;
  readonly turn: Turn;
  readonly x: number;
  readonly y: number;
}

/** The bars as imposition makes them, from a place a third of a dot off theirs. */
function barsAt(symbol: CodeSymbol, { dpi, moduleDots, reductionDots, turn, x, y }: Spot): Bars {
  const module = dots(moduleDots, dpi);
  const { width, height } = symbolModules(symbol);
  const off = Math.round(dots(1, dpi) / 3);
  const trim = rect(dots(x, dpi) + off, dots(y, dpi) - off, width * module, height * module);
  const bars = snapCode(
    { kind: 'code', name: 'validation', symbol, at: { x: 0, y: 0 }, module, paint: IMAGED_BLACK },
    { trim, turned: turn === 180 ? 'half' : 'upright' },
    { dpi, barReduction: reductionDots },
  );
  if (turn === 0 || turn === 180) return bars;
  const span = { width: width * moduleDots, height: height * moduleDots };
  return { ...bars, rects: bars.rects.map((one) => quarterTurned(one, span, turn)) };
}

/** A rectangle of a code that is turned by a quarter or by three, within the room of the turned code. */
const quarterTurned = (
  [x, y, width, height]: DotRect,
  span: { readonly width: number; readonly height: number },
  turn: 90 | 270,
): DotRect =>
  turn === 90 ? [span.height - y - height, x, height, width] : [y, span.width - x - width, height, width];

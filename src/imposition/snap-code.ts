import { onGrid, snap } from '../barcode/grid.ts';
import type { CodeSymbol } from '../barcode/symbol.ts';
import { InputError } from '../base/fault.ts';
import { bottom, type Rect, right } from '../base/geometry.ts';
import { dots, type Length, toMm } from '../base/length.ts';
import type { CodeItem } from '../face/item.ts';
import type { Bars } from '../face/page.ts';

/** Where a face stands on a page: its trim there, and whether it is turned by half. */
export interface Spot {
  readonly trim: Rect;
  readonly turned: 'upright' | 'half';
}

/** The imager that writes the codes. */
export interface Imager {
  readonly dpi: number;
  /** Whole dots taken off each bar for the ink's growth. */
  readonly barReduction: number;
}

/**
 * A code of a face on the dots of the page, counted from the page's top left; it moves by half a dot at most.
 *
 * Throws  InputError if its module is not a whole number of dots: nothing is stretched to fit an imager
 */
export function snapCode(item: CodeItem, { trim, turned }: Spot, { dpi, barReduction }: Imager): Bars {
  const symbol = turned === 'half' ? turnedSymbol(item.symbol) : item.symbol;
  const moduleDots = wholeDots(item, dpi);
  const { rects, inset, width, height } = onGrid(symbol, { dpi, moduleDots, reductionDots: barReduction });
  const dot = dots(1, dpi);
  const x = turned === 'half' ? right(trim) - item.at.x - width * dot : trim.x + item.at.x;
  const y = turned === 'half' ? bottom(trim) - item.at.y - height * dot : trim.y + item.at.y;
  const origin = { x: snap(x, dpi), y: snap(y, dpi) };
  return { kind: 'bars', value: symbol.value, dpi, origin, rects, inset, paint: item.paint };
}

function wholeDots({ name, module }: CodeItem, dpi: number): number {
  const count = module / dots(1, dpi);
  if (Number.isInteger(count)) return count;
  throw new InputError(
    `the ${name} code has modules of ${mmText(module)}, ${count.toFixed(2)} dots at ${dpi} dpi`,
    {
      hint: 'name a press whose dots go into the module, or change the module in the template',
    },
  );
}

const mmText = (length: Length): string => `${toMm(length).toFixed(4)} mm`;

/** The symbol turned by 180°: what was last is first. */
function turnedSymbol(symbol: CodeSymbol): CodeSymbol {
  if (symbol.kind === 'linear') return { ...symbol, widths: symbol.widths.toReversed() };
  return { ...symbol, rows: symbol.rows.map((row) => [...row].reverse().join('')).reverse() };
}

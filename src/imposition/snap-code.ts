import { onGrid, snap } from '../barcode/grid.ts';
import { turnedSymbol } from '../barcode/turned-symbol.ts';
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
 * Throws  InputError if its module is not a whole number of dots, or the press takes all of them off its bars: nothing
 *         is stretched to fit an imager
 */
export function snapCode(item: CodeItem, { trim, turned }: Spot, { dpi, barReduction }: Imager): Bars {
  const symbol = turned === 'half' ? turnedSymbol(item.symbol) : item.symbol;
  const moduleDots = wholeDots(item, dpi);
  mustLeaveBars(item, moduleDots, { dpi, barReduction });
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

function mustLeaveBars({ name, module }: CodeItem, moduleDots: number, { dpi, barReduction }: Imager): void {
  if (barReduction < moduleDots) return;
  throw new InputError(
    `the ${name} code has modules of ${mmText(module)}, ${moduleDots} dots at ${dpi} dpi, and the press takes ${barReduction} off each bar`,
    { hint: `barReductionDots of the press must be less than ${moduleDots}, and is rarely more than 2` },
  );
}

const mmText = (length: Length): string => `${toMm(length).toFixed(4)} mm`;

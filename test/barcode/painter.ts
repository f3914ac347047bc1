import type { GriddedSymbol } from '../../src/barcode/grid.ts';

/** One character a pixel, '1' where a RIP that paints every touched pixel paints; the symbol without margin. */
export function paint(symbol: GriddedSymbol, { perDot = 1, grown = 0 } = {}): readonly string[] {
  const width = symbol.width * perDot;
  const height = symbol.height * perDot;
  const pixels = Array.from({ length: height }, () => new Array<string>(width).fill('0'));
  for (const [x, y, w, h] of symbol.rects) {
    const left = Math.floor((x + symbol.inset - grown) * perDot);
    const top = Math.floor((y + symbol.inset - grown) * perDot);
    const right = Math.ceil((x + w - symbol.inset + grown) * perDot);
    const bottom = Math.ceil((y + h - symbol.inset + grown) * perDot);
    for (let row = Math.max(0, top); row < Math.min(height, bottom); row++) {
      pixels[row]?.fill('1', Math.max(0, left), Math.min(width, right));
    }
  }
  return pixels.map((row) => row.join(''));
}

/** Pixels as a reader takes them: red, green, blue and opacity, row by row. */
export interface Picture {
  readonly data: Uint8ClampedArray;
  readonly width: number;
  readonly height: number;
}

/** A picture of the painted symbol, black on white, with its quiet zone all round. */
export function picture(symbol: GriddedSymbol): Picture {
  const rows = paint(symbol);
  const [width, height] = [symbol.width + 2 * symbol.quiet, symbol.height + 2 * symbol.quiet];
  const data = new Uint8ClampedArray(width * height * 4).fill(255);
  rows.forEach((row, y) => {
    for (let x = 0; x < row.length; x++) {
      const at = ((y + symbol.quiet) * width + x + symbol.quiet) * 4;
      if (row[x] === '1') data.fill(0, at, at + 3);
    }
  });
  return { data, width, height };
}

/** Lengths of equal pixels in turn along one row. */
export function runs(row: string): readonly number[] {
  return (row.match(/1+|0+/g) ?? []).map((run) => run.length);
}

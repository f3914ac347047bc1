import type { DotRects } from './bars.ts';
import { decodeDataMatrix } from './decode-datamatrix.ts';

/** The sheet's own code: 36 digits in a fixed size. */
const SIDE = 18;

/**
 * The name of a sheet in its code outside the tickets.
 *
 * Why     its module is the press's, and is told from the size of the symbol: less than a module is taken off it
 */
export function readSheetId({ dots, count, x0, y0, x1 }: DotRects): string | null {
  const module = Math.ceil((x1 - x0) / SIDE);
  const reduction = SIDE * module - (x1 - x0);
  const dark = new Uint8Array(SIDE * SIDE);
  for (let at = 0; at < count * 4; at += 4) {
    const left = Math.round(((dots[at] ?? 0) - x0) / module);
    const right = Math.round(((dots[at + 2] ?? 0) - x0 + reduction) / module);
    const bottom = Math.round(((dots[at + 3] ?? 0) - y0 + reduction) / module);
    for (let row = Math.round(((dots[at + 1] ?? 0) - y0) / module); row < bottom; row++)
      if (row >= 0 && row < SIDE) dark.fill(1, row * SIDE + left, row * SIDE + Math.min(SIDE, right));
  }
  return decodeDataMatrix(dark, SIDE)?.text ?? null;
}

import type { Plate } from './plate.ts';

/** The side of the square over which inks are summed. Source  print.md, "Numbers to check" (GWG 2022) */
export const SQUARE_MM = 15;

/** The heaviest square of a page. */
export interface InkSum {
  /** Mean of the square's pixels, all plates of the unit over each other: 400 is four full inks. */
  readonly percent: number;
  /** The middle of the square, from the left and top edge of the page as rendered, to a hundredth. */
  readonly atMm: readonly [x: number, y: number];
}

/**
 * The most ink that one printing unit lays down on any square of 15 mm.
 *
 * Shape   `unit` names the unit's plates; null where the page has none of them. Squares stand at every pixel; a page
 *         that is smaller is one square by itself
 */
export function inkSum(plates: readonly Plate[], unit: readonly string[], dpi: number): InkSum | null {
  const own = plates.filter(({ name }) => unit.includes(name));
  const [first] = own;
  if (first === undefined) return null;
  const { width, height } = first;
  const side = Math.max(1, Math.round((SQUARE_MM / 25.4) * dpi));
  const [across, down] = [Math.min(side, width), Math.min(side, height)];
  const inked = own.filter(({ ink }) => ink.some((value) => value !== 0));
  const heaviest = heaviestSquare(columnSums(inked, { width, height, down }), {
    width,
    height,
    across,
    down,
  });
  const mm = (pixels: number): number => Math.round((pixels / dpi) * 2540) / 100;
  return {
    percent: heaviest.sum / (across * down) / 2.55,
    atMm: [mm(heaviest.x + across / 2), mm(heaviest.y + down / 2)],
  };
}

/** For each pixel the ink of the column of `down` pixels that starts there, of all plates; row by row. */
function columnSums(
  plates: readonly Plate[],
  { width, height, down }: { readonly width: number; readonly height: number; readonly down: number },
): Uint32Array {
  const sums = new Uint32Array(width * (height - down + 1));
  for (const { ink } of plates) {
    const column = new Uint32Array(width);
    for (let y = 0; y < height; y++) {
      const [row, gone, to] = [y * width, (y - down) * width, (y - down + 1) * width];
      for (let x = 0; x < width; x++) {
        const sum = (column[x] ?? 0) + (ink[row + x] ?? 0) - (y < down ? 0 : (ink[gone + x] ?? 0));
        column[x] = sum;
        if (to >= 0) sums[to + x] = (sums[to + x] ?? 0) + sum;
      }
    }
  }
  return sums;
}

interface Frame {
  readonly width: number;
  readonly height: number;
  readonly across: number;
  readonly down: number;
}

/** Order   of equally heavy squares the topmost, then leftmost */
function heaviestSquare(columns: Uint32Array, { width, height, across, down }: Frame) {
  let found = { sum: -1, x: 0, y: 0 };
  for (let y = 0; y + down <= height; y++) {
    let sum = 0;
    for (let x = 0; x < width; x++) {
      sum += (columns[y * width + x] ?? 0) - (x < across ? 0 : (columns[y * width + x - across] ?? 0));
      if (x >= across - 1 && sum > found.sum) found = { sum, x: x - across + 1, y };
    }
  }
  return found;
}

import { bottom, hull, right } from '../../src/base/geometry.ts';
import { toMm } from '../../src/base/length.ts';
import type { SheetJob } from '../../src/imposition/sheet.ts';
import type { Plate, Plates } from './separations.ts';
import type { Side } from './written.ts';

/** All plates of one name over each other, as one cylinder would print them. */
export function unionOf(files: Iterable<Plates>): Plates {
  const union = new Map<string, Plate>();
  for (const [name, plate] of [...files].flatMap((plates) => [...plates])) {
    const before = union.get(name)?.ink;
    const ink = plate.ink.map((share, at) => Math.max(share, before?.[at] ?? 0));
    union.set(name, { ...plate, ink });
  }
  return union;
}

/** How unlike two plates are over the whole of the page, in percent of solid ink; all of it where one is missing. */
export function meanDifference(a: Plate, b: Plate | undefined): number {
  if (b === undefined || b.width !== a.width || b.height !== a.height) return 100;
  const sum = a.ink.reduce((all, share, at) => all + Math.abs(share - (b.ink[at] ?? 0)), 0);
  return sum / a.ink.length / 2.55;
}

/** How two plates compare where both are even: how much of the page that is, and the worst difference there. */
export interface Evenness {
  /** Of the page, in percent. */
  readonly even: number;
  /** Of solid ink, in percent. */
  readonly worst: number;
}

/**
 * Two RIPs' plates of one page, held against each other where neither has an edge within some dots.
 *
 * Why     RIPs differ in which dots an edge touches, and may count dots from the foot or from the top of the page; they
 *         must not differ in how much ink an area has
 */
export function comparedWhereEven(a: Plate, b: Plate): Evenness {
  const [width, height] = [Math.min(a.width, b.width), Math.min(a.height, b.height)];
  let [even, worst] = [0, 0];
  for (let y = REACH; y < height - REACH; y += EVERY) {
    for (let x = REACH; x < width - REACH; x += EVERY) {
      if (!isEven(a, x, y) || !isEven(b, x, y)) continue;
      even += EVERY ** 2;
      const apart = Math.abs((a.ink[y * a.width + x] ?? 0) - (b.ink[y * b.width + x] ?? 0));
      worst = Math.max(worst, apart);
    }
  }
  return { even: (100 * even) / (width * height), worst: worst / 2.55 };
}

/** How many dots round it a place must be alike. */
const REACH = 2;

/** One dot in so many is looked at, across and down: between them an even place is seen from its neighbours. */
const EVERY = 3;

function isEven({ ink, width }: Plate, x: number, y: number): boolean {
  const here = ink[y * width + x] ?? 0;
  for (let dy = -REACH; dy <= REACH; dy++) {
    for (let dx = -REACH; dx <= REACH; dx++) {
      if (Math.abs((ink[(y + dy) * width + x + dx] ?? 0) - here) > 1) return false;
    }
  }
  return true;
}

/** Where the tickets of a side lie on a plate, in whole pixels from the first to the last: marks stand outside. */
export interface Block {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** The tickets of a side at so many dots an inch. */
export function blockOf({ plan }: SheetJob, side: Side, dpi: number): Block {
  const trims = hull(plan.places.map((place) => (side === 'recto' ? place.rectoTrim : place.versoTrim)));
  if (trims === null) throw new Error('a press without places');
  const pixel = (length: number): number => (toMm(length) / 25.4) * dpi;
  return {
    left: Math.ceil(pixel(trims.x)),
    top: Math.ceil(pixel(trims.y)),
    right: Math.floor(pixel(right(trims))),
    bottom: Math.floor(pixel(bottom(trims))),
  };
}

/** Whether a plate has any ink on the tickets. */
export function hasInk({ ink, width }: Plate, block: Block): boolean {
  for (let y = block.top; y < block.bottom; y++) {
    const row = ink.subarray(y * width + block.left, y * width + block.right);
    if (row.some((share) => share !== 0)) return true;
  }
  return false;
}

/**
 * The most ink over ink in any square of 15 mm of the tickets, over all plates of one unit, in percent.
 *
 * Shape   squares follow each other by a fourth of their side
 * Source  print.md, numbers to check
 */
export function heaviest(plates: Plates, block: Block, dpi: number): number {
  const side = Math.round((15 / 25.4) * dpi);
  const step = Math.round(side / 4);
  const { ink, width } = over([...plates.values()]);
  let most = 0;
  for (let top = block.top; top + side <= block.bottom; top += step) {
    for (let left = block.left; left + side <= block.right; left += step) {
      let sum = 0;
      for (let y = top; y < top + side; y++) {
        for (let x = left; x < left + side; x++) sum += ink[y * width + x] ?? 0;
      }
      most = Math.max(most, sum / side ** 2);
    }
  }
  return most / 2.55;
}

/** The ink of all plates over each other, more than solid where several are. */
function over(plates: readonly Plate[]): { readonly ink: Uint16Array; readonly width: number } {
  const [first] = plates;
  if (first === undefined) throw new Error('a page without plates');
  const ink = new Uint16Array(first.ink.length);
  for (const plate of plates)
    for (let at = 0; at < ink.length; at++) ink[at] = (ink[at] ?? 0) + (plate.ink[at] ?? 0);
  return { ink, width: first.width };
}

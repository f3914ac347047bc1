import { type Ring, rings } from '../base/polygon.ts';
import { openFont } from './fonts.ts';
import { runOutline } from './outline.ts';
import type { FontId } from './run.ts';
import { shape } from './shape.ts';

/** Finer than any font's units, so that rounding to the lattice takes nothing away. */
const SIZE = 1_000_000;

/**
 * How thick the strokes of a font are, in 1/1000 em: the letter l, cut across halfway up the capitals.
 *
 * Why     fonts do not state it, and their weight classes mislead: Archivo Black calls itself regular
 */
export function stemOf(id: FontId): number {
  const font = openFont(id);
  const height = (-font.capHeight / font.unitsPerEm / 2) * SIZE;
  const letter = rings(runOutline(shape('l', { font: id, size: SIZE })));
  const [left = 0, right = 0] = letter.flatMap((ring) => crossings(ring, height)).sort((a, b) => a - b);
  return Math.round(((right - left) / SIZE) * 1000);
}

/** Where a ring crosses a height. */
const crossings = (ring: Ring, y: number): readonly number[] =>
  ring.flatMap((a, index) => {
    const b = ring[(index + 1) % ring.length] ?? a;
    return a.y <= y === b.y <= y ? [] : [a.x + ((b.x - a.x) * (y - a.y)) / (b.y - a.y)];
  });

import type { Plate } from './plate.ts';

/**
 * A plate as an imager exposes it: every pixel inked or not, tints as dots of a screen at 45°.
 *
 * Shape   255 for an inked pixel, 0 for a bare one; full ink and no ink have no screen
 * Why     so that a tint weighs in one bit what it weighs in greys; it is a plain screen, not the printer's
 */
export function screened({ ink, width }: Plate, dots: number): Uint8Array {
  const thresholds = screen(dots);
  const bits = new Uint8Array(ink.length);
  for (let at = 0, x = 0, row = 0; at < ink.length; at++) {
    if ((ink[at] ?? 0) > (thresholds[row * dots + (x % dots)] ?? 255)) bits[at] = 255;
    if (++x === width) {
      x = 0;
      row = (row + 1) % dots;
    }
  }
  return bits;
}

/** Pixels along the side of the screen's tile, which holds two dots: some 110 to 210 lines an inch. */
export const screenDots = (dpi: number): number => (dpi < 1000 ? 8 : 16);

/** For each pixel of a tile the ink from which on it is exposed: dots grow from two centres, a half tile apart. */
function screen(dots: number): Float64Array {
  const wave = (at: number): number => Math.cos((2 * Math.PI * (at + 0.5)) / dots);
  const pixels = Array.from({ length: dots * dots }, (_, at) => ({
    at,
    height: Math.round(wave(at % dots) * wave(Math.floor(at / dots)) * 1e9),
  }));
  pixels.sort((a, b) => b.height - a.height || a.at - b.at);
  const thresholds = new Float64Array(dots * dots);
  for (const [rank, { at }] of pixels.entries()) thresholds[at] = ((rank + 0.5) / pixels.length) * 255;
  return thresholds;
}

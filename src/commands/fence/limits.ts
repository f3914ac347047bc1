import type { Spent } from './task.ts';

/** As many pixels as one plate may have: a B1 sheet at 1,200 dpi has 1,640 million. */
export const MOST_PIXELS = 2 ** 31;

/**
 * What plates of a file of anyone's may take.
 *
 * Why     honest work grows with the file that is read and with the pixels that are made of it: a limit for all would be too
 *         little for a B1 sheet at 1,200 dpi, or a long wait for a page of nothing
 */
export interface PlateLimits {
  /** To read the file and to take the paints of its page apart. */
  readonly reading: Spent;
  /** To make so many pixels of plates, some of them held at once, and whatever is done with them. */
  pixels(count: number, held?: number): Spent;
}

/** Under this a file is no sheet of a press: it is read, and its page drawn, within 10 s and 500 MiB or not at all. */
const SHEET = 150_000;
const SMALL: Spent = { cpuMs: 8_000, memoryMiB: 480 };

/** Why  the page of a sheet is taken apart plate by plate, and drawn anew for every part of a plate */
function baseFor(bytes: number): Spent {
  if (bytes < SHEET) return SMALL;
  const megabytes = Math.ceil(bytes / 1e6);
  return { cpuMs: 30_000 + 30_000 * megabytes, memoryMiB: 800 + 24 * megabytes };
}

/** What a decoder of codes makes of each pixel: grey, then colour, then both once more as its own. */
const BYTES_PER_PIXEL = 12;

export function plateLimits(bytes: number, cpuMsPerMegapixel: number): PlateLimits {
  const base = baseFor(bytes);
  return {
    reading: base,
    pixels: (count, held = 0) => ({
      cpuMs: base.cpuMs + Math.ceil((count / 1e6) * cpuMsPerMegapixel),
      memoryMiB: base.memoryMiB + Math.ceil((BYTES_PER_PIXEL * held) / (1 << 20)),
    }),
  };
}

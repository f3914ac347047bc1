import type { Palette } from '../../src/art/palette.ts';
import { type Art, type ArtOptions, artFrom } from '../../src/art/read.ts';
import { InputError } from '../../src/base/fault.ts';
import { cmyk, PAPER } from '../../src/base/ink.ts';
import { mm, pt } from '../../src/base/length.ts';

export const RED = cmyk(0, 100, 100, 0);
export const BLACK = cmyk(0, 0, 0, 100);

export const PALETTE: Palette = {
  red: { fill: RED },
  black: { fill: BLACK },
  paper: { fill: PAPER },
  line: { stroke: { paint: BLACK, width: mm(1), cap: 'round' } },
  hair: { stroke: { paint: BLACK, width: pt(0.25) } },
  thin: { stroke: { paint: BLACK, width: pt(0.25) - 1 } },
  edged: { fill: RED, stroke: { paint: BLACK, width: mm(0.5) } },
};

/** The art of a body of elements, written from line 2 on in a window of 20 by 20. */
export function art(body: string, options: ArtOptions = {}): Art {
  const text = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 20 20">\n${body}\n</svg>\n`;
  return artFrom({ name: 'sapin.svg', text, ...options }, PALETTE);
}

/** What reading refuses with. */
export function refusal(read: () => unknown): string {
  try {
    read();
  } catch (error) {
    if (error instanceof InputError) return error.message;
    throw error;
  }
  return 'nothing was refused';
}

import type { CodePicture, Extent } from './picture.ts';

/** What may happen to a code between plate and reader. */
export type Strain = 'one dot more' | 'one dot less' | 'a line across' | 'a line along';

export const STRAINS: readonly Strain[] = ['one dot more', 'one dot less', 'a line across', 'a line along'];

/**
 * The picture as it would be: every edge a dot further out or in, or a white line of a module's width through the middle.
 *
 * Shape   across goes from left to right, as a streak of the web does on a code that stands along it; along from top to
 *         bottom, as the bars of a linear code do
 */
export function strained(
  picture: CodePicture,
  strain: Strain,
  code: Extent & { readonly module: number },
): CodePicture {
  switch (strain) {
    case 'one dot more':
      return { ...picture, ink: spread(picture, Math.max) };
    case 'one dot less':
      return { ...picture, ink: spread(picture, Math.min) };
    case 'a line across': {
      const from = Math.round((code.top + code.bottom - code.module) / 2);
      return { ...picture, ink: cleared(picture, (_, y) => y >= from && y < from + code.module) };
    }
    case 'a line along': {
      const from = Math.round((code.left + code.right - code.module) / 2);
      return { ...picture, ink: cleared(picture, (x) => x >= from && x < from + code.module) };
    }
  }
}

/** Each pixel takes the most, or the least, of itself and its eight neighbours: first along rows, then along columns. */
function spread({ width, height, ink }: CodePicture, of: (a: number, b: number) => number): Uint8Array {
  const rows = new Uint8Array(ink.length);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const at = y * width + x;
      const own = ink[at] ?? 0;
      const before = x > 0 ? (ink[at - 1] ?? 0) : own;
      const behind = x < width - 1 ? (ink[at + 1] ?? 0) : own;
      rows[at] = of(own, of(before, behind));
    }
  }
  return rows.map((own, at) => of(own, of(rows[at - width] ?? own, rows[at + width] ?? own)));
}

function cleared({ width, ink }: CodePicture, isWhite: (x: number, y: number) => boolean): Uint8Array {
  return ink.map((value, at) => (isWhite(at % width, Math.floor(at / width)) ? 0 : value));
}

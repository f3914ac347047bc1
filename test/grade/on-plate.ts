import { onGrid } from '../../src/barcode/grid.ts';
import type { CodeSymbol } from '../../src/barcode/symbol.ts';
import type { FoundCode } from '../../src/grade/grade.ts';
import type { CodePicture, Corners } from '../../src/grade/picture.ts';
import { paint } from '../barcode/painter.ts';

/** How a code comes to lie on the plate. */
export interface Laid {
  readonly moduleDots: number;
  readonly reductionDots?: number;
  /** Clear space round the code in dots; left out: as the symbology asks, on all sides. */
  readonly clear?: number;
  /** Light of the ground, 0 to 255. */
  readonly ground?: number;
}

export interface OnPlate {
  readonly picture: CodePicture;
  readonly corners: Corners;
}

/** A symbol as whole dots on a plate, and where it lies. */
export function onPlate(symbol: CodeSymbol, laid: Laid): OnPlate {
  const { moduleDots, reductionDots = 0, ground = 255 } = laid;
  const gridded = onGrid(symbol, { dpi: 600, moduleDots, reductionDots });
  const clear = laid.clear ?? gridded.quiet;
  const [width, height] = [gridded.width + 2 * clear, gridded.height + 2 * clear];
  const ink = new Uint8Array(width * height);
  paint(gridded).forEach((row, y) => {
    [...row].forEach((dot, x) => {
      if (dot === '1') ink[(y + clear) * width + x + clear] = 255;
    });
  });
  const [right, bottom] = [clear + gridded.width, clear + gridded.height];
  return {
    picture: { width, height, ink, ground: new Uint8Array(width * height).fill(ground) },
    corners: [
      { x: clear, y: clear },
      { x: right, y: clear },
      { x: right, y: bottom },
      { x: clear, y: bottom },
    ],
  };
}

/** The code as a decoder would give it. */
export const found = (symbol: CodeSymbol, { corners }: OnPlate): FoundCode => ({
  symbology: symbol.symbology,
  text: symbol.value,
  corners,
  modules: symbol.symbology === 'datamatrix' ? [symbol.rows[0]?.length ?? 0, symbol.rows.length] : null,
  unusedCorrection: symbol.kind === 'matrix' ? 1 : null,
});

/** With the ink of some of its dots changed. */
export const inked = (
  { picture, corners }: OnPlate,
  change: (x: number, y: number, ink: number) => number,
): OnPlate => ({
  picture: {
    ...picture,
    ink: picture.ink.map((ink, at) => change(at % picture.width, Math.floor(at / picture.width), ink)),
  },
  corners,
});

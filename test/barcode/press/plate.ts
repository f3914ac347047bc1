import type { CodeSymbol } from '../../../src/barcode/symbol.ts';

/** The dots of a code as its plate should have them: 1 where there is ink. */
export interface Plate {
  readonly width: number;
  readonly height: number;
  readonly ink: Uint8Array;
}

/** How a code stands on the page, clockwise. */
export type Turn = 0 | 90 | 180 | 270;

interface Due {
  readonly moduleDots: number;
  readonly reductionDots: number;
  readonly turn: Turn;
}

/**
 * The plate that is due, reckoned from the modules alone and with nothing of the code that is tested.
 *
 * Why     a half turn is made before the ink is taken off, as places on sheets turn their codes: what is taken off is
 *         always on the right and below. A quarter turn moves dots that are final already
 */
export function duePlate(symbol: CodeSymbol, { moduleDots, reductionDots, turn }: Due): Plate {
  const reach = { x: reductionDots, y: symbol.kind === 'matrix' ? reductionDots : 0 };
  const figure = symbol.kind === 'matrix' ? matrix(symbol.rows, moduleDots) : bars(symbol, moduleDots);
  if (turn === 180) return thinned(quarter(quarter(figure)), reach);
  const upright = thinned(figure, reach);
  if (turn === 0) return upright;
  return turn === 90 ? quarter(upright) : quarter(quarter(quarter(upright)));
}

const plate = (width: number, height: number, isDark: (x: number, y: number) => boolean): Plate => ({
  width,
  height,
  ink: Uint8Array.from({ length: width * height }, (_, at) =>
    isDark(at % width, Math.floor(at / width)) ? 1 : 0,
  ),
});

const matrix = (rows: readonly string[], dots: number): Plate =>
  plate(
    (rows[0]?.length ?? 0) * dots,
    rows.length * dots,
    (x, y) => rows[Math.floor(y / dots)]?.[Math.floor(x / dots)] === '1',
  );

/** Bars through the whole height, with bearer bars as long as they. */
function bars({ widths, height, bearer }: CodeSymbol & { readonly kind: 'linear' }, dots: number): Plate {
  const row = widths.map((modules, at) => (at % 2 === 0 ? '1' : '0').repeat(modules * dots)).join('');
  const [edge, all] = [bearer * dots, (height + 2 * bearer) * dots];
  return plate(row.length, all, (x, y) => row[x] === '1' || y < edge || y >= all - edge);
}

/** The dark dots that have no light dot within reach on their right and below; so dark stays where dark goes on. */
function thinned({ width, height, ink }: Plate, reach: { readonly x: number; readonly y: number }): Plate {
  const isDark = (x: number, y: number): boolean => x < width && y < height && ink[y * width + x] === 1;
  return plate(width, height, (x, y) => {
    for (let below = 0; below <= reach.y; below++) {
      for (let beside = 0; beside <= reach.x; beside++) if (!isDark(x + beside, y + below)) return false;
    }
    return true;
  });
}

/** Turned by a quarter, clockwise. */
const quarter = ({ width, height, ink }: Plate): Plate =>
  plate(height, width, (x, y) => ink[(height - 1 - x) * width + y] === 1);

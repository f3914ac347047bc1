import type { Glyph, PathCommand } from 'fontkit';
import type { Rect } from '../base/geometry.ts';
import type { Length } from '../base/length.ts';
import { openFont } from './fonts.ts';
import type { FontId, PlacedGlyph } from './run.ts';

/** What a glyph's outline covers, in font units, y up, unrounded; null where nothing is drawn. */
interface Extent {
  readonly x0: number;
  readonly y0: number;
  readonly x1: number;
  readonly y1: number;
}

const extents = new Map<FontId, Map<number, Extent | null>>();

/**
 * The hull of the outlines of placed glyphs; of no area at the origin where nothing is drawn.
 *
 * Space   the run's: y down, lattice units; rounded outwards once
 */
export function inkOf(font: FontId, size: Length, glyphs: readonly PlacedGlyph[]): Rect {
  const { unitsPerEm } = openFont(font);
  const scaled = (units: number): number => (units * size) / unitsPerEm;
  let [x0, y0, x1, y1] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const glyph of glyphs) {
    const extent = extentOf(font, glyph.id);
    if (extent === null) continue;
    x0 = Math.min(x0, glyph.x + Math.floor(scaled(extent.x0)));
    y0 = Math.min(y0, glyph.y + Math.floor(scaled(-extent.y1)));
    x1 = Math.max(x1, glyph.x + Math.ceil(scaled(extent.x1)));
    y1 = Math.max(y1, glyph.y + Math.ceil(scaled(-extent.y0)));
  }
  return x1 < x0 ? { x: 0, y: 0, width: 0, height: 0 } : { x: x0, y: y0, width: x1 - x0, height: y1 - y0 };
}

function extentOf(font: FontId, id: number): Extent | null {
  const known = extents.get(font) ?? new Map<number, Extent | null>();
  extents.set(font, known);
  const seen = known.get(id);
  if (seen !== undefined) return seen;
  const extent = measure(openFont(font).getGlyph(id));
  known.set(id, extent);
  return extent;
}

/**
 * Why     fontkit's own box raises quadratics to cubics first, and then divides by what rounding left of a
 *         zero: its curves can miss their extremes
 */
function measure(glyph: Glyph): Extent | null {
  const xs: number[] = [];
  const ys: number[] = [];
  let [penX, penY] = [0, 0];
  for (const command of glyph.path.commands) {
    const [ends, handle] = points(command);
    if (ends === null) continue;
    xs.push(ends[0]);
    ys.push(ends[1]);
    if (handle !== null) {
      xs.push(...turn(penX, handle[0], ends[0]));
      ys.push(...turn(penY, handle[1], ends[1]));
    }
    [penX, penY] = ends;
  }
  if (xs.length === 0) return null;
  return { x0: Math.min(...xs), y0: Math.min(...ys), x1: Math.max(...xs), y1: Math.max(...ys) };
}

type Pair = readonly [x: number, y: number];

function points({ command, args }: PathCommand): [end: Pair | null, handle: Pair | null] {
  const [a = 0, b = 0, c = 0, d = 0] = args;
  switch (command) {
    case 'moveTo':
    case 'lineTo':
      return [[a, b], null];
    case 'quadraticCurveTo':
      return [
        [c, d],
        [a, b],
      ];
    default:
      return [null, null];
  }
}

/** Where a quadratic turns round on one axis, if it does between its ends. */
function turn(from: number, handle: number, to: number): readonly number[] {
  const bend = from - 2 * handle + to;
  const t = (from - handle) / bend;
  if (bend === 0 || t <= 0 || t >= 1) return [];
  return [(1 - t) * (1 - t) * from + 2 * (1 - t) * t * handle + t * t * to];
}

import type { FrameBox } from '../frame.ts';
import type { FacePlace } from '../layout.ts';
import type { ReadingMap } from '../reading-map.ts';
import { LEEWAY } from '../whole.ts';

/**
 * How far art shows at one side of a ticket: into its bleed, or to its trim, where the next ticket begins at a perforation.
 *
 * Shape   either: the outermost of tickets that touch, which bleed on a sheet and run on to the next repeat of a web
 */
type Edge = 'bleed' | 'torn' | 'either';

/** The edges of a ticket as it is read, whichever way round it stands. */
export interface Edges {
  readonly x0: Edge;
  readonly y0: Edge;
  readonly x1: Edge;
  readonly y1: Edge;
}

/** What touches what: of each face of a page, in their order. */
export function edgesOf(places: readonly FacePlace[]): readonly Edges[] {
  const onPage = places.map((place) => ({
    x0: places.some((other) => touches(other.x1, place.x0) && share(other.y0, other.y1, place.y0, place.y1)),
    x1: places.some((other) => touches(other.x0, place.x1) && share(other.y0, other.y1, place.y0, place.y1)),
    y0: places.some((other) => touches(other.y0, place.y1) && share(other.x0, other.x1, place.x0, place.x1)),
    y1: places.some((other) => touches(other.y1, place.y0) && share(other.x0, other.x1, place.x0, place.x1)),
  }));
  const across = onPage.some(({ x0, x1 }) => x0 || x1);
  const down = onPage.some(({ y0, y1 }) => y0 || y1);
  return onPage.map(({ x0, x1, y0, y1 }, at) => {
    const [left, right] = [edge(x0, across), edge(x1, across)];
    const [top, bottom] = [edge(y0, down), edge(y1, down)];
    return places[at]?.frame.sign === -1
      ? { x0: right, x1: left, y0: bottom, y1: top }
      : { x0: left, x1: right, y0: top, y1: bottom };
  });
}

const touches = (a: number, b: number): boolean => Math.abs(a - b) < LEEWAY;
const share = (a0: number, a1: number, b0: number, b1: number): boolean =>
  Math.min(a1, b1) - Math.max(a0, b0) > LEEWAY;
const edge = (isTorn: boolean, others: boolean): Edge => (isTorn ? 'torn' : others ? 'either' : 'bleed');

/** Whether as much of a mark shows as should, where the ticket stands. */
export function showsWhole(
  expected: FrameBox,
  found: FrameBox | null,
  { edges, trim }: { readonly edges: Edges; readonly trim: ReadingMap['trim'] },
): boolean {
  const [width, height] = trim;
  const window = { x0: 0, y0: 0, x1: width, y1: height };
  const sides = (['x0', 'y0', 'x1', 'y1'] as const).map((side) => {
    const isLow = side === 'x0' || side === 'y0';
    const whole = expected[side];
    const torn = isLow ? Math.max(whole, window[side]) : Math.min(whole, window[side]);
    const its = edges[side];
    return { side, fits: its === 'bleed' ? [whole] : its === 'torn' ? [torn] : [whole, torn] };
  });
  const least = Object.fromEntries(
    sides.map(({ side, fits }) => [side, fits[fits.length - 1] ?? 0]),
  ) as Record<keyof FrameBox, number>;
  // What lies wholly beyond a perforation is the next ticket's.
  if (least.x0 >= least.x1 || least.y0 >= least.y1) return true;
  if (found === null) return false;
  return sides.every(({ side, fits }) => fits.some((fit) => Math.abs(fit - found[side]) <= NEAR));
}

/** 0.02 mm, half a dot of the imager: nearer than that, two plates are the same. */
export const NEAR = 720;

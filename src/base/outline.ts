import type { Point, Rect } from './geometry.ts';
import type { Length } from './length.ts';

/** A drawn outline: closed or open subpaths, absolute, in the space of whoever holds it. */
export type Outline = readonly Segment[];

/** Move, line, cubic curve, close. */
export type Segment =
  | { readonly op: 'M' | 'L'; readonly x: Length; readonly y: Length }
  | {
      readonly op: 'C';
      readonly x1: Length;
      readonly y1: Length;
      readonly x2: Length;
      readonly y2: Length;
      readonly x: Length;
      readonly y: Length;
    }
  | { readonly op: 'Z' };

/** The outline of a rectangle, clockwise from its top left. */
export const rectOutline = ({ x, y, width, height }: Rect): Outline => [
  { op: 'M', x, y },
  { op: 'L', x: x + width, y },
  { op: 'L', x: x + width, y: y + height },
  { op: 'L', x, y: y + height },
  { op: 'Z' },
];

/** How far along a tangent the handles of a quarter circle stand, for a radius of 1. */
const QUARTER_ARC = 0.5522847498;

/** A rectangle with its corners rounded; the radius is cut to half the shorter side. */
export function roundedRect({ x, y, width, height }: Rect, radius: Length): Outline {
  const r = Math.min(radius, Math.floor(Math.min(width, height) / 2));
  const h = Math.round(r * (1 - QUARTER_ARC));
  const x1 = x + width;
  const y1 = y + height;
  return [
    { op: 'M', x: x + r, y },
    { op: 'L', x: x1 - r, y },
    { op: 'C', x1: x1 - h, y1: y, x2: x1, y2: y + h, x: x1, y: y + r },
    { op: 'L', x: x1, y: y1 - r },
    { op: 'C', x1, y1: y1 - h, x2: x1 - h, y2: y1, x: x1 - r, y: y1 },
    { op: 'L', x: x + r, y: y1 },
    { op: 'C', x1: x + h, y1, x2: x, y2: y1 - h, x, y: y1 - r },
    { op: 'L', x, y: y + r },
    { op: 'C', x1: x, y1: y + h, x2: x + h, y2: y, x: x + r, y },
    { op: 'Z' },
  ];
}

/** An ellipse that touches the four sides of a rectangle. */
export const ellipseIn = (box: Rect): Outline => {
  const rx = box.width / 2;
  const ry = box.height / 2;
  const [x, y] = [Math.round(box.x + rx), Math.round(box.y + ry)];
  const [hx, hy] = [Math.round(rx * QUARTER_ARC), Math.round(ry * QUARTER_ARC)];
  const [x0, x1] = [box.x, box.x + box.width];
  const [y0, y1] = [box.y, box.y + box.height];
  return [
    { op: 'M', x, y: y0 },
    { op: 'C', x1: x + hx, y1: y0, x2: x1, y2: y - hy, x: x1, y },
    { op: 'C', x1, y1: y + hy, x2: x + hx, y2: y1, x, y: y1 },
    { op: 'C', x1: x - hx, y1, x2: x0, y2: y + hy, x: x0, y },
    { op: 'C', x1: x0, y1: y - hy, x2: x - hx, y2: y0, x, y: y0 },
    { op: 'Z' },
  ];
};

/** Every point of the outline moved by a function; the result is put back on the lattice. */
export function mapOutline(outline: Outline, move: (p: Point) => Point): Outline {
  const to = (x: Length, y: Length): Point => {
    const p = move({ x, y });
    return { x: Math.round(p.x), y: Math.round(p.y) };
  };
  return outline.map((segment): Segment => {
    switch (segment.op) {
      case 'Z':
        return segment;
      case 'C': {
        const [a, b, end] = [
          to(segment.x1, segment.y1),
          to(segment.x2, segment.y2),
          to(segment.x, segment.y),
        ];
        return { op: 'C', x1: a.x, y1: a.y, x2: b.x, y2: b.y, x: end.x, y: end.y };
      }
      default:
        return { op: segment.op, ...to(segment.x, segment.y) };
    }
  });
}

export const shiftOutline = (outline: Outline, by: Point): Outline =>
  mapOutline(outline, (p) => ({ x: p.x + by.x, y: p.y + by.y }));

/**
 * The box of what the outline encloses, curves at their true extremes; null for an empty outline.
 *
 * Why     the hull of the handles would call marks too wide that fit
 */
export function outlineBounds(outline: Outline): Rect | null {
  let [x0, y0, x1, y1] = [Infinity, Infinity, -Infinity, -Infinity];
  const see = (x: number, y: number): void => {
    if (x < x0) x0 = x;
    if (x > x1) x1 = x;
    if (y < y0) y0 = y;
    if (y > y1) y1 = y;
  };
  let pen: Point = { x: 0, y: 0 };
  for (const segment of outline) {
    if (segment.op === 'Z') continue;
    see(segment.x, segment.y);
    if (segment.op === 'C') {
      for (const t of turns(pen.x, segment.x1, segment.x2, segment.x)) {
        see(cubic(pen.x, segment.x1, segment.x2, segment.x, t), pen.y);
      }
      for (const t of turns(pen.y, segment.y1, segment.y2, segment.y)) {
        see(pen.x, cubic(pen.y, segment.y1, segment.y2, segment.y, t));
      }
    }
    pen = segment;
  }
  if (x1 < x0) return null;
  const [x, y] = [Math.floor(x0), Math.floor(y0)];
  return { x, y, width: Math.ceil(x1) - x, height: Math.ceil(y1) - y };
}

const cubic = (a: number, b: number, c: number, d: number, t: number): number => {
  const s = 1 - t;
  return s * s * s * a + 3 * s * s * t * b + 3 * s * t * t * c + t * t * t * d;
};

/** Where a cubic turns round on one axis, between its ends. */
function turns(a: number, b: number, c: number, d: number): number[] {
  const k2 = -a + 3 * b - 3 * c + d;
  const k1 = 2 * (a - 2 * b + c);
  const k0 = b - a;
  if (Math.abs(k2) < 1e-9) return inside(Math.abs(k1) < 1e-9 ? [] : [-k0 / k1]);
  const root = k1 * k1 - 4 * k2 * k0;
  if (root < 0) return [];
  return inside([(-k1 + Math.sqrt(root)) / (2 * k2), (-k1 - Math.sqrt(root)) / (2 * k2)]);
}

const inside = (ts: number[]): number[] => ts.filter((t) => t > 0 && t < 1);

/**
 * A map of the plane as PDF writes it: x' = a·x + c·y + e, y' = b·x + d·y + f. Never changed once made.
 *
 * Source  ISO 32000-1, 8.3.3
 */
export type Matrix = readonly [a: number, b: number, c: number, d: number, e: number, f: number];

export const IDENTITY: Matrix = [1, 0, 0, 1, 0, 0];

export const isIdentity = (m: Matrix): boolean =>
  m[0] === 1 && m[1] === 0 && m[2] === 0 && m[3] === 1 && m[4] === 0 && m[5] === 0;

/** The map that first does `inner`, then `outer`: PDF's `inner × outer`. */
export const concat = (inner: Matrix, outer: Matrix): Matrix => [
  inner[0] * outer[0] + inner[1] * outer[2],
  inner[0] * outer[1] + inner[1] * outer[3],
  inner[2] * outer[0] + inner[3] * outer[2],
  inner[2] * outer[1] + inner[3] * outer[3],
  inner[4] * outer[0] + inner[5] * outer[2] + outer[4],
  inner[4] * outer[1] + inner[5] * outer[3] + outer[5],
];

export const mapX = (m: Matrix, x: number, y: number): number => m[0] * x + m[2] * y + m[4];
export const mapY = (m: Matrix, x: number, y: number): number => m[1] * x + m[3] * y + m[5];

/** How long a step of 1 along x, and along y, becomes. */
export const scaleX = (m: Matrix): number => Math.hypot(m[0], m[1]);
export const scaleY = (m: Matrix): number => Math.hypot(m[2], m[3]);

/** By how much areas grow; negative where the plane is mirrored. */
export const determinant = (m: Matrix): number => m[0] * m[3] - m[1] * m[2];

/** The least factor by which the map stretches any step: what a line's width becomes at its thinnest. */
export function leastScale(m: Matrix): number {
  const [a, b, c, d] = m;
  const half = (a * a + b * b + c * c + d * d) / 2;
  const area = determinant(m);
  return Math.sqrt(Math.max(0, half - Math.sqrt(Math.max(0, half * half - area * area))));
}

/** Whether rectangles along the axes stay so: turned by quarters, mirrored and scaled at most. */
export const keepsAxes = (m: Matrix): boolean => (m[1] === 0 && m[2] === 0) || (m[0] === 0 && m[3] === 0);

/** The map back; null where the plane is crushed to a line. */
export function inverse(m: Matrix): Matrix | null {
  const [a, b, c, d, e, f] = m;
  const by = determinant(m);
  if (by === 0 || !Number.isFinite(by)) return null;
  return [d / by, -b / by, -c / by, a / by, (c * f - d * e) / by, (b * e - a * f) / by];
}

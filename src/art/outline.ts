import svgpath from 'svgpath';
import type { Point } from '../base/geometry.ts';
import type { Length } from '../base/length.ts';
import type { Outline, Segment } from '../base/outline.ts';

/** From the numbers of an art file to the lattice. */
export interface ArtSpace {
  /** The corner of the viewBox, in its units. */
  readonly x: number;
  readonly y: number;
  readonly unit: Length;
}

/**
 * Path data as an outline: absolute, of lines and cubics only, transforms worked in, on the lattice.
 *
 * Shape   `transforms` from the innermost to the outermost
 * Throws  SyntaxError, with the parser's words, if the data cannot be read to its end or leads off the lattice
 */
export function toOutline(data: string, transforms: readonly string[], space: ArtSpace): Outline {
  const path = svgpath(data);
  if ('err' in path && path.err) throw new SyntaxError(String(path.err).replace(/^SvgPath: /, ''));
  path.abs().unshort().unarc();
  for (const transform of transforms) path.transform(transform);
  const writer = outlineWriter(space);
  path.abs().iterate(([op, ...numbers]) => {
    writer.put(op, numbers);
  });
  return writer.outline;
}

/** Writes absolute path commands down as segments; it knows where the pen is, and where its subpath began. */
function outlineWriter({ x: left, y: top, unit }: ArtSpace) {
  const outline: Segment[] = [];
  let [pen, start, isClosed]: [Point, Point, boolean] = [{ x: 0, y: 0 }, { x: 0, y: 0 }, false];
  const onLattice = (p: Point): Point => ({
    x: lattice((p.x - left) * unit),
    y: lattice((p.y - top) * unit),
  });
  const move = (to: Point): void => {
    outline.push({ op: 'M', ...onLattice(to) });
    [pen, start, isClosed] = [to, to, false];
  };
  const open = (): void => {
    if (isClosed) move(start);
  };
  const line = (to: Point): void => {
    open();
    outline.push({ op: 'L', ...onLattice(to) });
    pen = to;
  };
  const curve = (one: Point, two: Point, to: Point): void => {
    open();
    const [a, b] = [onLattice(one), onLattice(two)];
    outline.push({ op: 'C', x1: a.x, y1: a.y, x2: b.x, y2: b.y, ...onLattice(to) });
    pen = to;
  };
  const close = (): void => {
    outline.push({ op: 'Z' });
    [pen, isClosed] = [start, true];
  };
  const put = (op: string, [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0]: readonly number[]): void => {
    const [one, two, three] = [
      { x: a, y: b },
      { x: c, y: d },
      { x: e, y: f },
    ];
    if (op === 'M') move(one);
    if (op === 'L') line(one);
    if (op === 'H') line({ x: a, y: pen.y });
    if (op === 'V') line({ x: pen.x, y: a });
    if (op === 'Q') curve(twoThirds(pen, one), twoThirds(two, one), two);
    if (op === 'C') curve(one, two, three);
    if (op === 'Z' || op === 'z') close();
  };
  return { outline, put };
}

/** Throws  SyntaxError if a place is too far off to stand on the lattice */
function lattice(value: number): Length {
  const length = Math.round(value);
  if (!Number.isSafeInteger(length)) throw new SyntaxError('a point lies beyond all measure');
  return length;
}

/** A quadratic's one handle lies at two thirds of the way to both handles of the same curve as a cubic. */
const twoThirds = (end: Point, handle: Point): Point => ({
  x: end.x + (2 / 3) * (handle.x - end.x),
  y: end.y + (2 / 3) * (handle.y - end.y),
});

/** Whether some subpath that goes anywhere is not closed. */
export function isOpen(outline: Outline): boolean {
  return outline.some((segment, at) => {
    const next = outline[at + 1];
    return segment.op !== 'M' && segment.op !== 'Z' && (next === undefined || next.op === 'M');
  });
}

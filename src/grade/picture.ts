import type { Point } from '../base/geometry.ts';

/**
 * A code on a plate with the space around it, at the imager's resolution, a pixel a dot.
 *
 * Shape   `ink` 255 where the plate is exposed, 0 where not; `ground` the light that comes back from what lies under the
 *         code, 255 for white paper, by the red light of readers; both row by row
 */
export interface CodePicture {
  readonly width: number;
  readonly height: number;
  readonly ink: Uint8Array;
  readonly ground: Uint8Array;
}

/** Where a code lies in a picture: top left, top right, bottom right, bottom left of the code as it is to be read. */
export type Corners = readonly [Point, Point, Point, Point];

/** What of a picture is a code: from the left and top pixel to before the right and bottom one. */
export interface Extent {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** The picture turned by quarters until the code in it stands upright, and where it then lies. */
export function upright(
  picture: CodePicture,
  corners: Corners,
): { readonly picture: CodePicture; readonly at: Extent } {
  const [topLeft, topRight] = corners;
  const [dx, dy] = [topRight.x - topLeft.x, topRight.y - topLeft.y];
  const quarters = Math.abs(dx) >= Math.abs(dy) ? (dx >= 0 ? 0 : 2) : dy >= 0 ? 3 : 1;
  let turned = picture;
  let points: readonly Point[] = corners;
  for (let count = 0; count < quarters; count++) {
    const { height } = turned;
    points = points.map(({ x, y }) => ({ x: height - y, y: x }));
    turned = quarterTurn(turned);
  }
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const at = { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) };
  return { picture: turned, at };
}

/** Turned clockwise. */
function quarterTurn({ width, height, ink, ground }: CodePicture): CodePicture {
  const turned = (from: Uint8Array): Uint8Array => {
    const to = new Uint8Array(from.length);
    for (let y = 0; y < height; y++)
      for (let x = 0; x < width; x++) to[x * height + (height - 1 - y)] = from[y * width + x] ?? 0;
    return to;
  };
  return { width: height, height: width, ink: turned(ink), ground: turned(ground) };
}

/** The light that comes back from a pixel, 0 to 1; none beyond the picture, which is not known. */
export const lightAt = ({ width, ink, ground }: CodePicture, x: number, y: number): number => {
  const at = y * width + x;
  return ((ground[at] ?? 0) / 255) * (1 - (ink[at] ?? 255) / 255);
};

export const isInked = ({ width, height, ink }: CodePicture, x: number, y: number): boolean =>
  x >= 0 && y >= 0 && x < width && y < height && (ink[y * width + x] ?? 0) > 127;

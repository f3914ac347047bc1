import type { Rect } from '../../base/geometry.ts';
import { PER_INCH } from '../../base/length.ts';
import type { CodePicture } from '../../grade/picture.ts';
import type { OpenPlates } from '../../pdf/read/plates/plates-of-page.ts';

/** A plate that lies under the codes, and how much of a reader's light its full ink takes, 0 to 1. */
export interface GroundPlate {
  readonly name: string;
  readonly open: OpenPlates;
  readonly dark: number;
}

/** Of the red light of readers, what a full process ink takes. */
export const READERS_SEE: Readonly<Record<string, number>> = { Cyan: 1, Magenta: 0, Yellow: 0, Black: 1 };

/** A part of the page that starts and ends on whole dots of the imager, within the page. */
export function onDots(
  { x, y, width, height }: Rect,
  dpi: number,
  page: { readonly width: number; readonly height: number },
): Rect {
  const dot = PER_INCH / dpi;
  const [left, top] = [Math.max(0, Math.floor(x / dot)), Math.max(0, Math.floor(y / dot))];
  const [right, bottom] = [
    Math.min(page.width, Math.ceil((x + width) / dot)),
    Math.min(page.height, Math.ceil((y + height) / dot)),
  ];
  return {
    x: left * dot,
    y: top * dot,
    width: Math.max(1, right - left) * dot,
    height: Math.max(1, bottom - top) * dot,
  };
}

/** What the imager exposes in a part of a page, on bare paper. */
export function exposed(open: OpenPlates, plate: string, crop: Rect): CodePicture {
  const { width, height, ink } = open.plate(plate, { smooth: false, crop });
  for (let at = 0; at < ink.length; at++) ink[at] = (ink[at] ?? 0) > 127 ? 255 : 0;
  return { width, height, ink, ground: new Uint8Array(ink.length).fill(255) };
}

/** The same, on what lies under it. */
export function onGround(picture: CodePicture, plates: readonly GroundPlate[], crop: Rect): CodePicture {
  const ground = new Float64Array(picture.ground);
  for (const { name, open, dark } of plates) {
    if (dark === 0) continue;
    const { ink } = open.plate(name, { smooth: false, crop });
    for (let at = 0; at < ground.length; at++)
      ground[at] = (ground[at] ?? 0) * (1 - (dark * (ink[at] ?? 0)) / 255);
  }
  return { ...picture, ground: Uint8Array.from(ground, Math.round) };
}

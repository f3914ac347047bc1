import { around, boxOf, type FrameBox, liesIn } from './frame.ts';
import type { KnownSurface, Match } from './known-cells.ts';
import { asSeen } from './lettering.ts';
import type { MapCell, MapPart } from './reading-map.ts';
import type { SeenPart } from './seen.ts';

/**
 * A form of a file, read once: what stands in it, in its own space.
 *
 * Space   that of a cell: origin where the form is placed, lattice units, y down
 */
export class Form {
  readonly parts: readonly SeenPart[];
  /** All that it paints; null for nothing. */
  readonly box: FrameBox | null;
  /** Whether anything of it is in the imager's ink. */
  readonly isImaged: boolean;
  /** Whether some of its colours are those of the place where it is used. */
  readonly inherits: boolean;
  /** What of it would hide a mark that lies under it. */
  readonly covers: readonly FrameBox[];
  readonly #matches: (Match | null | undefined)[] = [];
  readonly #clean: (MapCell | null | undefined)[] = [];

  constructor(parts: readonly SeenPart[], covers: readonly FrameBox[]) {
    this.parts = parts;
    this.covers = covers;
    this.box = around(parts.map(roughBox));
    this.isImaged = parts.some(({ fault }) => fault?.rule !== 'readback/mark-not-imaging-ink');
    this.inherits = parts.some(({ inherits }) => inherits);
  }

  /** The cell of a surface that has the same parts, wherever they stand in it. */
  match(surface: KnownSurface): Match | null {
    let match = this.#matches[surface.index];
    if (match === undefined) {
      match = surface.match(this.parts);
      this.#matches[surface.index] = match;
    }
    return match;
  }

  /** The cell of a surface that this form is, with nothing wrong about it; null where something is. */
  clean(surface: KnownSurface): MapCell | null {
    let cell = this.#clean[surface.index];
    if (cell === undefined) {
      cell = this.#judge(surface);
      this.#clean[surface.index] = cell;
    }
    return cell;
  }

  #judge(surface: KnownSurface): MapCell | null {
    const match = this.match(surface);
    if (match === null || match.moves.length > 0) return null;
    const { cell } = match;
    const isRight = this.parts.every((seen) => {
      const part = partLike(cell, seen, surface);
      return part !== null && seen.fault === null && saysWhatItDraws(part, seen) && isWhole(part, seen);
    });
    return isRight ? cell : null;
  }
}

/** The part of a cell that looks like one seen. */
const partLike = ({ parts }: MapCell, seen: SeenPart, surface: KnownSurface): MapPart | null =>
  parts.find((part) =>
    seen.kind === 'drawing'
      ? 'drawing' in part && part.drawing === surface.drawing(seen.fingerprint)
      : 'text' in part && asSeen(part.text) === seen.read.text,
  ) ?? null;

/** Whether ToUnicode says the characters that are meant, to the very blank. */
export const saysWhatItDraws = (part: MapPart, seen: SeenPart): boolean =>
  seen.kind === 'drawing' || !('text' in part) || seen.read.said === part.text;

/** Whether no clip cuts into a part. */
export const isWhole = (part: MapPart, { clip }: SeenPart): boolean =>
  clip === null || (clip.exact && liesIn(boxOf(part.box), clip, CUT));

/** Numbers of clips are rounded as all others. */
const CUT = 2;

/** About where a part paints; of text the height of its capitals, which the map knows better. */
export function roughBox(part: SeenPart): FrameBox {
  if (part.kind === 'drawing') return part.box;
  const { x, y, size, pens } = part;
  const width = (pens.at(-1) ?? 0) + Math.round(size * 0.3);
  return { x0: x, y0: y - Math.round(size * 0.7), x1: x + width, y1: y };
}

import { type Rect, rect } from '../../base/geometry.ts';
import { mix, type Paint } from '../../base/ink.ts';
import { type Length, mm } from '../../base/length.ts';
import { rectOutline } from '../../base/outline.ts';
import type { PathItem } from '../../face/item.ts';
import type { Plate } from '../plates.ts';
import { type Around, CLEARANCE, CROP_LENGTH } from './around.ts';

const PATCH: Length = mm(5);
/** The tints that a press is set by, full tone first. */
const STEPS = [100, 75, 50, 25] as const;

/**
 * One patch of a strip: what is painted on it, from below.
 *
 * Shape   more than one paint where the inks of two plates overprint
 */
export type Patch = readonly Paint[];

/** The patches of plates: each in four steps. */
export const steps = (plates: readonly Plate[]): readonly Patch[] =>
  plates.flatMap((plate) => STEPS.map((step) => [plate.tint(step)]));

/** The patches of every two plates over each other, both in full. */
export const overprints = (plates: readonly Plate[]): readonly Patch[] =>
  plates.flatMap((below, index) =>
    plates.slice(index + 1).map((above) => over(below.tint(100), above.tint(100))),
  );

/** Why  the inks of one unit are one paint: drawn one over the other, one might knock the other out */
function over(below: Paint, above: Paint): Patch {
  if (below.kind === 'spot' && above.kind === 'spot') return [mix([below, above])];
  if (below.kind !== 'process' || above.kind !== 'process') return [below, above];
  const { c, m, y, k } = below;
  return [{ ...above, c: c + above.c, m: m + above.m, y: y + above.y, k: k + above.k }];
}

/**
 * A strip of patches down the left margin, beyond the crop marks.
 *
 * Order   from the top; a second column stands further out when the first is as long as the block
 */
export const strip = (around: Around, patches: readonly Patch[]): readonly PathItem[] =>
  stripFrom(around, 0, patches);

/**
 * Some patches of a longer strip, which begin at one of its places, counted from 0.
 *
 * Why     each plate file has its own patches where the composite of all has them
 */
export const stripFrom = (around: Around, first: number, patches: readonly Patch[]): readonly PathItem[] =>
  patches.flatMap((patch, index) => {
    const outline = rectOutline(patchBox(around, first + index));
    return patch.map((fill): PathItem => ({ kind: 'path', outline, fill }));
  });

/** The colour strip of a page: each of its plates in four steps. */
export const colourStrip = (around: Around, plates: readonly Plate[]): readonly PathItem[] =>
  strip(around, steps(plates));

function patchBox({ block }: Around, index: number): Rect {
  const inColumn = Math.max(STEPS.length, Math.floor(block.height / PATCH));
  const edge = block.x - CLEARANCE - CROP_LENGTH - CLEARANCE;
  const [column, row] = [Math.floor(index / inColumn), index % inColumn];
  return rect(edge - (column + 1) * PATCH, block.y + row * PATCH, PATCH, PATCH);
}

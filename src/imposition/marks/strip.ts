import { rect } from '../../base/geometry.ts';
import { type Length, mm } from '../../base/length.ts';
import { rectOutline } from '../../base/outline.ts';
import type { PathItem } from '../../face/item.ts';
import type { Plate } from '../plates.ts';
import { type Around, CLEARANCE } from './around.ts';
import { CROP_LENGTH } from './crop.ts';

const PATCH: Length = mm(5);
/** The tints that a press is set by, full tone first. */
const STEPS = [100, 75, 50, 25] as const;

/**
 * The colour strip: each plate of the page in four steps, down the left margin beyond the crop marks.
 *
 * Order   plate by plate from the top; a second column stands further out when the first is as long as the block
 */
export function colourStrip({ block }: Around, plates: readonly Plate[]): readonly PathItem[] {
  const paints = plates.flatMap((plate) => STEPS.map((step) => plate.tint(step)));
  const inColumn = Math.max(STEPS.length, Math.floor(block.height / PATCH));
  const edge = block.x - CLEARANCE - CROP_LENGTH - CLEARANCE;
  return paints.map((fill, index) => {
    const [column, row] = [Math.floor(index / inColumn), index % inColumn];
    const box = rect(edge - (column + 1) * PATCH, block.y + row * PATCH, PATCH, PATCH);
    return { kind: 'path', outline: rectOutline(box), fill };
  });
}

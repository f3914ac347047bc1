import { type Overprint, tintOn } from './ink.ts';
import type { PaintState, PaintUse } from './paint-state.ts';
import type { PlateTarget } from './plate-target.ts';
import type { ResourceNames } from './resource-names.ts';

/** A paint as the content of one plate sets it: its operand, and whether it leaves ink. */
export interface PlatePaint {
  readonly operands: string;
  readonly isPattern: boolean;
  readonly inks: boolean;
}

/** What a paint does to a plate; null where it leaves it as it is. */
export function platePaint(
  paint: PaintUse,
  overprint: Overprint,
  { target, names }: { readonly target: PlateTarget; readonly names: ResourceNames },
): PlatePaint | null {
  if (paint.kind === 'unknown') return null;
  if (paint.kind === 'pattern') {
    const made = target.pattern(paint.pattern, overprint);
    if (made === null) return null;
    return { operands: `/${names.of('Pattern', made.ref)}`, isPattern: true, inks: made.inks };
  }
  const tint = tintOn(target.plate, paint, overprint);
  return tint === null ? null : { operands: light(tint), isPattern: false, inks: tint > 0 };
}

/** Grey as PDF has it: what is left of white under a tint. */
const light = (tint: number): string => String(Math.round((1 - tint) * 1e6) / 1e6);

/** How glyphs are set on one plate. */
export interface GlyphPaints {
  readonly filled: PlatePaint | null;
  readonly stroked: PlatePaint | null;
  /** The text render mode: filled glyphs are stroked as well, if only with nothing. */
  readonly mode: number;
  /** Whether anything would be lost without them. */
  readonly matters: boolean;
}

export function glyphPaints(
  { renderMode, fill, fillOver, stroke, strokeOver }: PaintState,
  paint: (paint: PaintUse, overprint: Overprint) => PlatePaint | null,
): GlyphPaints {
  const kind = renderMode % 4;
  const filled = kind === 0 || kind === 2 ? paint(fill, fillOver) : null;
  const stroked = kind === 1 || kind === 2 ? paint(stroke, strokeOver) : null;
  const clips = renderMode > 3;
  const seen = filled !== null ? 2 : stroked !== null ? 1 : 3;
  return { filled, stroked, mode: seen + (clips ? 4 : 0), matters: seen !== 3 || clips };
}

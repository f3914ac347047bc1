import { platesOf } from '../../pdf/read/content/paint.ts';
import type { GraphicsState, Paint } from '../../pdf/read/content/visitor.ts';

/** What of the graphics state a mark is painted by. */
export type PaintUse = 'fill' | 'stroke';

/**
 * All that decides what a mark does to the plates: `Coat 100 overprinting`, `Cyan 80 Magenta 20 Yellow 0 Black 0`.
 *
 * Order   process inks as they are printed, other inks by name: a file may list them in any
 */
export function paintInWords(state: GraphicsState, use: PaintUse): string {
  const overprints = use === 'fill' ? state.overprintFill : state.overprintStroke;
  return [
    inksInWords(state[use]),
    ...(overprints ? [overprinting(state, use)] : []),
    ...veils(state, use),
  ].join(' ');
}

function inksInWords(paint: Paint): string {
  const { space, components, pattern } = paint;
  if (pattern !== null) return `a ${pattern.kind} pattern`;
  const tints = platesOf(paint);
  if (tints === null) return `${space.family} ${components.map(rounded).join(' ')}`;
  const inks = space.colorants.map((name, at) => `${name} ${percent(tints[at] ?? 0)}`);
  return (space.family === 'DeviceCMYK' ? inks : inks.toSorted()).join(' ');
}

/** Why  the mode says what becomes of process inks at none, and of nothing else */
const overprinting = (state: GraphicsState, use: PaintUse): string =>
  state[use].space.family === 'DeviceCMYK' ? `overprinting in mode ${state.overprintMode}` : 'overprinting';

/** What lets something else show through. */
function veils(
  { fillAlpha, strokeAlpha, blendMode, softMask }: GraphicsState,
  use: PaintUse,
): readonly string[] {
  const alpha = use === 'fill' ? fillAlpha : strokeAlpha;
  return [
    ...(alpha === 1 ? [] : [`opacity ${percent(alpha)}`]),
    ...(blendMode === 'Normal' || blendMode === 'Compatible' ? [] : [`blend mode ${blendMode}`]),
    ...(softMask ? ['a soft mask'] : []),
  ];
}

const percent = (value: number): number => Math.round(value * 1000) / 10;
const rounded = (value: number): number => Math.round(value * 1000) / 1000;

/** Whether a paint is in registration colour: on every plate. */
export const isRegistration = ({ space }: Paint): boolean =>
  space.colorants.length === 1 && space.colorants[0] === 'All';

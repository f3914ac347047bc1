import type { Matrix } from './matrix.ts';

export type SpaceFamily =
  | 'DeviceGray'
  | 'DeviceRGB'
  | 'DeviceCMYK'
  | 'CalGray'
  | 'CalRGB'
  | 'Lab'
  | 'ICCBased'
  | 'Indexed'
  | 'Pattern'
  | 'Separation'
  | 'DeviceN';

/** A colour space of the file. One object for all uses of one space within a file; never changed. */
export interface ColourSpace {
  readonly family: SpaceFamily;
  /**
   * The plates that its components mean: `Black` for gray, the four process names for CMYK (and for ICC profiles of one
   * and four components), their own names for Separation and DeviceN, `All` and `None` as they are written; those of the
   * base for Indexed and Pattern; none for RGB and Lab.
   */
  readonly colorants: readonly string[];
  /** How many numbers a colour has: 1 for Indexed, those of the base for Pattern. */
  readonly components: number;
  /** Of Indexed and of uncoloured patterns; the alternate of Separation, DeviceN and ICCBased where written; else null. */
  readonly base: ColourSpace | null;
  /** The space as the file writes it, references as `12 0 R`: two with one key are the same space. */
  readonly key: string;
  /** The object that holds the space or, of a Separation or DeviceN, its tint transform: `12 0 R`; null where direct. */
  readonly ref: string | null;
  readonly tintRef: string | null;
  /** The entries of an Indexed space, `base.components` bytes each; null for others. */
  readonly palette: Uint8Array | null;
}

/** A pattern that a paint draws with. */
export interface Pattern {
  readonly kind: 'tiling' | 'shading';
  readonly ref: string;
  /** From pattern space to the page's default space, as far as /Matrix says it. */
  readonly matrix: Matrix;
  /** Of a tiling pattern: false where it takes its colour from the paint. */
  readonly coloured: boolean;
  readonly shading: Shading | null;
}

/** What fills or strokes. Never changed once made: it may be kept. */
export interface Paint {
  readonly space: ColourSpace;
  /** As written, each within its range: 0 to 1, of Indexed an index. */
  readonly components: readonly number[];
  readonly pattern: Pattern | null;
}

/** A gradient, by `sh` or by a shading pattern: its space, not its course. */
export interface Shading {
  readonly type: number;
  readonly space: ColourSpace;
  readonly ref: string | null;
}

/**
 * How full a paint sets each of its plates, from 0 to 1: gray turned about, Indexed looked up.
 *
 * Shape   one number a colorant of the space; null for RGB, Lab, patterns and whatever else says no plate
 */
export function platesOf({ space, components, pattern }: Paint): readonly number[] | null {
  if (pattern !== null || space.colorants.length === 0) return null;
  if (space.family === 'Indexed') return indexed(space, components[0] ?? 0);
  return isSubtractive(space) ? components : components.map((value) => 1 - value);
}

/** Whether every plate of the paint is set to nothing: paper white; null where the paint says no plate. */
export function isWhite(paint: Paint): boolean | null {
  const { space, components, pattern } = paint;
  if (pattern !== null) return null;
  const rgb = space.family === 'DeviceRGB' || space.family === 'CalRGB';
  if (rgb || (space.family === 'ICCBased' && space.components === 3))
    return components.every((value) => value >= 1);
  if (space.family === 'Lab') return (components[0] ?? 0) >= 100;
  const plates = platesOf(paint);
  return plates === null ? null : plates.every((tint) => tint <= 0);
}

/** Gray says light, everything else that names plates says ink. */
const isSubtractive = ({ family, components }: ColourSpace): boolean =>
  !(family === 'DeviceGray' || family === 'CalGray' || (family === 'ICCBased' && components === 1));

function indexed({ base, palette }: ColourSpace, index: number): readonly number[] | null {
  if (base === null || palette === null) return null;
  const at = Math.max(0, Math.round(index)) * base.components;
  const components = Array.from(palette.subarray(at, at + base.components), (byte) => byte / 255);
  return components.length < base.components ? null : platesOf({ space: base, components, pattern: null });
}

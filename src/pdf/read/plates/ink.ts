import { PROCESS } from './plate.ts';

/** How a plate follows from the components of a colour space. */
export type Formula =
  /** The component is the tint. */
  | { readonly kind: 'tint'; readonly index: number }
  /** The component is light: the tint is what it lacks of 1. */
  | { readonly kind: 'light'; readonly index: number }
  /** Nothing, whatever the components are. */
  | { readonly kind: 'empty' }
  /** Red, green and blue by full grey-component replacement: index 0 to 2 is cyan to yellow, 3 is black. */
  | { readonly kind: 'rgb'; readonly index: number }
  /** Lightness of 0 to 100. */
  | { readonly kind: 'lightness' };

export const EMPTY: Formula = { kind: 'empty' };

/** The tint that a formula gives, 0 to 1. */
export function tintBy(formula: Formula, components: readonly number[]): number {
  const part = (index: number): number => Math.min(1, Math.max(0, components[index] ?? 0));
  switch (formula.kind) {
    case 'tint':
      return part(formula.index);
    case 'light':
      return 1 - part(formula.index);
    case 'empty':
      return 0;
    case 'lightness':
      return 1 - Math.min(1, Math.max(0, (components[0] ?? 0) / 100));
    case 'rgb': {
      const most = Math.max(part(0), part(1), part(2));
      return formula.index === 3 ? 1 - most : most - part(formula.index);
    }
  }
}

/**
 * What a paint says to plates.
 *
 * Shape   `sets` gives a plate's formula, or null where the paint does not name it
 */
export interface PlateNames {
  /** The plates that the paint names; `every` for the registration colour, none for the colorant None. */
  readonly names: readonly string[] | 'every';
  sets(plate: string): Formula | null;
}

/** The state that decides what becomes of plates that a paint does not name. */
export interface Overprint {
  readonly on: boolean;
  /** OPM: by 1, a component of 0 in directly given CMYK leaves its plate as it is. */
  readonly mode: number;
}

/** What a paint does to one plate: sets it by a formula, or leaves it as it is. */
export type Effect = Formula | null;

/**
 * What a paint of such a space does to a plate, whatever its components.
 *
 * Source  ISO 32000-1, 8.6.7 and 11.7.4; print.md, "Overprint oracle"
 */
export function effectOn(plate: string, space: PlateNames, { on }: Overprint): Effect {
  if (space.names !== 'every' && space.names.length === 0) return null;
  return space.sets(plate) ?? (on ? null : EMPTY);
}

/** The same for a flat colour: the tint from 0 to 1, or null where the plate is left as it is. */
export function tintOn(
  plate: string,
  { space, components, isDirectCmyk }: FlatColour,
  overprint: Overprint,
): number | null {
  const effect = effectOn(plate, space, overprint);
  if (effect === null) return null;
  const tint = tintBy(effect, components);
  const vanishes = overprint.on && overprint.mode === 1 && isDirectCmyk && tint === 0;
  return vanishes && isProcess(plate) ? null : tint;
}

export interface FlatColour {
  readonly space: PlateNames;
  readonly components: readonly number[];
  /** DeviceCMYK given as such: neither by an ICC profile, nor in an image or a shading. */
  readonly isDirectCmyk: boolean;
}

export const isProcess = (plate: string): boolean => PROCESS.some((name) => name === plate);

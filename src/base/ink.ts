/** Ink percentages of the four process colours, 0 to 100. */
export interface Cmyk {
  readonly c: number;
  readonly m: number;
  readonly y: number;
  readonly k: number;
}

/**
 * A spot ink, declared once a game: drawing takes the ink, never its name.
 *
 * Shape   `name` matches SPOT_NAME and has no case twin; `alternate` is what a device without the ink shows
 */
export interface SpotInk {
  readonly name: string;
  /** What people call it, in French, as proofs say it beside the name. */
  readonly label?: string;
  readonly alternate: Cmyk;
  /** Security, white, varnish, opacity, coat and overprint inks overprint; a knock-out would let light through. */
  readonly overprints: boolean;
}

/** Ghent and XJDF: colorant names are NMTOKENs, without spaces. */
export const SPOT_NAME = /^[A-Za-z][A-Za-z0-9_-]*$/;

/**
 * What an object is painted with.
 *
 * Shape   process: percent of the display unit's four inks; spot: one ink at a tint of 0 to 100 percent; mix: several
 *         spot inks at once, each at a tint of its own
 */
export type Paint = ProcessPaint | SpotPaint | MixPaint;

/**
 * The four inks of the display unit. Whatever lies on spot plates under it stays: it was printed by other units.
 *
 * Why     a knock-out would take the security black and the white from under the art
 */
export interface ProcessPaint extends Cmyk {
  readonly kind: 'process';
  /**
   * True: a component of 0 leaves its plate as it is, which only black that is imaged or set as small text wants.
   * False: all four plates are replaced, by nothing where a component is 0.
   */
  readonly overprints: boolean;
}

export interface SpotPaint extends InkTint {
  readonly kind: 'spot';
}

/**
 * Several spot inks in one object, such as the four of a printing unit that is not the display's.
 *
 * Shape   each ink once; an ink at tint 0 is replaced by nothing, one that is not named is left alone
 */
export interface MixPaint {
  readonly kind: 'mix';
  readonly tints: readonly InkTint[];
  /** False: every plate that the mix does not name, process plates too, is knocked out. */
  readonly overprints: boolean;
}

/** A spot ink at a tint of 0 to 100 percent. */
export interface InkTint {
  readonly ink: SpotInk;
  readonly tint: number;
}

export const cmyk = (c: number, m: number, y: number, k: number): ProcessPaint => ({
  kind: 'process',
  c,
  m,
  y,
  k,
  overprints: false,
});

/** Black that overprints: variable imaging, small text, codes. */
export const IMAGED_BLACK: ProcessPaint = { ...cmyk(0, 0, 0, 100), overprints: true };

/** No ink at all: it knocks out whatever lies under it in the same printing unit. */
export const PAPER: ProcessPaint = cmyk(0, 0, 0, 0);

/** The mark that prints on every plate: register and crop marks only. */
export const REGISTRATION: SpotInk = {
  name: 'All',
  alternate: { c: 100, m: 100, y: 100, k: 100 },
  overprints: true,
};

export const spot = (ink: SpotInk, tint = 100): SpotPaint => ({ kind: 'spot', ink, tint });

/** Inks at their tints in one object; it overprints if each of them does. */
export const mix = (tints: readonly InkTint[]): MixPaint => ({
  kind: 'mix',
  tints,
  overprints: tints.every(({ ink }) => ink.overprints),
});

/** The spot inks of a paint at their tints; none for a process paint. */
export function tintsOf(paint: Paint): readonly InkTint[] {
  if (paint.kind === 'process') return [];
  return paint.kind === 'spot' ? [paint] : paint.tints;
}

/**
 * What a device without the spot inks of a paint shows in their stead.
 *
 * Why     inks that lie over each other take their shares of the light one after the other, as a file's tint
 *         transform reckons it
 */
export function alternateOf(paint: Paint): Cmyk {
  if (paint.kind === 'process') return paint;
  const component = (of: keyof Cmyk): number => {
    const left = tintsOf(paint).reduce(
      (light, { ink, tint }) => light * (1 - (ink.alternate[of] * tint) / 1e4),
      1,
    );
    return Math.round((1 - left) * 1e6) / 1e4;
  };
  return { c: component('c'), m: component('m'), y: component('y'), k: component('k') };
}

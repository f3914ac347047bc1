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
  readonly alternate: Cmyk;
  /** Security, white, varnish, opacity, coat and overprint inks overprint; a knock-out would let light through. */
  readonly overprints: boolean;
}

/** Ghent and XJDF: colorant names are NMTOKENs, without spaces. */
export const SPOT_NAME = /^[A-Za-z][A-Za-z0-9_-]*$/;

/**
 * What an object is painted with.
 *
 * Shape   process: percent of the display unit's four inks; spot: one ink at a tint of 0 to 100 percent
 */
export type Paint = ProcessPaint | SpotPaint;

export interface ProcessPaint extends Cmyk {
  readonly kind: 'process';
  /** Only black that is imaged or set as small text overprints; everything else knocks out. */
  readonly overprints: boolean;
}

export interface SpotPaint {
  readonly kind: 'spot';
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

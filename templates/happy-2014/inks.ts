import {
  cmyk,
  type GroundInks,
  IMAGED_BLACK,
  PAPER,
  type Paint,
  type Palette,
  pt,
  type SpotInk,
  spot,
} from '../../src/kit.ts';

/** The scratch-off latex. */
export const COAT: SpotInk = { name: 'Coat', alternate: { c: 8, m: 4, y: 2, k: 32 }, overprints: true };

/**
 * The inks of the picture over the coat.
 *
 * Why     the units above the coat are not those below it; white comes first, so that the colours are the colours
 *         they were chosen as and not those of grey latex
 */
const OVER_WHITE: SpotInk = { name: 'OverWhite', alternate: { c: 0, m: 0, y: 3, k: 0 }, overprints: true };
const OVER_YELLOW: SpotInk = {
  name: 'OverYellow',
  alternate: { c: 0, m: 20, y: 88, k: 0 },
  overprints: true,
};
const OVER_RED: SpotInk = { name: 'OverRed', alternate: { c: 0, m: 96, y: 76, k: 8 }, overprints: true };
const OVER_TEAL: SpotInk = { name: 'OverTeal', alternate: { c: 96, m: 24, y: 54, k: 15 }, overprints: true };
const OVER_NIGHT: SpotInk = {
  name: 'OverNight',
  alternate: { c: 100, m: 85, y: 25, k: 30 },
  overprints: true,
};

/**
 * « SPÉCIMEN »: on proofs and specimen sheets only.
 *
 * Why     it knocks out: over the night of the display an overprinting red would not be seen, so that the plates of
 *         specimens are open under it; and it is light enough to stand off the night in grey as well as off the paper
 */
export const SPECIMEN: SpotInk = {
  name: 'Specimen',
  alternate: { c: 0, m: 82, y: 0, k: 0 },
  overprints: false,
};

/**
 * The inks that hide what is imaged, from behind and from above.
 *
 * Why     the alternates are what a composite shows of what no eye sees: white hides the security black on the ticket,
 *         and cannot in a file where inks are clear, so that the blacks are shown as a breath of grey
 */
export const GROUNDS: GroundInks = {
  security: {
    name: 'Security',
    alternate: { c: 0, m: 0, y: 0, k: 6 },
    overprints: true,
    label: 'noir de sécurité',
  },
  white: { name: 'White', alternate: { c: 0, m: 0, y: 0, k: 0 }, overprints: true, label: 'blanc couvrant' },
  varnish: { name: 'Varnish', alternate: { c: 0, m: 0, y: 4, k: 0 }, overprints: true, label: 'vernis' },
  opacity: {
    name: 'Opacity',
    alternate: { c: 0, m: 0, y: 0, k: 10 },
    overprints: true,
    label: 'noir d’opacité',
  },
};

/** In printing order. */
export const INKS: readonly SpotInk[] = [
  COAT,
  OVER_WHITE,
  OVER_YELLOW,
  OVER_RED,
  OVER_TEAL,
  OVER_NIGHT,
  SPECIMEN,
];

/** The colours of the display plates: a night, its lights, and the paper of the calendar. */
export const NIGHT = cmyk(100, 85, 25, 30);
export const NIGHT_DEEP = cmyk(100, 90, 35, 55);
export const GOLD = cmyk(0, 20, 88, 0);
export const RED = cmyk(0, 96, 76, 8);
export const TEAL = cmyk(80, 12, 44, 4);
export const CREAM = cmyk(0, 2, 10, 0);

/** What text is set in on a light ground and on a dark one. */
export const ON_LIGHT = IMAGED_BLACK;
export const ON_DARK = PAPER;

/** The ground of each month's name, and the ink of its letters: the same round of colours as over the coats. */
export interface MonthColour {
  readonly ground: Paint;
  readonly letters: Paint;
}

export const MONTH_COLOURS: readonly MonthColour[] = [
  { ground: cmyk(82, 70, 20, 18), letters: ON_DARK },
  { ground: cmyk(38, 30, 4, 0), letters: ON_LIGHT },
  { ground: cmyk(42, 5, 23, 0), letters: ON_LIGHT },
  { ground: cmyk(96, 24, 54, 15), letters: ON_DARK },
  { ground: cmyk(60, 10, 33, 2), letters: ON_LIGHT },
  { ground: cmyk(0, 12, 55, 0), letters: ON_LIGHT },
  { ground: GOLD, letters: ON_LIGHT },
  { ground: cmyk(0, 40, 30, 0), letters: ON_LIGHT },
  { ground: cmyk(0, 66, 53, 4), letters: ON_LIGHT },
  { ground: RED, letters: ON_DARK },
  { ground: cmyk(62, 52, 14, 12), letters: ON_DARK },
  { ground: cmyk(24, 5, 13, 2), letters: ON_LIGHT },
];

/** Classes of the art below the coat. */
export const DISPLAY_PALETTE: Palette = {
  night: { fill: NIGHT },
  'night-light': { fill: cmyk(96, 78, 16, 16) },
  'night-deep': { fill: NIGHT_DEEP },
  gold: { fill: GOLD },
  red: { fill: RED },
  teal: { fill: TEAL },
  cream: { fill: CREAM },
  pattern: { stroke: { paint: cmyk(26, 0, 0, 0), width: pt(0.3), cap: 'butt' } },
};

/** Classes of the art over the coat; a number is a tint in percent. */
export const OVER_PALETTE: Palette = {
  white: { fill: spot(OVER_WHITE) },
  yellow: { fill: spot(OVER_YELLOW) },
  'yellow-60': { fill: spot(OVER_YELLOW, 60) },
  red: { fill: spot(OVER_RED) },
  'red-45': { fill: spot(OVER_RED, 45) },
  'red-70': { fill: spot(OVER_RED, 70) },
  'teal-dark': { fill: spot(OVER_TEAL) },
  teal: { fill: spot(OVER_TEAL, 82) },
  'teal-70': { fill: spot(OVER_TEAL, 62) },
  'teal-45': { fill: spot(OVER_TEAL, 42) },
  'teal-25': { fill: spot(OVER_TEAL, 25) },
  night: { fill: spot(OVER_NIGHT) },
  'night-80': { fill: spot(OVER_NIGHT, 80) },
  'night-60': { fill: spot(OVER_NIGHT, 60) },
  'night-45': { fill: spot(OVER_NIGHT, 45) },
};

/** The pictograms and the back: the one black of the imaging unit and of the back's plate. */
export const BLACK_PALETTE: Palette = { black: { fill: IMAGED_BLACK } };

/** Tints of the back's black. */
export const backTint = (k: number): Paint => cmyk(0, 0, 0, k);

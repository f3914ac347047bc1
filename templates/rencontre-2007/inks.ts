import {
  cmyk,
  type GroundInks,
  IMAGED_BLACK,
  type Length,
  mm,
  type Paint,
  type Palette,
  pt,
  type SpotInk,
  spot,
} from '../../src/kit.ts';

/** The latex that is scratched off: a warm silver. */
export const COAT: SpotInk = { name: 'Coat', alternate: { c: 0, m: 2, y: 4, k: 20 }, overprints: true };

/**
 * The four inks over the coat, lightest first.
 *
 * Why     they overprint, since a knock-out would open the coat: so dark always lies on light, and what is light
 *         in a dark shape is a hole
 */
export const OVER_GOLD: SpotInk = {
  name: 'OverGold',
  alternate: { c: 0, m: 16, y: 60, k: 0 },
  overprints: true,
};
export const OVER_ROSE: SpotInk = {
  name: 'OverRose',
  alternate: { c: 0, m: 52, y: 18, k: 0 },
  overprints: true,
};
export const OVER_RED: SpotInk = {
  name: 'OverRed',
  alternate: { c: 0, m: 95, y: 62, k: 4 },
  overprints: true,
};
export const OVER_PLUM: SpotInk = {
  name: 'OverPlum',
  alternate: { c: 60, m: 95, y: 25, k: 38 },
  overprints: true,
};

/**
 * « SPÉCIMEN »: never on a live plate.
 *
 * Why     a blue that the game has nowhere else, and dark enough to be read on petal and cream in a grey copy
 */
export const SPECIMEN: SpotInk = {
  name: 'Specimen',
  alternate: { c: 100, m: 62, y: 0, k: 40 },
  overprints: true,
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

/** All spot inks of the game, in printing order. */
export const inks: readonly SpotInk[] = [COAT, OVER_GOLD, OVER_ROSE, OVER_RED, OVER_PLUM, SPECIMEN];

/** Colours of an evening that falls from the title to the hearts, and of the stationery on it. */
export const CREAM = cmyk(0, 2, 8, 0);
export const GOLD = cmyk(0, 16, 62, 0);
export const RED = cmyk(0, 96, 66, 4);
export const PLUM = cmyk(60, 95, 25, 38);

/** The one tint of the back. */
export const BACK_TINT = cmyk(0, 12, 4, 0);

/** Small text is one ink: black that overprints. */
export const TEXT = IMAGED_BLACK;

/** The shadows of the scenes on the evening behind them, scene by scene. */
export const SHADOWS: readonly Paint[] = [
  cmyk(4, 80, 56, 12),
  cmyk(8, 92, 44, 18),
  cmyk(40, 100, 30, 30),
  cmyk(70, 100, 36, 58),
];

const fill = (paint: Paint) => ({ fill: paint });
const line = (paint: Paint, width: Length) => ({
  stroke: { paint, width, cap: 'round', join: 'round' } as const,
});

/** What the classes of `art/` mean in ink; stroke widths are those at the art's own size. */
export const palette: Palette = {
  imaged: fill(IMAGED_BLACK),

  apricot: fill(cmyk(0, 30, 46, 0)),
  dawn: fill(cmyk(0, 40, 46, 0)),
  coral: fill(cmyk(0, 54, 46, 0)),
  flush: fill(cmyk(0, 66, 42, 0)),
  rose: fill(cmyk(0, 78, 34, 0)),
  bloom: fill(cmyk(6, 86, 24, 0)),
  magenta: fill(cmyk(24, 92, 14, 0)),
  dusk: fill(cmyk(44, 94, 16, 10)),
  plum: fill(PLUM),
  cream: fill(CREAM),
  blush: fill(cmyk(0, 16, 10, 0)),
  petal: fill(cmyk(0, 34, 16, 0)),
  red: fill(RED),

  'title-edge': line(PLUM, mm(2.4)),
  title: line(CREAM, mm(1.45)),
  'title-back': line(IMAGED_BLACK, mm(1.5)),
  pattern: line(cmyk(0, 20, 0, 0), pt(0.4)),
  'frame-rose': line(cmyk(0, 60, 20, 0), pt(0.7)),

  'price-ring': line(GOLD, mm(0.4)),
  mark: line(PLUM, mm(0.5)),

  'back-tint': fill(BACK_TINT),

  coat: fill(spot(COAT)),
  'over-gold': fill(spot(OVER_GOLD)),
  'over-pale': fill(spot(OVER_ROSE, 20)),
  'over-rose': fill(spot(OVER_ROSE)),
  'over-red': fill(spot(OVER_RED)),
  'over-plum': fill(spot(OVER_PLUM)),
};

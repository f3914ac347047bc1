import type { FlatColour, Overprint } from './ink.ts';
import type { PatternUse } from './program.ts';
import { GRAY, type PlateSpace } from './space.ts';

/** What fills or strokes: a flat colour, or a pattern. */
export type PaintUse =
  | ({ readonly kind: 'flat'; readonly key: string } & FlatColour)
  | { readonly kind: 'pattern'; readonly key: string; readonly pattern: PatternUse }
  /** A colour that cannot be told: nothing is painted with it, and that is said. */
  | { readonly kind: 'unknown'; readonly key: string };

export type Scale = readonly [a: number, b: number, c: number, d: number];

/** The map that first does `inner`, then `outer`. */
export const scaled = ([a, b, c, d]: Scale, [e, f, g, h]: Scale): Scale => [
  a * e + b * g,
  a * f + b * h,
  c * e + d * g,
  c * f + d * h,
];

/** Of the graphics state, what decides which plates an operator paints. Never changed once made. */
export interface PaintState {
  readonly fill: PaintUse;
  readonly stroke: PaintUse;
  /** Chosen, for colours to come; null where it cannot be read. */
  readonly fillSpace: PlateSpace | null;
  readonly strokeSpace: PlateSpace | null;
  readonly fillOver: Overprint;
  readonly strokeOver: Overprint;
  /** Of text: 0 fill, 1 stroke, 2 both, 3 none; 4 to 7 the same, and clip. */
  readonly renderMode: number;
  /** As written, in user space. */
  readonly lineWidth: number;
  /** From user space to the page, without its shift. */
  readonly scale: Scale;
  readonly strokeAlpha: number;
}

const BLACK: PaintUse = {
  kind: 'flat',
  key: 'DeviceGray 0',
  space: GRAY,
  components: [0],
  isDirectCmyk: false,
};
const KNOCK_OUT: Overprint = { on: false, mode: 0 };

/** The state in which a page, and a coloured tile, starts. */
export const INITIAL: PaintState = {
  fill: BLACK,
  stroke: BLACK,
  fillSpace: GRAY,
  strokeSpace: GRAY,
  fillOver: KNOCK_OUT,
  strokeOver: KNOCK_OUT,
  renderMode: 0,
  lineWidth: 1,
  scale: [1, 0, 0, 1],
  strokeAlpha: 1,
};

/** The width that lines have on the page, in points, as PDFium reckons it: by the mean of both axes. */
export const widthOnPage = ({ lineWidth, scale: [a, b, c, d] }: PaintState): number =>
  (lineWidth * (Math.hypot(a, b) + Math.hypot(c, d))) / 2;

/** Forms that are used in states of one key paint the same plates. */
export const keyOf = (state: PaintState): string =>
  [
    state.fill.key,
    state.stroke.key,
    state.fillSpace?.key,
    state.strokeSpace?.key,
    state.fillOver.on,
    state.strokeOver.on,
    state.fillOver.mode,
    state.renderMode,
    state.lineWidth,
    state.scale,
    state.strokeAlpha,
  ].join('|');

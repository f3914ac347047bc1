/**
 * What a code measures on the plate, before any ink, paper or press.
 *
 * Why     called indicative and never an ISO grade: that is of printed codes, by a calibrated reader and several scans
 */
export interface Measures {
  /** Pitch of the narrow element, in dots; of a matrix across and down. */
  readonly moduleDots: readonly [across: number, down: number | null];
  /** How much wider bars are than they are to be, in dots, the mean of all and the one that is most off. */
  readonly growthDots: { readonly mean: number; readonly most: number };
  /** Clear space in modules, the least of each side; of linear codes left and right only. */
  readonly quietModules: Quiet;
  /** Light of the lightest against the darkest element, in percent of white. */
  readonly contrast: number;
  /** The weakest step between two elements (of a matrix, the weakest module), in percent of the contrast. */
  readonly modulation: number;
  /** How far the element that is most off is from being taken for another, in percent of the way; null for a matrix. */
  readonly decodability: number | null;
  /** Of 2-D codes, as the decoder says it, in percent. */
  readonly unusedCorrection: number | null;
}

export interface Quiet {
  readonly left: number;
  readonly right: number;
  readonly top: number | null;
  readonly bottom: number | null;
}

/** A reader looks through an opening of this part of a module: what is smaller than that is blurred away. */
export const APERTURE = 0.8;

/** To a hundredth, which is finer than any dot: what a report says, and limits are held to. */
export function toHundredths(measures: Measures): Measures {
  const { moduleDots, growthDots, quietModules, contrast, modulation, decodability, unusedCorrection } =
    measures;
  const maybe = (value: number | null): number | null => (value === null ? null : rounded(value));
  const { left, right, top, bottom } = quietModules;
  return {
    moduleDots: [rounded(moduleDots[0]), maybe(moduleDots[1])],
    growthDots: { mean: rounded(growthDots.mean), most: rounded(growthDots.most) },
    quietModules: { left: rounded(left), right: rounded(right), top: maybe(top), bottom: maybe(bottom) },
    contrast: rounded(contrast),
    modulation: rounded(modulation),
    decodability: maybe(decodability),
    unusedCorrection: maybe(unusedCorrection),
  };
}

/** Never a zero with a sign. */
const rounded = (value: number): number => Math.round(value * 100) / 100 + 0;

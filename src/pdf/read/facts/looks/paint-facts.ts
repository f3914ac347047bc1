import { isWhite, type Paint, platesOf, type SpaceFamily } from '../../content/paint.ts';
import { isProcess } from '../../plates/ink.ts';

/** What something is painted with, as rules ask for it. */
export interface PaintFacts {
  readonly family: SpaceFamily;
  /** The family under an Indexed, Pattern or ICCBased space, or of a pattern's gradient; null where there is none. */
  readonly base: SpaceFamily | null;
  readonly colorants: readonly string[];
  /** How full each plate is, 0 to 1; null where the paint says no plate. */
  readonly tints: readonly number[] | null;
  readonly isWhite: boolean | null;
  readonly isPattern: boolean;
  /** As people say it: `Cyan 60 %, Black 100 %`, `DeviceRGB 1 0 0`. */
  readonly text: string;
}

/** The facts of a paint. */
export function paintFacts(paint: Paint): PaintFacts {
  const { space, pattern } = paint;
  const tints = platesOf(paint)?.map(clean) ?? null;
  const gradient = pattern?.shading?.space ?? null;
  return {
    family: space.family,
    base: gradient?.family ?? space.base?.family ?? null,
    colorants: gradient?.colorants ?? space.colorants,
    tints,
    isWhite: isWhite(paint),
    isPattern: pattern !== null,
    text: pattern === null ? wordsOf(paint, tints) : `a ${pattern.kind} pattern`,
  };
}

/**
 * The same for paints of which rules say the same.
 *
 * Why     a text is no such key: grey, CMYK and the spot Black may all be « Black 100 % », and gradients in two spots are
 *         « a gradient in Separation » both
 */
export const paintKey = ({ family, base, colorants, text }: PaintFacts): string =>
  `${family} ${base} ${colorants.join('+')} ${text}`;

function wordsOf({ space, components }: Paint, tints: readonly number[] | null): string {
  if (tints === null) return `${space.family} ${components.map(clean).join(' ')}`;
  const inks = space.colorants
    .map((name, index) => ({ name, tint: tints[index] ?? 0 }))
    .filter(({ tint }) => tint > 0)
    .map(({ name, tint }) => `${name} ${clean(tint * 100)} %`);
  if (inks.length > 0) return inks.join(', ');
  return space.colorants.length > 1 || isProcess(space.colorants[0] ?? '')
    ? 'white'
    : `${space.colorants[0]} 0 %`;
}

/** Without the noise of floats. */
const clean = (value: number): number => Math.round(value * 1e6) / 1e6;

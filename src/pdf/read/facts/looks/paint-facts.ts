import { isWhite, type Paint, platesOf, type SpaceFamily } from '../../content/paint.ts';

/** What something is painted with, as rules ask for it. */
export interface PaintFacts {
  readonly family: SpaceFamily;
  /** The family under an Indexed, Pattern or ICCBased space; null where there is none. */
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
  return {
    family: space.family,
    base: space.base?.family ?? null,
    colorants: space.colorants,
    tints,
    isWhite: isWhite(paint),
    isPattern: pattern !== null,
    text: pattern === null ? wordsOf(paint, tints) : `a ${pattern.kind} pattern`,
  };
}

function wordsOf({ space, components }: Paint, tints: readonly number[] | null): string {
  if (tints === null) return `${space.family} ${components.map(clean).join(' ')}`;
  const inks = space.colorants
    .map((name, index) => ({ name, tint: tints[index] ?? 0 }))
    .filter(({ tint }) => tint > 0)
    .map(({ name, tint }) => `${name} ${clean(tint * 100)} %`);
  if (inks.length > 0) return inks.join(', ');
  return space.colorants.length > 1 || PROCESS.has(space.colorants[0] ?? '')
    ? 'white'
    : `${space.colorants[0]} 0 %`;
}

const PROCESS: ReadonlySet<string> = new Set(['Cyan', 'Magenta', 'Yellow', 'Black']);

/** Without the noise of floats. */
const clean = (value: number): number => Math.round(value * 1e6) / 1e6;

import { PDFArray, type PDFContext, PDFDict, PDFName, PDFNumber, type PDFObject } from '@cantoo/pdf-lib';
import { canonical } from './canonical.ts';
import { arraysOf } from './dictionaries.ts';
import { arrayAt, entriesOf, entryOf, nameOf, numberAt } from './objects.ts';
import type { Unpack } from './unpack.ts';

/** A Separation or DeviceN of the file; those that say the same are one. */
export interface SpotFacts {
  readonly family: 'Separation' | 'DeviceN';
  readonly names: readonly string[];
  /** The family of the space that stands in for it: `DeviceCMYK`. */
  readonly alternate: string;
  /** Alternate and tint transform written out: two definitions are equal where these are. */
  readonly definition: string;
  /** What the full tint of one spot is in the alternate, 0 to 1 each; null where the transform is of another kind. */
  readonly solid: readonly number[] | null;
  /** The first object that defines it, as `12 0 R`. */
  readonly object: string;
}

/** How many different spots are kept: a file with as many is not judged to its end. */
export const SPOTS_KEPT = 1000;

/** Order   as first defined in the file */
export function readSpots(context: PDFContext, unpack: Unpack): readonly SpotFacts[] {
  const found = new Map<string, SpotFacts>();
  for (const { array, object } of arraysOf(context)) {
    const spot = spotOf(array, object, unpack);
    if (spot === null || found.size >= SPOTS_KEPT) continue;
    const key = `${spot.family} ${spot.names.join('+')} ${spot.definition}`;
    if (!found.has(key)) found.set(key, spot);
  }
  return [...found.values()];
}

function spotOf(array: PDFArray, object: string, unpack: Unpack): SpotFacts | null {
  const family = nameOf(entryOf(array, 0));
  if ((family !== 'Separation' && family !== 'DeviceN') || array.size() < 4) return null;
  const [, names, alternate, transform] = entriesOf(array);
  return {
    family,
    names: namesOf(names),
    alternate: familyOf(alternate),
    definition: `${canonical(alternate, unpack)} ${canonical(transform, unpack)}`,
    solid: family === 'Separation' ? solidOf(transform) : null,
    object,
  };
}

function namesOf(names: PDFObject | undefined): readonly string[] {
  if (names instanceof PDFName) return [names.decodeText()];
  return names instanceof PDFArray ? entriesOf(names).map((name) => nameOf(name) ?? '') : [];
}

function familyOf(space: PDFObject | undefined): string {
  if (space instanceof PDFArray) return nameOf(entryOf(space, 0)) ?? '';
  return nameOf(space) ?? '';
}

/** An exponential function is its C1 at 1, whatever its exponent. */
function solidOf(transform: PDFObject | undefined): readonly number[] | null {
  if (!(transform instanceof PDFDict) || numberAt(transform, 'FunctionType') !== 2) return null;
  const end = arrayAt(transform, 'C1');
  if (end === null) return null;
  const numbers = entriesOf(end).map((one) => (one instanceof PDFNumber ? one.asNumber() : Number.NaN));
  return numbers.every(Number.isFinite) ? numbers : null;
}

import { over, power, times, timesRootTable, valueAt } from './galois-field.ts';

/**
 * The codewords of a block with its errors put right, and how many there were.
 *
 * Shape   data codewords first, then `checks` of correction; null where more are wrong than can be told
 * Source  ISO/IEC 16022, annex on error correction: the generator's roots are 2¹ … 2^checks
 */
export function corrected(
  codewords: Uint8Array,
  checks: number,
): { readonly codewords: Uint8Array; readonly errors: number } | null {
  const syndromes = syndromesOf(codewords, checks);
  if (syndromes === null) return { codewords, errors: 0 };
  const locator = locatorOf(syndromes);
  const places = placesOf(locator, codewords.length);
  if (places === null) return null;
  const mended = mend(codewords, { syndromes, locator, places });
  return syndromesOf(mended, checks) === null ? { codewords: mended, errors: places.length } : null;
}

/**
 * Null where all are nothing: the block is as it was made.
 *
 * Why     it is, in nearly every code of every ticket, and nothing is made to find that
 */
function syndromesOf(codewords: Uint8Array, checks: number): readonly number[] | null {
  let syndromes: number[] | null = null;
  for (let root = 1; root <= checks; root++) {
    const timesRoot = timesRootTable(root);
    let value = 0;
    for (let at = 0; at < codewords.length; at++)
      value = (timesRoot[value] as number) ^ (codewords[at] as number);
    if (value === 0) continue;
    syndromes ??= new Array<number>(checks).fill(0);
    syndromes[root - 1] = value;
  }
  return syndromes;
}

/** The shortest polynomial whose roots are the inverses of the errors' places, by Berlekamp and Massey. */
function locatorOf(syndromes: readonly number[]): readonly number[] {
  let locator = [1];
  let before = [1];
  let [length, gap, last] = [0, 1, 1];
  syndromes.forEach((syndrome, step) => {
    let discrepancy = syndrome;
    for (let at = 1; at <= length; at++) discrepancy ^= times(locator[at] ?? 0, syndromes[step - at] ?? 0);
    if (discrepancy === 0) {
      gap += 1;
      return;
    }
    const next = added(locator, before, { factor: over(discrepancy, last), shift: gap });
    if (2 * length <= step) {
      [before, last, gap, length] = [locator, discrepancy, 1, step + 1 - length];
    } else gap += 1;
    locator = next;
  });
  return locator.slice(0, length + 1);
}

function added(
  a: readonly number[],
  b: readonly number[],
  { factor, shift }: { readonly factor: number; readonly shift: number },
): number[] {
  const sum = Array.from({ length: Math.max(a.length, b.length + shift) }, (_, at) => a[at] ?? 0);
  b.forEach((value, at) => {
    sum[at + shift] = (sum[at + shift] ?? 0) ^ times(value, factor);
  });
  return sum;
}

/** The powers of the wrong codewords, counted from the last; null where they are not as many as the locator says. */
function placesOf(locator: readonly number[], length: number): readonly number[] | null {
  const places: number[] = [];
  for (let place = 0; place < length; place++) if (valueAt(locator, power(-place)) === 0) places.push(place);
  return places.length === locator.length - 1 ? places : null;
}

/** By Forney's formula, for a generator whose first root is 2. */
function mend(
  codewords: Uint8Array,
  {
    syndromes,
    locator,
    places,
  }: {
    readonly syndromes: readonly number[];
    readonly locator: readonly number[];
    readonly places: readonly number[];
  },
): Uint8Array {
  const evaluator = syndromes.map((_, at) => {
    let sum = 0;
    for (let of = 0; of <= at; of++) sum ^= times(syndromes[at - of] ?? 0, locator[of] ?? 0);
    return sum;
  });
  const slope = locator.map((value, at) => (at % 2 === 1 ? value : 0)).slice(1);
  const mended = Uint8Array.from(codewords);
  for (const place of places) {
    const root = power(-place);
    const at = mended.length - 1 - place;
    mended[at] = (mended[at] ?? 0) ^ over(valueAt(evaluator, root), valueAt(slope, root));
  }
  return mended;
}

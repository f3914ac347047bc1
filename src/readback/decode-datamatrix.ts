import { readCodewords } from './codeword-text.ts';
import { modulesOfCodewords } from './matrix-placement.ts';
import { corrected } from './reed-solomon.ts';

/** Data and correction codewords of the square symbols of one region, by their side in modules. */
const SIZES: ReadonlyMap<number, readonly [data: number, checks: number]> = new Map([
  [10, [3, 5]],
  [12, [5, 7]],
  [14, [8, 10]],
  [16, [12, 12]],
  [18, [18, 14]],
  [20, [22, 18]],
  [22, [30, 20]],
  [24, [36, 24]],
  [26, [44, 28]],
]);

/** What the modules of a DataMatrix say. */
export interface DecodedMatrix {
  readonly text: string;
  /** Modules that are not what the text asks for: of the finder, or in codewords that had to be put right. */
  readonly errors: number;
}

/**
 * The text of a DataMatrix (ECC 200) of one region.
 *
 * Shape   `dark` has a byte for each module row by row from the top left, 1 where it is dark; null where it is none, or
 *         more is wrong with it than can be put right
 * Source  ISO/IEC 16022
 */
export function decodeDataMatrix(dark: Uint8Array, side: number): DecodedMatrix | null {
  const size = SIZES.get(side);
  if (size === undefined || dark.length !== side * side) return null;
  const [data, checks] = size;
  const finder = wrongInFinder(dark, side);
  if (finder > side / 2) return null;
  const block = corrected(codewordsIn(dark, { side, count: data + checks }), checks);
  if (block === null) return null;
  const text = readCodewords(block.codewords.subarray(0, data));
  return text === null ? null : { text, errors: finder + block.errors };
}

/** Modules of the finder that are wrong: solid at the left and below, every other one above and at the right. */
function wrongInFinder(dark: Uint8Array, side: number): number {
  const last = side - 1;
  let wrong = 0;
  for (let at = 0; at < side; at++) {
    if (dark[at * side] !== 1) wrong += 1;
    if (at > 0 && dark[last * side + at] !== 1) wrong += 1;
    if (at > 0 && dark[at] !== (at % 2 === 0 ? 1 : 0)) wrong += 1;
    if (at > 0 && at < last && dark[at * side + last] !== (at % 2 === 0 ? 0 : 1)) wrong += 1;
  }
  return wrong;
}

function codewordsIn(
  dark: Uint8Array,
  { side, count }: { readonly side: number; readonly count: number },
): Uint8Array {
  const modules = modulesOfCodewords(side);
  const codewords = new Uint8Array(count);
  for (let at = 0; at < count; at++) {
    let codeword = 0;
    for (let bit = 8 * at; bit < 8 * at + 8; bit++)
      codeword = (codeword << 1) | (dark[modules[bit] as number] as number);
    codewords[at] = codeword;
  }
  return codewords;
}

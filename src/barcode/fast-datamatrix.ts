import { type Placement, placement } from './datamatrix-placement.ts';
import { DATAMATRIX_CODEWORDS, type DataMatrixVersion } from './datamatrix-size.ts';
import { checkCodewords } from './reed-solomon.ts';

/** All that the symbols of one size are put together from. */
interface Parts {
  readonly side: number;
  readonly data: number;
  /** The modules of the finder, and of no codeword: one number a row, the leftmost module its highest bit. */
  readonly base: Uint32Array;
  /** What each value of each codeword of data turns over: `side` rows a value, 256 values a codeword. */
  readonly turned: Uint32Array;
  /** Half a row as text, for each number it may be. */
  readonly halves: readonly string[];
}

const known = new Map<DataMatrixVersion, Parts>();

/**
 * A DataMatrix of digits: one string of '1' (dark) and '0' a row, from the top; null if the payload is anything else
 * than digits, or does not fit.
 *
 * Why     in a fixed size each module is a sum, in the arithmetic of one bit, of bits of the data: so a symbol is the
 *         finder with the patterns of its codewords turned over in it, error correction and placement included
 */
export function digitRows(payload: string, version: DataMatrixVersion): readonly string[] | null {
  if (!/^[0-9]+$/.test(payload) || Math.ceil(payload.length / 2) > DATAMATRIX_CODEWORDS[version].data)
    return null;
  const parts = partsOf(version);
  const rows = new Uint32Array(parts.side);
  const digits = Uint8Array.from({ length: payload.length }, (_, at) => payload.charCodeAt(at) - ZERO);
  const codewords = padded(digits.length, parts.data);
  setDigits(codewords, digits);
  setRows(rows, codewords, parts);
  const { side, halves } = parts;
  const [half, right] = [side / 2, halves.length - 1];
  const texts: string[] = [];
  for (const row of rows) texts.push(`${halves[row >> half]}${halves[row & right]}`);
  return texts;
}

/** The symbols of one size and one count of digits, as bits. */
export interface DigitMatrix {
  readonly side: number;
  /**
   * Puts the symbol of so many digits, each a number from 0 to 9, into `rows`: one number a row from the top, the leftmost
   * module its highest bit of `side`.
   */
  readonly rowsOf: (digits: Uint8Array, rows: Uint32Array) => void;
}

/**
 * A DataMatrix of so many digits as bits, for codes by the million: the same modules as `digitRows`.
 *
 * Throws  RangeError if the size does not hold so many
 */
export function digitMatrix(count: number, version: DataMatrixVersion): DigitMatrix {
  if (count < 1 || Math.ceil(count / 2) > DATAMATRIX_CODEWORDS[version].data) {
    throw new RangeError(`a DataMatrix of ${version} does not hold ${count} digits`);
  }
  const parts = partsOf(version);
  const codewords = padded(count, parts.data);
  return {
    side: parts.side,
    rowsOf: (digits, rows) => {
      setDigits(codewords, digits);
      setRows(rows, codewords, parts);
    },
  };
}

/** The finder with the patterns of all codewords turned over in it. */
function setRows(rows: Uint32Array, codewords: Uint8Array, { side, base, turned }: Parts): void {
  rows.set(base);
  for (let index = 0; index < codewords.length; index++) {
    const at = (index * 256 + (codewords[index] ?? 0)) * side;
    for (let row = 0; row < side; row++) rows[row] = (rows[row] ?? 0) ^ (turned[at + row] ?? 0);
  }
}

/** Codewords with room for so many digits, and after them padding that is scattered so as to have no pattern. */
function padded(digits: number, count: number): Uint8Array {
  const codewords = new Uint8Array(count);
  let at = Math.ceil(digits / 2);
  if (at < count) codewords[at++] = PAD;
  for (; at < count; at++) codewords[at] = scattered(at + 1);
  return codewords;
}

/** Two digits a codeword, a last single one as a character. */
function setDigits(codewords: Uint8Array, digits: Uint8Array): void {
  const pairs = digits.length >> 1;
  for (let at = 0; at < pairs; at++) {
    codewords[at] = PAIR + 10 * (digits[at * 2] ?? 0) + (digits[at * 2 + 1] ?? 0);
  }
  if (digits.length % 2 === 1) codewords[pairs] = SINGLE + (digits[digits.length - 1] ?? 0);
}

const ZERO = '0'.charCodeAt(0);

const PAIR = 130;
const SINGLE = ZERO + 1;
const PAD = 129;

/** The padding of a place, from 1: what the symbology's rule of 253 states makes of it. */
function scattered(place: number): number {
  const value = PAD + ((149 * place) % 253) + 1;
  return value > 254 ? value - 254 : value;
}

function partsOf(version: DataMatrixVersion): Parts {
  const made = known.get(version) ?? makeParts(version);
  known.set(version, made);
  return made;
}

function makeParts(version: DataMatrixVersion): Parts {
  const { data, checks } = DATAMATRIX_CODEWORDS[version];
  const side = Number.parseInt(version, 10);
  const placed = placement(side - 2);
  const turned = new Uint32Array(data * 256 * side);
  for (let index = 0; index < data; index++) {
    for (let bit = 1; bit < 256; bit <<= 1) {
      const alone = new Uint8Array(data);
      alone[index] = bit;
      const all = [...alone, ...checkCodewords(alone, checks)];
      turned.set(patternOf(all, placed, side), (index * 256 + bit) * side);
    }
    addUp(turned.subarray(index * 256 * side, (index + 1) * 256 * side), side);
  }
  return { side, data, base: finder(side, placed), turned, halves: halvesOf(side / 2) };
}

const halvesOf = (modules: number): readonly string[] =>
  Array.from({ length: 2 ** modules }, (_, bits) => bits.toString(2).padStart(modules, '0'));

/** The rows of modules that so many codewords make dark. */
function patternOf(
  codewords: readonly number[],
  { codewords: placed }: Placement,
  side: number,
): Uint32Array {
  const rows = new Uint32Array(side);
  codewords.forEach((codeword, index) => {
    placed[index]?.forEach((module, bit) => {
      if ((codeword & (128 >> bit)) !== 0) darken(rows, module);
    });
  });
  return rows;
}

/** The patterns of all values of a codeword, from those of single bits. */
function addUp(patterns: Uint32Array, side: number): void {
  for (let value = 3; value < 256; value++) {
    const lowest = value & -value;
    if (lowest === value) continue;
    for (let row = 0; row < side; row++) {
      const rest = patterns[(value ^ lowest) * side + row] ?? 0;
      patterns[value * side + row] = rest ^ (patterns[lowest * side + row] ?? 0);
    }
  }
}

/** Solid on the left and below, every second module above and on the right; and the modules that are spare. */
function finder(side: number, { spare }: Placement): Uint32Array {
  const rows = new Uint32Array(side);
  const left = 2 ** (side - 1);
  for (let row = 0; row < side; row++) rows[row] = left + (row % 2);
  rows[0] = Number.parseInt('10'.repeat(side / 2), 2);
  rows[side - 1] = 2 ** side - 1;
  for (const module of spare) darken(rows, module);
  return rows;
}

/** Why  codewords stand within the finder: a row further down, a column further right */
function darken(rows: Uint32Array, [row, column]: readonly [row: number, column: number]): void {
  const bit = 1 << (rows.length - 2 - column);
  rows[row + 1] = (rows[row + 1] ?? 0) | bit;
}

/**
 * The field of 256 elements that ECC 200 reckons in.
 *
 * Source  ISO/IEC 16022: primitive polynomial x⁸ + x⁵ + x³ + x² + 1, generator 2
 */
const POLYNOMIAL = 0x12d;

/** Powers of 2, twice over so that a sum of two logarithms needs no remainder. */
const POWERS: Uint8Array = new Uint8Array(510);
const LOGARITHMS = new Uint8Array(256);

for (let power = 0, value = 1; power < 255; power++) {
  POWERS[power] = value;
  POWERS[power + 255] = value;
  LOGARITHMS[value] = power;
  value = value < 128 ? value * 2 : (value * 2) ^ POLYNOMIAL;
}

export const times = (a: number, b: number): number =>
  a === 0 || b === 0 ? 0 : (POWERS[(LOGARITHMS[a] ?? 0) + (LOGARITHMS[b] ?? 0)] ?? 0);

const tables: Uint8Array[] = [];

/** Every element times 2 to so many: what every code of every ticket multiplies by is looked up once. */
export function timesRootTable(exponent: number): Uint8Array {
  let table = tables[exponent];
  if (table === undefined) {
    table = Uint8Array.from({ length: 256 }, (_, of) => times(of, power(exponent)));
    tables[exponent] = table;
  }
  return table;
}

/** What times `b` is `a`; `b` is not 0. */
export const over = (a: number, b: number): number =>
  a === 0 ? 0 : (POWERS[(LOGARITHMS[a] ?? 0) + 255 - (LOGARITHMS[b] ?? 0)] ?? 0);

/** 2 to so many, for any whole number. */
export const power = (of: number): number => POWERS[((of % 255) + 255) % 255] ?? 0;

/** A polynomial's value, its coefficients from the constant upwards. */
export function valueAt(polynomial: readonly number[], x: number): number {
  let value = 0;
  for (let at = polynomial.length - 1; at >= 0; at--) value = times(value, x) ^ (polynomial[at] ?? 0);
  return value;
}

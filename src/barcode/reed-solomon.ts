/** The field of 256 that DataMatrix reckons in: x^8 + x^5 + x^3 + x^2 + 1. */
const FIELD = 0x12d;

const powers = new Uint8Array(255);
const logarithms = new Uint8Array(256);
for (let power = 0, value = 1; power < 255; power++) {
  powers[power] = value;
  logarithms[value] = power;
  value <<= 1;
  if (value > 255) value ^= FIELD;
}

function times(a: number, b: number): number {
  if (a === 0 || b === 0) return 0;
  return powers[((logarithms[a] ?? 0) + (logarithms[b] ?? 0)) % 255] ?? 0;
}

/** The coefficients of (x + 2)(x + 4)…, so many factors, but for the leading one; the highest power first. */
function generator(count: number): readonly number[] {
  let polynomial = [1];
  for (let root = 1; root <= count; root++) {
    const factor = powers[root] ?? 0;
    polynomial = [...polynomial, 0].map(
      (coefficient, at) => coefficient ^ times(polynomial[at - 1] ?? 0, factor),
    );
  }
  return polynomial.slice(1);
}

/**
 * The codewords that let a reader correct errors: the remainder of the data over the generator.
 *
 * Order   as they follow the data
 */
export function checkCodewords(data: Uint8Array, count: number): Uint8Array {
  const divisor = generator(count);
  const remainder = new Uint8Array(count);
  for (const codeword of data) {
    const lead = codeword ^ (remainder[0] ?? 0);
    remainder.copyWithin(0, 1);
    remainder[count - 1] = 0;
    divisor.forEach((coefficient, at) => {
      remainder[at] = (remainder[at] ?? 0) ^ times(coefficient, lead);
    });
  }
  return remainder;
}

/**
 * A length on the lattice: a whole number of 1/914,400 inch.
 *
 * Why     1 mm = 36,000, 1 pt = 12,700 and a dot of 600, 1,200 or 2,400 dpi are all whole, so that sums,
 *         comparisons and boxes are exact and nothing drifts between trim, sheet and imager.
 */
export type Length = number;

export const PER_INCH = 914_400;
export const PER_MM = 36_000;
export const PER_PT = 12_700;

/** The lattice length of so many millimetres, rounded to the lattice (28 nanometres). */
export const mm = (value: number): Length => Math.round(value * PER_MM);

/** The lattice length of so many PostScript points. */
export const pt = (value: number): Length => Math.round(value * PER_PT);

/**
 * The lattice length of so many dots of an imager.
 *
 * Throws  RangeError if a dot of that pitch is not whole on the lattice (use a divisor of 914,400)
 */
export function dots(count: number, dpi: number): Length {
  const pitch = PER_INCH / dpi;
  if (!Number.isInteger(pitch)) throw new RangeError(`a dot at ${dpi} dpi is not whole on the lattice`);
  return count * pitch;
}

export const toMm = (length: Length): number => length / PER_MM;
export const toPt = (length: Length): number => length / PER_PT;

/** Where the bits of the codewords stand: for each codeword the [row, column] of its eight bits, the highest first. */
export type Placement = readonly (readonly (readonly [row: number, column: number])[])[];

/**
 * The eight modules of a codeword against the module of its last bit: two, then three and three.
 *
 * Order   the highest bit first
 */
const SHAPE = [
  [-2, -2],
  [-2, -1],
  [-1, -2],
  [-1, -1],
  [-1, 0],
  [0, -2],
  [0, -1],
  [0, 0],
] as const;

/** What of the shape hangs over one edge comes in again at the other, moved along by what keeps neighbours apart. */
function wrapped(row: number, column: number, side: number): readonly [number, number] {
  const along = 4 - ((side + 4) % 8);
  let [y, x] = [row, column];
  if (y < 0) [y, x] = [y + side, x + along];
  if (x < 0) [y, x] = [y + along, x + side];
  return [y, x];
}

/**
 * The bits of the four corners of the square, for the sides whose diagonals leave one over; the highest bit first,
 * each counted from the top left, or from the bottom and right where negative.
 *
 * Why     of the sizes that tickets have, sides of 12 need one: `10x10` to `20x20` have sides of 8 to 18
 */
const CORNER = [
  [-3, 0],
  [-2, 0],
  [-1, 0],
  [0, -2],
  [0, -1],
  [1, -1],
  [2, -1],
  [3, -1],
] as const;


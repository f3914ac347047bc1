type Module = readonly [row: number, column: number];

/**
 * Where the bits of the codewords stand within the finder of a square of one region, 8 to 18 modules a side.
 *
 * Shape   for each codeword its eight modules; `spare` are dark and belong to none, where the square has bits left over
 * Order   codewords as they are sent, data first; of a codeword the highest bit first
 */
export interface Placement {
  readonly codewords: readonly (readonly Module[])[];
  readonly spare: readonly Module[];
}

/** The modules of a codeword against that of its last bit: two, then three and three. */
const SHAPE: readonly Module[] = [
  [-2, -2],
  [-2, -1],
  [-1, -2],
  [-1, -1],
  [-1, 0],
  [0, -2],
  [0, -1],
  [0, 0],
];

/** The codeword that lies in pieces in the corners, of the sides that have one. */
const CORNERS: ReadonlyMap<number, readonly Module[]> = new Map([
  [12, [...across(11, 0, 3), [0, 10], ...down(0, 11, 4)]],
  [14, [...down(11, 0, 3), ...across(0, 10, 4), [1, 13]]],
]);

function across(row: number, column: number, count: number): readonly Module[] {
  return Array.from({ length: count }, (_, at) => [row, column + at]);
}

function down(row: number, column: number, count: number): readonly Module[] {
  return Array.from({ length: count }, (_, at) => [row + at, column]);
}

/** The placement of a side; codewords go up and down its diagonals, each where its last module is still free. */
export function placement(side: number): Placement {
  const taken = new Set<number>();
  const codewords: (readonly Module[])[] = [];
  const put = (modules: readonly Module[]): void => {
    for (const [row, column] of modules) taken.add(row * side + column);
    codewords.push(modules);
  };
  for (const [row, column] of diagonals(side)) {
    const corners = CORNERS.get(side);
    if (corners !== undefined && row === CORNERS_AT && column === 0) put(corners);
    const isFree = isWithin(row, column, side) && !taken.has(row * side + column);
    if (isFree) put(SHAPE.map(([y, x]) => wrapped(row + y, column + x, side)));
  }
  const spare: readonly Module[] = [
    [side - 2, side - 2],
    [side - 1, side - 1],
  ];
  return { codewords, spare: taken.has(side * side - 1) ? [] : spare };
}

/** The diagonal that starts at this row of the first column has the corners before it. */
const CORNERS_AT = 12;

/** Up and down the square and beyond its edges, from the fifth row of the first column. */
function diagonals(side: number): readonly Module[] {
  const path: Module[] = [];
  let [row, column] = [4, 0];
  while (row < side || column < side) {
    do {
      path.push([row, column]);
      [row, column] = [row - 2, column + 2];
    } while (row >= 0 && column < side);
    [row, column] = [row + 1, column + 3];
    do {
      path.push([row, column]);
      [row, column] = [row + 2, column - 2];
    } while (row < side && column >= 0);
    [row, column] = [row + 3, column + 1];
  }
  return path;
}

const isWithin = (row: number, column: number, side: number): boolean =>
  row >= 0 && column >= 0 && row < side && column < side;

/** What of the shape hangs over one edge comes in again at the other, moved along to where it has neighbours. */
function wrapped(row: number, column: number, side: number): Module {
  const along = 4 - ((side + 4) % 8);
  let [y, x] = [row, column];
  if (y < 0) [y, x] = [y + side, x + along];
  if (x < 0) [y, x] = [y + along, x + side];
  return [y, x];
}

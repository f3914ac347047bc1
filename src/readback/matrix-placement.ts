const known = new Map<number, Uint16Array>();

/**
 * Where the bits of codewords lie in a DataMatrix of one region and so many modules a side, its finder with it.
 *
 * Shape   for each bit, codeword by codeword and its highest bit first, the module counted row by row
 * Source  ISO/IEC 16022, annex on the placement of modules
 */
export function modulesOfCodewords(side: number): Uint16Array {
  let modules = known.get(side);
  if (modules === undefined) {
    const region = side - 2;
    modules = Uint16Array.from(
      placed(region),
      (module) => (Math.floor(module / region) + 1) * side + (module % region) + 1,
    );
    known.set(side, modules);
  }
  return modules;
}

type Offset = readonly [row: number, column: number];

/** A codeword's modules from its last bit: the shape of an L on its side. */
const UTAH: readonly Offset[] = [
  [-2, -2],
  [-2, -1],
  [-1, -2],
  [-1, -1],
  [-1, 0],
  [0, -2],
  [0, -1],
  [0, 0],
];

/** Codewords that lie in pieces at the corners: negative numbers count from the far side. */
const CORNERS: readonly {
  readonly isAt: (row: number, column: number, side: number) => boolean;
  readonly modules: readonly Offset[];
}[] = [
  {
    isAt: (row, column, side) => row === side && column === 0,
    modules: [
      [-1, 0],
      [-1, 1],
      [-1, 2],
      [0, -2],
      [0, -1],
      [1, -1],
      [2, -1],
      [3, -1],
    ],
  },
  {
    isAt: (row, column, side) => row === side - 2 && column === 0 && side % 4 !== 0,
    modules: [
      [-3, 0],
      [-2, 0],
      [-1, 0],
      [0, -4],
      [0, -3],
      [0, -2],
      [0, -1],
      [1, -1],
    ],
  },
  {
    isAt: (row, column, side) => row === side - 2 && column === 0 && side % 8 === 4,
    modules: [
      [-3, 0],
      [-2, 0],
      [-1, 0],
      [0, -2],
      [0, -1],
      [1, -1],
      [2, -1],
      [3, -1],
    ],
  },
  {
    isAt: (row, column, side) => row === side + 4 && column === 2 && side % 8 === 0,
    modules: [
      [-1, 0],
      [-1, -1],
      [0, -3],
      [0, -2],
      [0, -1],
      [1, -3],
      [1, -2],
      [1, -1],
    ],
  },
];

/** The same within the finder: the standard reckons there. */
function placed(side: number): readonly number[] {
  const taken = new Set<number>();
  const bits: number[] = [];
  const put = (modules: readonly Offset[]): void => {
    for (const [row, column] of modules) {
      taken.add(row * side + column);
      bits.push(row * side + column);
    }
  };
  const isFree = (row: number, column: number): boolean =>
    row >= 0 && row < side && column >= 0 && column < side && !taken.has(row * side + column);
  for (let [row, column] = [4, 0]; row < side || column < side; ) {
    for (const corner of CORNERS) {
      if (corner.isAt(row, column, side))
        put(corner.modules.map(([y, x]) => [y < 0 ? y + side : y, x < 0 ? x + side : x]));
    }
    for (; row >= 0 && column < side; row -= 2, column += 2)
      if (isFree(row, column) && row < side) put(utahAt(row, column, side));
    [row, column] = [row + 1, column + 3];
    for (; row < side && column >= 0; row += 2, column -= 2)
      if (isFree(row, column)) put(utahAt(row, column, side));
    [row, column] = [row + 3, column + 1];
  }
  return bits;
}

/** Where the shape reaches over an edge it goes on at the opposite one, shifted. */
const utahAt = (row: number, column: number, side: number): readonly Offset[] =>
  UTAH.map(([dy, dx]) => {
    let [y, x] = [row + dy, column + dx];
    if (y < 0) [y, x] = [y + side, x + 4 - ((side + 4) % 8)];
    if (x < 0) [y, x] = [y + 4 - ((side + 4) % 8), x + side];
    return [y, x];
  });

/** A rectangle of modules, all of them dark. */
export interface DarkRectangle {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/**
 * The dark modules of a matrix as rectangles that overlap wherever dark modules touch.
 *
 * Order   top to bottom, then left to right
 * Why     each edge is drawn a little inside its dots. Were the rectangles only to touch, that would open a hair
 *         between modules that belong together. Here every two dark neighbours, and every dark two by two, lie
 *         whole within some rectangle; so shrinking all rectangles is the same as shrinking the dark figure
 *         itself: at its edges to light, and nowhere else
 */
export function darkRectangles(rows: readonly string[]): readonly DarkRectangle[] {
  const figure = figureOf(rows);
  const found = new Map<number, DarkRectangle>();
  const see = (y: number, height: number): void => {
    for (const [x, end] of darkRuns(figure, y, height)) {
      const rectangle = grownTallest(figure, { x, y, width: end - x, height });
      found.set(nameOf(rectangle), rectangle);
    }
  };
  for (let y = 0; y < figure.height; y++) {
    see(y, 1);
    if (y + 1 < figure.height) see(y, 2);
  }
  return withoutSpare(figure, [...found.values()]).sort((a, b) => a.y - b.y || a.x - b.x);
}

/** The modules of a matrix, row by row: 1 where one is dark. */
interface Figure {
  readonly width: number;
  readonly height: number;
  readonly dark: Uint8Array;
}

function figureOf(rows: readonly string[]): Figure {
  const [width, height] = [rows[0]?.length ?? 0, rows.length];
  const dark = new Uint8Array(width * height);
  rows.forEach((row, y) => {
    for (let x = 0; x < width; x++) dark[y * width + x] = row[x] === '1' ? 1 : 0;
  });
  return { width, height, dark };
}

/** One number a rectangle; no symbol is 1,024 modules wide or tall. */
const nameOf = ({ x, y, width, height }: DarkRectangle): number =>
  ((y * 1024 + x) * 1024 + width) * 1024 + height;

/** Where modules are dark in each of `height` rows from `y`: [first, after last] columns, as long as they go. */
function darkRuns(figure: Figure, y: number, height: number): readonly [number, number][] {
  const runs: [number, number][] = [];
  let start = -1;
  for (let x = 0; x <= figure.width; x++) {
    const dark = x < figure.width && isDark(figure, { x, y, width: 1, height });
    if (dark && start < 0) start = x;
    if (!dark && start >= 0) {
      runs.push([start, x]);
      start = -1;
    }
  }
  return runs;
}

/** The rectangle with every dark row above and below that spans it. */
function grownTallest(figure: Figure, { x, y, width, height }: DarkRectangle): DarkRectangle {
  let [top, end] = [y, y + height];
  while (top > 0 && isDark(figure, { x, y: top - 1, width, height: 1 })) top--;
  while (end < figure.height && isDark(figure, { x, y: end, width, height: 1 })) end++;
  return { x, y: top, width, height: end - top };
}

function isDark(figure: Figure, { x, y, width, height }: DarkRectangle): boolean {
  for (let row = y; row < y + height; row++) {
    const at = row * figure.width;
    for (let column = x; column < x + width; column++) if (figure.dark[at + column] === 0) return false;
  }
  return true;
}

/** The rectangles that are needed for every neighbourhood to lie within one; the smallest are spared first. */
function withoutSpare(figure: Figure, rectangles: readonly DarkRectangle[]): DarkRectangle[] {
  const held = new Uint16Array(figure.dark.length * 4);
  const all = rectangles.map((rectangle) => ({ rectangle, keys: neighbourhoods(figure, rectangle) }));
  for (const { keys } of all) for (const key of keys) held[key] = (held[key] ?? 0) + 1;
  const smallestFirst = all.sort((a, b) => areaOf(a.rectangle) - areaOf(b.rectangle));
  const needed = smallestFirst.filter(({ keys }) => {
    if (keys.some((key) => (held[key] ?? 0) < 2)) return true;
    for (const key of keys) held[key] = (held[key] ?? 0) - 1;
    return false;
  });
  return needed.map(({ rectangle }) => rectangle);
}

const areaOf = ({ width, height }: DarkRectangle): number => width * height;

/** A key for each module, each pair of neighbours and each two by two within a rectangle. */
function neighbourhoods(figure: Figure, { x, y, width, height }: DarkRectangle): readonly number[] {
  const keys: number[] = [];
  for (let row = y; row < y + height; row++) {
    for (let column = x; column < x + width; column++) {
      const key = (row * figure.width + column) * 4;
      const [beside, below] = [column + 1 < x + width, row + 1 < y + height];
      keys.push(key);
      if (beside) keys.push(key + 1);
      if (below) keys.push(key + 2);
      if (beside && below) keys.push(key + 3);
    }
  }
  return keys;
}

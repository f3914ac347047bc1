/** More modules than any symbol is wide: the widest PDF417 has 579. */
const WIDEST = 1024;

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
  const found = new Map<string, DarkRectangle>();
  const see = (y: number, height: number): void => {
    for (const [x, end] of darkRuns(rows, y, height)) {
      const rectangle = grownTallest(rows, { x, y, width: end - x, height });
      found.set(`${rectangle.y},${rectangle.x},${rectangle.width},${rectangle.height}`, rectangle);
    }
  };
  rows.forEach((_, y) => {
    see(y, 1);
    if (y + 1 < rows.length) see(y, 2);
  });
  return withoutSpare([...found.values()]).sort((a, b) => a.y - b.y || a.x - b.x);
}

/** Where modules are dark in each of `height` rows from `y`: [first, after last] columns, as long as they go. */
function darkRuns(rows: readonly string[], y: number, height: number): readonly [number, number][] {
  const runs: [number, number][] = [];
  const columns = rows[y]?.length ?? 0;
  let start = -1;
  for (let x = 0; x <= columns; x++) {
    const dark = x < columns && isDark(rows, { x, y, width: 1, height });
    if (dark && start < 0) start = x;
    if (!dark && start >= 0) {
      runs.push([start, x]);
      start = -1;
    }
  }
  return runs;
}

/** The rectangle with every dark row above and below that spans it. */
function grownTallest(rows: readonly string[], { x, y, width, height }: DarkRectangle): DarkRectangle {
  let [top, end] = [y, y + height];
  while (isDark(rows, { x, y: top - 1, width, height: 1 })) top--;
  while (isDark(rows, { x, y: end, width, height: 1 })) end++;
  return { x, y: top, width, height: end - top };
}

function isDark(rows: readonly string[], { x, y, width, height }: DarkRectangle): boolean {
  for (let row = y; row < y + height; row++) {
    for (let column = x; column < x + width; column++) if (rows[row]?.[column] !== '1') return false;
  }
  return true;
}

/** The rectangles that are needed for every neighbourhood to lie within one; the smallest are spared first. */
function withoutSpare(rectangles: readonly DarkRectangle[]): DarkRectangle[] {
  const held = new Map<number, number>();
  const count = (key: number, by: number): void => void held.set(key, (held.get(key) ?? 0) + by);
  for (const rectangle of rectangles) for (const key of neighbourhoods(rectangle)) count(key, 1);
  const smallestFirst = [...rectangles].sort((a, b) => a.width * a.height - b.width * b.height);
  return smallestFirst.filter((rectangle) => {
    const keys = neighbourhoods(rectangle);
    if (keys.some((key) => (held.get(key) ?? 0) < 2)) return true;
    for (const key of keys) count(key, -1);
    return false;
  });
}

/** A key for each module, each pair of neighbours and each two by two within a rectangle. */
function neighbourhoods({ x, y, width, height }: DarkRectangle): readonly number[] {
  const keys: number[] = [];
  for (let row = y; row < y + height; row++) {
    for (let column = x; column < x + width; column++) {
      const key = (row * WIDEST + column) * 4;
      const [beside, below] = [column + 1 < x + width, row + 1 < y + height];
      keys.push(key);
      if (beside) keys.push(key + 1);
      if (below) keys.push(key + 2);
      if (beside && below) keys.push(key + 3);
    }
  }
  return keys;
}

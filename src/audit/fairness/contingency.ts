import { chiSquareTail } from './tails.ts';

/** Counts in rows and columns. */
export type Table = readonly (readonly number[])[];

/** Pearson's chi-square, and what it is held against. */
export interface ChiSquare {
  readonly chiSquare: number;
  readonly freedom: number;
  readonly count: number;
  readonly p: number;
}

/**
 * The fewest tickets that every cell of a table should expect.
 *
 * Why     five are enough for levels of 5 %. Here many tests share one level, so that tails of 1e-5 are read, and there a
 *         count that expects five is off by a factor of a hundred
 */
export const LEAST_EXPECTED = 50;

/**
 * Whether the rows of a table go with its columns.
 *
 * Shape   rows and columns that are too rare for `LEAST_EXPECTED` are put together, the rarest two first; null where fewer
 *         than two rows or columns are left, so that nothing can be said
 */
export function independence(table: Table): ChiSquare | null {
  const { rows, columns, counts } = pooled(table);
  if (rows.length < 2 || columns.length < 2) return null;
  const count = sum(rows);
  let chiSquare = 0;
  counts.forEach((row, r) => {
    row.forEach((found, c) => {
      const expected = ((rows[r] ?? 0) * (columns[c] ?? 0)) / count;
      chiSquare += (found - expected) ** 2 / expected;
    });
  });
  const freedom = (rows.length - 1) * (columns.length - 1);
  return { chiSquare, freedom, count, p: chiSquareTail(chiSquare, freedom) };
}

/** The same over several tables that are each to be independent: null where none of them says anything. */
export function independenceWithin(tables: readonly Table[]): ChiSquare | null {
  const tests = tables.map(independence).filter((test) => test !== null);
  if (tests.length === 0) return null;
  const total = (of: (test: ChiSquare) => number): number => sum(tests.map(of));
  const [chiSquare, freedom] = [total((test) => test.chiSquare), total((test) => test.freedom)];
  return { chiSquare, freedom, count: total(({ count }) => count), p: chiSquareTail(chiSquare, freedom) };
}

/** Whether counts are all alike but for chance. */
export function uniformity(counts: readonly number[]): ChiSquare | null {
  const count = sum(counts);
  const expected = count / counts.length;
  if (counts.length < 2 || expected < LEAST_EXPECTED) return null;
  const chiSquare = sum(counts.map((found) => (found - expected) ** 2 / expected));
  const freedom = counts.length - 1;
  return { chiSquare, freedom, count, p: chiSquareTail(chiSquare, freedom) };
}

interface Pooled {
  readonly rows: readonly number[];
  readonly columns: readonly number[];
  readonly counts: Table;
}

function pooled(table: Table): Pooled {
  let counts = transposed(transposed(table.filter(isUsed)).filter(isUsed));
  for (;;) {
    const rows = counts.map(sum);
    const columns = transposed(counts).map(sum);
    const [row, column, count] = [Math.min(...rows), Math.min(...columns), sum(rows)];
    const isEnough = row * column >= LEAST_EXPECTED * count;
    if (rows.length < 2 || columns.length < 2 || isEnough) return { rows, columns, counts };
    counts =
      row <= column || columns.length === 2
        ? rarestTogether(counts, rows)
        : transposed(rarestTogether(transposed(counts), columns));
  }
}

/** The two rarest rows as one, in the place of the first of them. */
function rarestTogether(counts: Table, totals: readonly number[]): Table {
  const [a = 0, b = 0] = totals
    .map((total, at) => ({ total, at }))
    .sort((x, y) => x.total - y.total)
    .map(({ at }) => at);
  const [into, from] = [Math.min(a, b), Math.max(a, b)];
  const together = (counts[into] ?? []).map((count, column) => count + (counts[from]?.[column] ?? 0));
  return counts.flatMap((row, at) => (at === from ? [] : [at === into ? together : row]));
}

const isUsed = (row: readonly number[]): boolean => row.some((count) => count > 0);

const transposed = (table: Table): Table =>
  (table[0] ?? []).map((_, column) => table.map((row) => row[column] ?? 0));

export const sum = (counts: Iterable<number>): number => {
  let total = 0;
  for (const count of counts) total += count;
  return total;
};

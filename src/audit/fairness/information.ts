import { sum, type Table } from './contingency.ts';

/**
 * What rows tell of columns, in bits: how much of one's doubt is gone once the row is seen.
 *
 * Shape   at least 0; less what tables tell by chance alone, which is (rows − 1)(columns − 1) / (2 N ln 2) on average
 * Source  Shannon's mutual information; Miller and Madow 1955 for the correction
 */
export function information(table: Table): number {
  const rows = table.map(sum);
  const columns = (table[0] ?? []).map((_, column) => sum(table.map((row) => row[column] ?? 0)));
  const count = sum(rows);
  if (count === 0) return 0;
  let nats = 0;
  table.forEach((row, r) => {
    row.forEach((found, c) => {
      if (found > 0)
        nats += (found / count) * Math.log((found * count) / ((rows[r] ?? 0) * (columns[c] ?? 0)));
    });
  });
  const used = (totals: readonly number[]): number => totals.filter((total) => total > 0).length;
  const byChance = ((used(rows) - 1) * (used(columns) - 1)) / (2 * count);
  return Math.max(0, nats - byChance) / Math.LN2;
}

/** How much doubt there is before anything is seen, in bits. */
export function doubt(counts: readonly number[]): number {
  const total = sum(counts);
  return sum(counts.map((count) => (count === 0 ? 0 : (count / total) * Math.log2(total / count))));
}

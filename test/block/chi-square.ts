/** How often each value of a feature stands on tickets that lose and that win. */
export type Tally = Map<string, { lost: number; won: number }>;

export function count(tally: Tally, value: string, wins: boolean): void {
  const counts = tally.get(value) ?? { lost: 0, won: 0 };
  if (wins) counts.won += 1;
  else counts.lost += 1;
  tally.set(value, counts);
}

/** Chi-square of « this feature and winning have nothing to do with each other », and its degrees of freedom. */
export function dependence(tally: Tally): { readonly chiSquare: number; readonly freedom: number } {
  const rows = [...tally.values()];
  const lost = rows.reduce((sum, row) => sum + row.lost, 0);
  const won = rows.reduce((sum, row) => sum + row.won, 0);
  const chiSquare = rows.reduce((sum, row) => {
    const share = (row.lost + row.won) / (lost + won);
    return (
      sum + (row.lost - share * lost) ** 2 / (share * lost) + (row.won - share * won) ** 2 / (share * won)
    );
  }, 0);
  return { chiSquare, freedom: rows.length - 1 };
}

/**
 * What one fair experiment in ten thousand exceeds.
 *
 * Source  the approximation of Wilson and Hilferty, with the normal quantile of 1 − 10⁻⁴
 */
export function limitOf(freedom: number): number {
  const spread = 2 / (9 * freedom);
  return freedom * (1 - spread + 3.719 * Math.sqrt(spread)) ** 3;
}

/** The share of tickets that win among those that show a value. */
export const chances = (tally: Tally): ReadonlyMap<string, number> =>
  new Map([...tally].map(([value, { lost, won }]) => [value, won / (lost + won)]));

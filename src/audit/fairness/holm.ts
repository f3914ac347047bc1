/**
 * Each p as if it stood alone, by Holm: those at most the level are rejected, and the chance that any true one is among
 * them is at most the level.
 *
 * Shape   in the order given; whatever the tests have to do with one another
 * Source  Holm 1979
 */
export function adjusted(ps: readonly number[]): readonly number[] {
  const order = ps.map((p, at) => ({ p, at })).sort((a, b) => a.p - b.p);
  const held: number[] = [];
  let least = 0;
  order.forEach(({ p, at }, rank) => {
    least = Math.max(least, Math.min(1, p * (ps.length - rank)));
    held[at] = least;
  });
  return held;
}

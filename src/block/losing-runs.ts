/** A pack by its counts, and the longest losing run that it may have. */
export interface RunRule {
  readonly tickets: number;
  readonly winners: number;
  readonly longest: number;
}

/**
 * In how many orders of winners and losers no losing run is too long, and how many orders there are.
 *
 * Why     around a pack, the winners part the losers into as many runs as there are winners; runs too long are counted out
 *         by inclusion and exclusion, and every way to part them stands at as many places as there are tickets, counted
 *         once for each winner
 */
export function keptOrders({ tickets, winners, longest }: RunRule): {
  readonly kept: bigint;
  readonly all: bigint;
} {
  const all = choices(tickets, winners);
  if (winners === 0) return { kept: longest >= tickets ? 1n : 0n, all };
  let parted = 0n;
  for (let tooLong = 0; tooLong <= winners; tooLong++) {
    const left = tickets - winners - tooLong * (longest + 1);
    if (left < 0) break;
    const counted = choices(winners, tooLong) * choices(left + winners - 1, winners - 1);
    parted += tooLong % 2 === 0 ? counted : -counted;
  }
  return { kept: (parted * BigInt(tickets)) / BigInt(winners), all };
}

/** In how many ways so many of them can be chosen. */
function choices(of: number, count: number): bigint {
  let ways = 1n;
  for (let at = 1; at <= count; at++) ways = (ways * BigInt(of - count + at)) / BigInt(at);
  return ways;
}

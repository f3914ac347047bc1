/** A pack by its counts, and the longest losing run that it may have. */
export interface RunRule {
  readonly tickets: number;
  readonly winners: number;
  readonly longest: number;
}

/**
 * In how many orders of winners and losers no losing run is too long, and how many orders there are.
 *
 * Why     winners part the losers into one run more than there are winners; runs too long are counted out by inclusion
 *         and exclusion
 */
export function keptOrders({ tickets, winners, longest }: RunRule): {
  readonly kept: bigint;
  readonly all: bigint;
} {
  let kept = 0n;
  for (let tooLong = 0; tooLong <= winners + 1; tooLong++) {
    const left = tickets - tooLong * (longest + 1);
    if (left < winners) break;
    const counted = choices(winners + 1, tooLong) * choices(left, winners);
    kept += tooLong % 2 === 0 ? counted : -counted;
  }
  return { kept, all: choices(tickets, winners) };
}

/** In how many ways so many of them can be chosen. */
function choices(of: number, count: number): bigint {
  let ways = 1n;
  for (let at = 1; at <= count; at++) ways = (ways * BigInt(of - count + at)) / BigInt(at);
  return ways;
}

/** The rule that orders of winners and losers in a pack keep. */
export interface OrderRule {
  readonly tickets: number;
  readonly longestLosingRun: number;
  /** Whether two places are to be reckoned together: it costs the square of what one does. */
  readonly withCovariance: boolean;
}

/** What is to be expected of a pack with so many winners whose order is any of those allowed, each as likely. */
export interface ExpectedOrder {
  /** By place in the pack: how likely a winner stands there. */
  readonly wins: readonly number[];
  /** By two places: how much oftener than apart they both win; row by row, empty where it was not asked for. */
  readonly covariance: Float64Array;
  /** Losing runs in the pack. */
  readonly runs: { readonly mean: number; readonly variance: number };
}

/**
 * What to expect of packs, by their winners; null where no order is allowed.
 *
 * Why     a pack without long losing runs has winners in its middle a little oftener than at its ends, which breaks runs
 *         best. That is by the rule, not by a fault, so packs are not held against places that are all alike
 */
export function orderExpectations(rule: OrderRule): (winners: number) => ExpectedOrder | null {
  const orders = orderCounts(rule);
  return (winners) => {
    const { tickets } = rule;
    const all = orders(tickets, winners);
    if (all === 0) return null;
    const wins = Array.from(
      { length: tickets },
      (_, place) => winsAt(orders, { tickets, winners, place }) / all,
    );
    return {
      wins,
      covariance: rule.withCovariance
        ? covariance(orders, { tickets, winners, wins, all })
        : new Float64Array(),
      runs: losingRuns(rule, winners),
    };
  };
}

/** In how many allowed orders so many tickets hold so many winners. */
type Orders = (tickets: number, winners: number) => number;

/** Why  the first winner ends the first run, and what comes after it is a shorter pack of the same rule */
function orderCounts({ tickets, longestLosingRun }: OrderRule): Orders {
  const table: Float64Array[] = [];
  for (let length = 0; length <= tickets; length++) {
    const row = new Float64Array(length + 1);
    row[0] = length <= longestLosingRun ? 1 : 0;
    for (let winners = 1; winners <= length; winners++) {
      for (let run = 0; run <= longestLosingRun && run < length; run++) {
        row[winners] = (row[winners] ?? 0) + (table[length - 1 - run]?.[winners - 1] ?? 0);
      }
    }
    table.push(row);
  }
  return (length, winners) => table[length]?.[winners] ?? 0;
}

/** A winner at a place parts a pack into two of the same rule. */
function winsAt(
  orders: Orders,
  { tickets, winners, place }: { readonly tickets: number; readonly winners: number; readonly place: number },
): number {
  let ways = 0;
  for (let before = 0; before < winners; before++) {
    ways += orders(place, before) * orders(tickets - 1 - place, winners - 1 - before);
  }
  return ways;
}

function covariance(
  orders: Orders,
  of: {
    readonly tickets: number;
    readonly winners: number;
    readonly wins: readonly number[];
    readonly all: number;
  },
): Float64Array {
  const { tickets, winners, wins, all } = of;
  const matrix = new Float64Array(tickets * tickets);
  for (let a = 0; a < tickets; a++) {
    const left = Array.from({ length: winners }, (_, before) => orders(a, before));
    for (let b = a; b < tickets; b++) {
      const ways = a === b ? (wins[a] ?? 0) * all : pairWays(orders, left, { ...of, a, b });
      const value = ways / all - (wins[a] ?? 0) * (wins[b] ?? 0);
      matrix[a * tickets + b] = value;
      matrix[b * tickets + a] = value;
    }
  }
  return matrix;
}

/** Two winners part a pack into three. */
function pairWays(
  orders: Orders,
  left: readonly number[],
  {
    tickets,
    winners,
    a,
    b,
  }: { readonly tickets: number; readonly winners: number; readonly a: number; readonly b: number },
): number {
  let ways = 0;
  for (let before = 0; before <= winners - 2; before++) {
    const first = left[before] ?? 0;
    if (first === 0) continue;
    let rest = 0;
    for (let between = 0; before + between <= winners - 2; between++) {
      rest += orders(b - a - 1, between) * orders(tickets - 1 - b, winners - 2 - before - between);
    }
    ways += first * rest;
  }
  return ways;
}

/** Losers stand in some of the gaps that winners leave, none of them longer than the rule allows. */
function losingRuns({ tickets, longestLosingRun }: OrderRule, winners: number) {
  const losers = tickets - winners;
  let ways = new Float64Array(losers + 1);
  ways[0] = 1;
  let gaps = 1;
  const totals = { all: 0, runs: 0, squares: 0 };
  for (let runs = 0; runs <= Math.min(losers, winners + 1); runs++) {
    const count = gaps * (ways[losers] ?? 0);
    totals.all += count;
    totals.runs += count * runs;
    totals.squares += count * runs * runs;
    gaps = (gaps * (winners + 1 - runs)) / (runs + 1);
    ways = oneRunMore(ways, longestLosingRun);
  }
  const mean = totals.runs / totals.all;
  return { mean, variance: Math.max(0, totals.squares / totals.all - mean * mean) };
}

function oneRunMore(ways: Float64Array, longest: number): Float64Array<ArrayBuffer> {
  const more = new Float64Array(ways.length);
  for (let losers = 1; losers < ways.length; losers++) {
    for (let run = 1; run <= Math.min(longest, losers); run++) {
      more[losers] = (more[losers] ?? 0) + (ways[losers - run] ?? 0);
    }
  }
  return more;
}

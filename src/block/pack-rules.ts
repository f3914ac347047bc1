import { plain } from '../base/count.ts';
import { InputError } from '../base/fault.ts';
import { formatMoney } from '../base/money.ts';
import type { PackRules } from '../game/block-policy.ts';
import { keptOrders } from './losing-runs.ts';

/** What a block has, for its packs to hold. */
export interface BlockCounts {
  readonly tickets: number;
  readonly winners: number;
  /** Winners of a high prize. */
  readonly high: number;
}

/**
 * The rules for packs of another size, in proportion: the fewest rounded down, the most rounded up.
 *
 * Why     the longest losing run stays: who plays ticket after ticket does not see where a pack ends
 */
export const resized = (rules: PackRules, of: number): PackRules => ({
  ...rules,
  of,
  least: Math.floor((rules.least * of) / rules.of),
  most: Math.ceil((rules.most * of) / rules.of),
});

/** The most tries that one pack may cost on average until its order is kept. */
const MOST_TRIES = 1_000;

/** Throws  InputError where no block, or hardly one, could keep the rules */
export function refuseImpossible(rules: PackRules, counts: BlockCounts): void {
  const { of, least, most, longestLosingRun: run, high } = rules;
  const whole: readonly (readonly [string, number])[] = [
    ['tickets in a pack', of],
    ['fewest winners in a pack', least],
    ['most winners in a pack', most],
    ['longest losing run', run],
    ['high prizes in a pack', high.most],
  ];
  for (const [what, count] of whole) {
    if (!Number.isSafeInteger(count) || count < 0)
      throw new InputError(`${what}: ${count} is no whole number`);
  }
  if (of < 2 || of > 1_000) throw new InputError(`packs of ${of}: a pack has 2 to 1,000 tickets`);
  if (counts.tickets % of !== 0) {
    throw new InputError(`packs of ${of} do not divide a block of ${plain(counts.tickets)} tickets`);
  }
  if (least >= most) {
    throw new InputError(`packs with ${least} winners at least and ${most} at most: the two must differ`, {
      hint: 'where all packs hold as many winners, who counts those sold knows what the last tickets are worth',
    });
  }
  if (most > of) throw new InputError(`${most} winners do not fit a pack of ${of}`);
  refuseWinners(rules, counts);
  refuseRun(rules);
}

function refuseWinners({ of, least, most, high }: PackRules, counts: BlockCounts): void {
  const packs = counts.tickets / of;
  if (least * packs > counts.winners) {
    throw new InputError(
      `${plain(packs)} packs with ${least} winners at least need ${plain(least * packs)}, and the block has ${plain(counts.winners)}`,
    );
  }
  if (most * packs < counts.winners) {
    throw new InputError(
      `${plain(packs)} packs with ${most} winners at most hold ${plain(most * packs)}, and the block has ${plain(counts.winners)}`,
    );
  }
  if (high.most > least) {
    throw new InputError(
      `a pack may hold as few winners as ${least}, and as many high prizes as ${high.most}`,
    );
  }
  if (high.most * packs < counts.high) {
    throw new InputError(
      `${plain(packs)} packs with ${high.most} at most from ${formatMoney(high.from)} up cannot hold ${plain(counts.high)}`,
    );
  }
}

/** Runs are longest where winners are fewest, so the packs with the fewest decide. */
function refuseRun({ of, least, longestLosingRun }: PackRules): void {
  const { kept, all } = keptOrders({ tickets: of, winners: least, longest: longestLosingRun });
  if (kept === 0n) {
    throw new InputError(
      `losing runs of ${longestLosingRun} at most cannot be kept in packs of ${of} with as few winners as ${least}`,
    );
  }
  if (all > kept * BigInt(MOST_TRIES)) {
    throw new InputError(
      `losing runs of ${longestLosingRun} at most are kept by fewer than 1 in ${MOST_TRIES} orders of ${of} tickets with as few winners as ${least}`,
      { hint: 'allow longer runs, or put more winners in every pack' },
    );
  }
}

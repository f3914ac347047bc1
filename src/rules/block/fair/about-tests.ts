import type { BlockAudit } from '../../../audit/audit.ts';
import type { BlockClaim, FairnessTest } from '../../../audit/fairness/test.ts';
import { plain } from '../../../base/count.ts';
import type { Facts, Report } from '../../rule.ts';
import { aboutBlock } from '../about.ts';

/** Reports every test of these claims that fails at the level of the block. */
export function aboutTests({ fairness }: BlockAudit, claims: readonly BlockClaim[], report: Report): void {
  for (const test of fairness.tests) {
    if (!test.isRejected || !claims.includes(test.claim)) continue;
    report(
      aboutBlock({
        surface: test.feature?.surface ?? null,
        zone: test.feature?.zone ?? null,
        expected: `p > ${fairness.level} over all ${fairness.tests.length} tests`,
        found: `p = ${small(test.adjusted)}`,
        detail: `${subject(test)} (${figures(test)})`,
      }),
    );
  }
}

const subject = ({ what, against }: FairnessTest): string =>
  against === null ? what : `${what}, against ${against}`;

/** `χ² = 41.20 with 1 degree of freedom, of 5,000`. */
function figures({ statistic, value, freedom, count }: FairnessTest): string {
  const degrees = freedom === null ? '' : ` with ${freedom} degree${freedom === 1 ? '' : 's'} of freedom`;
  const shown = statistic === 'n' ? plain(value) : value.toFixed(2);
  return `${statistic} = ${shown}${degrees}, of ${plain(count)}`;
}

const small = (p: number): string => (p === 0 ? '0' : p.toExponential(1));

/** What is wrong, then by which test. */
export const wording =
  (wrong: string) =>
  ({ expected, found, detail }: Facts): string =>
    `${wrong}: ${detail}: ${expected} is expected, and ${found}`;

import { type Money, sameMoney } from '../base/money.ts';
import type { Composition, Reglement, Tier } from './reglement.ts';

/** The row of the prize table that pays this prize, or undefined where none does. */
export const tierOf = (reglement: Reglement, prize: Money): Tier | undefined =>
  reglement.prizeTable.tiers.find((tier) => sameMoney(tier.prize, prize));

/**
 * Whether a prize may be made of these wins of single surfaces, in any order.
 *
 * Why     that they add up is not enough: 12 € and 18 € make 30 €, and the table of 2007 does not list them
 */
export const isListed = (tier: Tier, wins: readonly Money[]): boolean =>
  tier.compositions === null || tier.compositions.some((composition) => sameWins(composition, wins));

function sameWins(composition: Composition, wins: readonly Money[]): boolean {
  const left = wins.map(({ cents }) => cents);
  for (const { cents } of composition) {
    const found = left.indexOf(cents);
    if (found === -1) return false;
    left.splice(found, 1);
  }
  return left.length === 0;
}

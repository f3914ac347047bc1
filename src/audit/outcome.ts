import { formatMoney } from '../base/money.ts';
import type { Game } from '../game/game.ts';
import type { Verdict } from '../game/verdict.ts';

/**
 * What became of a ticket's place in its block, as one byte.
 *
 * Shape   from FIRST_TIER on the tiers of the prize table, in its order
 */
export const ABSENT = 0;
export const LOSS = 1;
export const FIRST_TIER = 2;
/** A win in law of a total that the prize table does not hold. */
export const NO_TIER = 253;
/** Neither won nor lost: a misprint, or a ticket over which the règlement does not decide. */
export const ANOMALY = 254;
export const DISPUTED = 255;

/** The outcomes of a game's tickets, made once so that a ticket costs a look-up. */
export function outcomes(game: Game): (verdict: Verdict) => number {
  const tiers = new Map(
    game.reglement.prizeTable.tiers.map(({ prize }, at) => [prize.cents, FIRST_TIER + at]),
  );
  return (verdict) => {
    switch (verdict.kind) {
      case 'loss':
        return LOSS;
      case 'win':
        return tiers.get(verdict.total.cents) ?? NO_TIER;
      case 'anomaly':
        return ANOMALY;
      case 'disputed':
        return DISPUTED;
    }
  };
}

/** Whether a place holds a ticket that wins in law, whatever it wins. */
export const isWin = (outcome: number): boolean => outcome >= FIRST_TIER && outcome <= NO_TIER;

/** How the fairness of a block sees a ticket: 0 loses, from 1 on the tiers; the others stand apart. */
export const APART = -1;
export const classOf = (outcome: number): number =>
  outcome >= LOSS && outcome < NO_TIER ? outcome - LOSS : APART;

/** The classes by name: « perdant », then the prizes. */
export const classNames = ({ reglement }: Game): readonly string[] => [
  'perdant',
  ...reglement.prizeTable.tiers.map(({ prize }) => formatMoney(prize)),
];

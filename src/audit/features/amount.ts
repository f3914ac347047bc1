import type { Surface } from '../../game/game.ts';
import type { BonusContent } from '../../game/ticket.ts';
import type { Watch } from './feature.ts';
import { standingWatch } from './printed-amount.ts';

/**
 * One amount that wins unless it is 0 €.
 *
 * Why     the amount is the whole zone, and what that tells is what the rules give away: only how it stands is left to watch
 */
export function watchAmount(surface: Surface): Watch<BonusContent> {
  const standing = standingWatch(surface, { part: 'the amount', name: 'la somme' });
  return {
    features: standing.features,
    read: ({ amount }, into, at) => standing.read(amount, into, at),
  };
}

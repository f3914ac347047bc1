import { InputError } from '../../src/base/fault.ts';
import type { BlockPolicy, PackRules } from '../../src/game/block-policy.ts';
import type { Game } from '../../src/game/game.ts';

/** A game whose policy differs in what a test changes. */
export const withPolicy = (game: Game, changes: Partial<BlockPolicy>): Game => ({
  ...game,
  policy: { ...game.policy, ...changes },
});

export const withPack = (game: Game, changes: Partial<PackRules>): Game =>
  withPolicy(game, { pack: { ...game.policy.pack, ...changes } });

/** What an InputError says, or that there is none. */
export function refusalOf(tried: () => unknown): string {
  try {
    tried();
  } catch (fault) {
    if (fault instanceof InputError) return fault.message;
    throw fault;
  }
  return 'not refused';
}

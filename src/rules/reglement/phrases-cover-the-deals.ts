import { formatMoney, sum } from '../../base/money.ts';
import { deals } from '../../game/deals.ts';
import type { Game, Surface } from '../../game/game.ts';
import { phraseReader } from '../../game/play/words.ts';
import type { Rule } from '../rule.ts';
import { aboutGame } from './about.ts';

/** A surface of phrases has one for every amount that a composition may ask of it, and one that loses. */
export const rule: Rule<Game> = {
  id: 'reglement/phrases-cover-the-deals',
  severity: 'error',
  check(game, report) {
    for (const surface of game.surfaces) {
      if (surface.law.winningWords === null) continue;
      const made = amountsOf(surface);
      for (const cents of askedOf(game, surface)) {
        if (made.has(cents)) continue;
        const expected = `a phrase for ${formatMoney({ cents, currency: 'EUR' })}`;
        report({ ...aboutGame(null, { expected, found: 'none' }), surface: surface.id });
      }
    }
  },
  message: ({ surface, expected, found }) => `${surface} needs ${expected}, and has ${found}`,
};

/** What its phrases win, in cents. */
function amountsOf({ law, phrases }: Surface): ReadonlySet<number> {
  const readPhrase = phraseReader(law);
  return new Set(phrases.map((phrase) => sum(readPhrase(phrase).won.map(({ wins }) => wins)).cents));
}

/** What some deal of some composition has it win, and nothing, in cents. */
function askedOf({ reglement, surfaces }: Game, { id }: Surface): ReadonlySet<number> {
  const dealt = reglement.prizeTable.tiers
    .flatMap(({ compositions }) => compositions ?? [])
    .flatMap((composition) => deals(surfaces, composition))
    .map((deal) => deal.get(id)?.cents ?? 0);
  return new Set([0, ...dealt]);
}

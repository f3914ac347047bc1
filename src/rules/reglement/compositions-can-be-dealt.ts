import { deals } from '../../game/deals.ts';
import type { Game } from '../../game/game.ts';
import type { Rule } from '../rule.ts';
import { aboutGame } from './about.ts';
import { showComposition } from './composition.ts';

/** Every composition can be dealt to the surfaces, each term to one of its own that may win it. */
export const rule: Rule<Game> = {
  id: 'reglement/compositions-can-be-dealt',
  severity: 'error',
  check({ reglement, surfaces }, report) {
    for (const { compositions } of reglement.prizeTable.tiers) {
      for (const composition of compositions ?? []) {
        if (deals(surfaces, composition).length > 0) continue;
        const expected = `a surface of its own for each term of ${showComposition(composition)}`;
        report(aboutGame(reglement.articles.prizeTable, { expected, found: 'no such deal' }));
      }
    }
  },
  message: ({ expected, found }) => `the prize table asks for ${expected}; the surfaces allow ${found}`,
};

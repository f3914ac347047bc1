import { formatMoney, sameMoney, sum } from '../../base/money.ts';
import type { Game } from '../../game/game.ts';
import type { Rule } from '../rule.ts';
import { aboutGame } from './about.ts';
import { showComposition } from './composition.ts';

/** Every composition of a tier adds up to its prize. */
export const rule: Rule<Game> = {
  id: 'reglement/compositions-sum',
  severity: 'error',
  check({ reglement }, report) {
    for (const { prize, compositions } of reglement.prizeTable.tiers) {
      for (const composition of compositions ?? []) {
        const total = sum(composition);
        if (sameMoney(total, prize)) continue;
        const contrast = { expected: formatMoney(prize), found: formatMoney(total) };
        const detail = showComposition(composition);
        report(aboutGame(reglement.articles.prizeTable, { ...contrast, detail }));
      }
    }
  },
  message: ({ detail, expected, found }) =>
    `the composition ${detail} is listed for ${expected}, and comes to ${found}`,
};

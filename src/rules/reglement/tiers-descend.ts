import { formatMoney } from '../../base/money.ts';
import type { Game } from '../../game/game.ts';
import type { Rule } from '../rule.ts';
import { aboutGame } from './about.ts';

/** Prizes are all different and more than 0 €, the greatest first, so that a prize names its tier. */
export const rule: Rule<Game> = {
  id: 'reglement/tiers-descend',
  severity: 'error',
  check({ reglement }, report) {
    const { tiers } = reglement.prizeTable;
    tiers.forEach(({ prize }, index) => {
      const above = tiers[index - 1]?.prize.cents ?? Number.POSITIVE_INFINITY;
      if (prize.cents > 0 && prize.cents < above) return;
      const upper = tiers[index - 1]?.prize;
      const expected =
        upper === undefined ? 'more than 0' : `more than 0 and less than ${formatMoney(upper)}`;
      report(aboutGame(reglement.articles.prizeTable, { expected, found: formatMoney(prize) }));
    });
  },
  message: ({ expected, found }) => `a tier stands where its prize should be ${expected}, and is ${found}`,
};

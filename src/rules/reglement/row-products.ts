import { formatMoney, sameMoney, times } from '../../base/money.ts';
import type { Game } from '../../game/game.ts';
import type { Rule } from '../rule.ts';
import { aboutGame } from './about.ts';

/** Each row of the prize table: tickets × prize is the total printed beside it. */
export const rule: Rule<Game> = {
  id: 'reglement/row-products',
  severity: 'error',
  check({ reglement }, report) {
    for (const { tickets, prize, total } of reglement.prizeTable.tiers) {
      const product = times(tickets, prize);
      if (sameMoney(product, total)) continue;
      const detail = `${tickets} × ${formatMoney(prize)}`;
      const contrast = { expected: formatMoney(product), found: formatMoney(total), detail };
      report(aboutGame(reglement.articles.prizeTable, contrast));
    }
  },
  message: ({ detail, expected, found }) =>
    `the row of ${detail} comes to ${expected}, its total says ${found}`,
};

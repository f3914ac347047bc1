import { formatMoney, sameMoney, sum } from '../../base/money.ts';
import type { Game } from '../../game/game.ts';
import type { Rule } from '../rule.ts';
import { aboutGame } from './about.ts';

/** The totals of all rows come to the amount printed under them. */
export const rule: Rule<Game> = {
  id: 'reglement/prize-total',
  severity: 'error',
  check({ reglement }, report) {
    const { tiers, total } = reglement.prizeTable;
    const added = sum(tiers.map((tier) => tier.total));
    if (sameMoney(added, total)) return;
    const contrast = { expected: formatMoney(added), found: formatMoney(total) };
    report(aboutGame(reglement.articles.prizeTable, contrast));
  },
  message: ({ expected, found }) =>
    `the rows of the prize table come to ${expected}, its total says ${found}`,
};

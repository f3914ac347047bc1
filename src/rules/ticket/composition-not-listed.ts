import { formatMoney } from '../../base/money.ts';
import { surfaceWins } from '../../game/wins.ts';
import type { Composition } from '../../reglement/reglement.ts';
import type { Rule } from '../rule.ts';
import { ofTicket, type TicketSubject } from './subject.ts';
import { compositionKey } from './tables.ts';

/**
 * The wins of the surfaces are a way of making the prize that the prize table lists.
 *
 * Why     36 other ways add up to a prize, such as 12 € + 18 €: a win in law, and a ticket that nobody ordered. A total that
 *         is no prize at all is the business of another rule
 */
export const rule: Rule<TicketSubject> = {
  id: 'ticket/composition-not-listed',
  severity: 'error',
  check(subject, report) {
    const { verdict, tables } = subject;
    if (verdict.kind !== 'win' || tables.compositions === null || !tables.tiers.has(verdict.total.cents))
      return;
    const wins = surfaceWins(verdict);
    if (tables.compositions.has(compositionKey(wins))) return;
    const { articles, prizeTable } = tables.game.reglement;
    const tier = prizeTable.tiers.find(({ prize }) => prize.cents === verdict.total.cents);
    report({
      ...ofTicket(subject),
      article: articles.prizeTable,
      expected: (tier?.compositions ?? []).map(terms).join(' · '),
      found: terms(wins),
    });
  },
  message: ({ expected, found, article }) =>
    `the surfaces win ${found}, and the prize table (${article}) lists only ${expected} for that prize`,
};

const terms = (composition: Composition): string => composition.map(formatMoney).join(' + ');

import type { Rule } from '../../rule.ts';
import { eachZone, type TicketSubject, where } from '../subject.ts';

/**
 * No symbol stands three or four times where pairs win.
 *
 * Why     the règlement speaks of two: whether three are one pair, or four two, it does not decide
 */
export const rule: Rule<TicketSubject> = {
  id: 'ticket/marks/disputed',
  severity: 'error',
  check(subject, report) {
    eachZone(subject, 'pairs', ({ symbols }, tables, zone) => {
      for (let place = 0; place < symbols.length; place += 1) {
        const symbol = symbols[place];
        if (symbol === null || symbol === undefined || !tables.marks.has(symbol)) continue;
        if (symbols.indexOf(symbol) < place) continue;
        const count = symbols.filter((other) => other === symbol).length;
        if (count <= 2) continue;
        report({
          ...where(subject, tables, zone),
          article: tables.surface.law.winArticle,
          expected: 'no symbol more than twice',
          found: `${count} × ${symbol}`,
        });
      }
    });
  },
  message: ({ expected, found, article }) =>
    `${found} are found, and ${expected} is expected: ${article} does not decide what they win`,
};

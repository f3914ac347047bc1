import type { Game } from '../../game/game.ts';
import type { Rule } from '../rule.ts';
import { aboutGame } from './about.ts';

/** The winning tickets of all rows are the count printed under them, and no more than a block holds. */
export const rule: Rule<Game> = {
  id: 'reglement/winner-count',
  severity: 'error',
  check({ reglement }, report) {
    const { tiers, winners } = reglement.prizeTable;
    const counted = tiers.reduce((count, { tickets }) => count + tickets, 0);
    const article = reglement.articles.prizeTable;
    if (counted !== winners) {
      report(aboutGame(article, { expected: `${counted} winning tickets`, found: `${winners}` }));
    }
    if (counted > reglement.blockSize) {
      report(
        aboutGame(article, {
          expected: `at most ${reglement.blockSize} winning tickets`,
          found: `${counted}`,
        }),
      );
    }
  },
  message: ({ expected, found }) =>
    `the rows and the block ask for ${expected}, the prize table has ${found}`,
};

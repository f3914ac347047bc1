import type { Game } from '../../game/game.ts';
import type { Rule } from '../rule.ts';
import { aboutWins } from './about.ts';

/** Every symbol of which a pair wins is one that the surface may print. */
export const rule: Rule<Game> = {
  id: 'reglement/winning-symbols-are-drawn',
  severity: 'error',
  check({ surfaces }, report) {
    for (const { law, marks } of surfaces) {
      const names = marks.map(({ name }) => name);
      for (const { mark } of law.winningPairs ?? []) {
        if (!names.includes(mark))
          report(aboutWins(law, { expected: mark, found: names.join(', ') || 'none' }));
      }
    }
  },
  message: ({ surface, expected, found }) =>
    `a pair of ${expected} wins on ${surface}, whose symbols are ${found}`,
};

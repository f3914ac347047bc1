import type { Game } from '../../game/game.ts';
import { nearWinning } from '../../game/near-winning.ts';
import type { Rule } from '../rule.ts';
import { aboutWins } from './about.ts';

/** No phrase that may be printed holds a word that loses and looks as if it won. */
export const rule: Rule<Game> = {
  id: 'reglement/phrases-are-not-near-winning',
  severity: 'error',
  check({ surfaces }, report) {
    for (const { law, phrases } of surfaces) {
      for (const phrase of phrases) {
        const words = nearWinning(law, phrase);
        if (words.length === 0) continue;
        const contrast = { expected: 'winning words or words unlike them', found: words.join(', ') };
        report({ ...aboutWins(law, { ...contrast, detail: phrase }), article: null });
      }
    }
  },
  message: ({ detail, expected, found }) => `« ${detail} » should hold ${expected}, and holds ${found}`,
};

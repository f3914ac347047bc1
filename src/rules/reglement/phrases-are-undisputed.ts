import type { Game } from '../../game/game.ts';
import { phraseReader } from '../../game/play/words.ts';
import type { Rule } from '../rule.ts';
import { aboutWins } from './about.ts';

/** The règlement decides on every phrase that may be printed. */
export const rule: Rule<Game> = {
  id: 'reglement/phrases-are-undisputed',
  severity: 'error',
  check({ surfaces }, report) {
    for (const { law, phrases } of surfaces) {
      if (law.winningWords === null) continue;
      const readPhrase = phraseReader(law);
      for (const phrase of phrases) {
        for (const found of readPhrase(phrase).ambiguities) {
          report(aboutWins(law, { expected: 'each winning word once and whole', found, detail: phrase }));
        }
      }
    }
  },
  message: ({ detail, expected, found }) => `« ${detail} » should hold ${expected}, but ${found}`,
};

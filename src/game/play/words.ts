import { Bug } from '../../base/fault.ts';
import type { Gain, SurfaceLaw } from '../../reglement/reglement.ts';
import type { PhraseZone } from '../ticket.ts';
import { foldCase, withoutLigatures, wordsOf } from '../words.ts';
import type { Appoint } from './docket.ts';
import { ambiguity } from './misprint.ts';

/** What the words of one phrase come to. */
export interface PhraseReading {
  /** The winning words that it holds, each once, in its order. */
  readonly won: readonly Gain[];
  /** Why the règlement does not decide on it, one clause each. */
  readonly ambiguities: readonly string[];
}

/** Winning words in the phrase win, and several add up; without one, the surface loses, phrase or none. */
export const judgeWords: Appoint<PhraseZone> = (_reglement, surface) => {
  const readPhrase = phraseReader(surface.law);
  const declared = new Map(surface.phrases.map((phrase) => [phrase, readPhrase(phrase)]));
  const dispute = ambiguity(surface);
  return {
    judge({ phrase }, zone, docket) {
      if (phrase === null) return;
      const { won, ambiguities } = declared.get(phrase) ?? readPhrase(phrase);
      for (const because of ambiguities) dispute(docket, zone, because);
      for (const { mark, wins } of won) {
        docket.gains.push({ surface: surface.id, zone, amount: wins, by: mark });
      }
    },
  };
};

/** Reads phrases for winning words, and for those that a player and a lottery would quarrel about. */
export function phraseReader(law: SurfaceLaw): (phrase: string) => PhraseReading {
  if (law.winningWords === null) throw new Bug(`${law.id} has no winning words`);
  const byWord = new Map(law.winningWords.map((gain) => [foldCase(gain.mark), gain]));
  const apart = new Map([...byWord].map(([word, gain]) => [withoutLigatures(word), gain]));
  return (phrase) => {
    const won: Gain[] = [];
    const ambiguities: string[] = [];
    for (const word of wordsOf(phrase)) {
      const folded = foldCase(word);
      const gain = byWord.get(folded);
      const meant = apart.get(folded);
      if (gain === undefined) {
        if (meant !== undefined)
          ambiguities.push(`« ${word} » stands without the ligature of « ${meant.mark} »`);
      } else if (won.includes(gain)) {
        ambiguities.push(`« ${gain.mark} » stands more than once`);
      } else won.push(gain);
    }
    return { won, ambiguities };
  };
}

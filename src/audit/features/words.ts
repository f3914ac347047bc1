import type { Surface } from '../../game/game.ts';
import type { PhraseZone } from '../../game/ticket.ts';
import { foldCase, wordsOf } from '../../game/words.ts';
import { type FeatureShape, UNKNOWN, type Watch } from './feature.ts';

/** What can be seen of a phrase that is scratched from one end, or only so far that its words can be counted. */
const PARTS = [
  { part: 'the first word', name: 'premier mot', of: (words: readonly string[]) => words.at(0) ?? '' },
  { part: 'the last word', name: 'dernier mot', of: (words: readonly string[]) => words.at(-1) ?? '' },
  { part: 'how many words', name: 'nombre de mots', of: (words: readonly string[]) => String(words.length) },
] as const;

/**
 * A phrase that may hold winning words.
 *
 * Why     which phrase stands there follows from what it wins, and must follow from nothing else. Its ends are measured, but
 *         where they are winning words themselves: those tell by the règlement
 */
export function watchWords(surface: Surface): Watch<PhraseZone> {
  const phrases = new Map(surface.phrases.map((phrase, at) => [phrase, at]));
  const winning = new Set((surface.law.winningWords ?? []).map(({ mark }) => foldCase(mark)));
  const parts = PARTS.map(({ part, name, of }) => {
    const seen = surface.phrases.map((phrase) => of(wordsOf(phrase)));
    const values = [...new Set(seen)].filter((word) => !winning.has(foldCase(word)));
    const feature: FeatureShape = { part, name, values, extent: 'part', claims: [] };
    return { feature, byPhrase: seen.map((value) => values.indexOf(value)) };
  });
  const phrase: FeatureShape = {
    part: 'the phrase',
    name: 'phrase',
    values: surface.phrases,
    extent: 'whole',
    claims: surface.zones.length === 1 ? ['rest'] : [],
  };
  return {
    features: [phrase, ...parts.map(({ feature }) => feature)],
    read(content, into, at) {
      const place = phrases.get(content.phrase ?? '') ?? UNKNOWN;
      into[at] = place;
      parts.forEach(({ byPhrase }, part) => {
        into[at + 1 + part] = byPhrase[place] ?? UNKNOWN;
      });
    },
  };
}

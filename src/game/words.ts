/**
 * The words of a phrase, as they stand after Unicode NFC.
 *
 * Shape   a word is a maximal run of letters: apostrophes and hyphens end one, so that « J’aime » holds J and aime
 */
export const wordsOf = (phrase: string): readonly string[] =>
  phrase.normalize('NFC').match(/\p{Letter}+/gu) ?? [];

/** The word with case aside, as the règlement's winning words are compared. */
export const foldCase = (word: string): string => word.normalize('NFC').toLowerCase();

/** The word with its ligatures taken apart: cœur → coeur. */
export const withoutLigatures = (word: string): string => word.replaceAll('œ', 'oe').replaceAll('æ', 'ae');

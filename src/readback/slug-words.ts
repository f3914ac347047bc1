/** What the slug of a page must say, beside words that it may. */
export interface SlugWords {
  readonly sheet: number;
  readonly sheets: number;
  /** The first and the last ticket of the sheet, in the order of its places. */
  readonly first: string;
  readonly last: string;
}

/**
 * The first word that a slug should have and has not; null where it has all.
 *
 * Why     a slug may be broken over lines, and a plate out of its folder is told by these words alone
 */
export function missingWord(slug: string, { sheet, sheets, first, last }: SlugWords): string | null {
  const text = slug.replace(/\s/g, '');
  return [`${sheet}/${sheets}`, first, last].find((word) => !says(text, word)) ?? null;
}

/** Whether a word stands in a text, and is not a part of a longer number there. */
function says(text: string, word: string): boolean {
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1))
    if (!isDigit(text[at - 1]) && !isDigit(text[at + word.length])) return true;
  return false;
}

const isDigit = (letter: string | undefined): boolean =>
  letter !== undefined && letter >= '0' && letter <= '9';

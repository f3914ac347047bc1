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
  const says = (word: string): boolean => new RegExp(`(?<!\\d)${word}(?!\\d)`).test(text);
  return [`${sheet}/${sheets}`, first, last].find((word) => !says(word)) ?? null;
}

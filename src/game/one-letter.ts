/**
 * Whether one letter makes the difference: one changed, one too many, one lost, or two neighbours that changed places.
 *
 * Shape   both in lower case and NFC; accents and ligatures make letters of their own (sœur stands one from cœur)
 */
export function isOneLetterFrom(word: string, other: string): boolean {
  if (word === other) return false;
  const [short, long] = word.length <= other.length ? [word, other] : [other, word];
  if (long.length - short.length > 1) return false;
  let start = 0;
  while (start < short.length && short[start] === long[start]) start++;
  const rest = { short: short.slice(start), long: long.slice(start) };
  if (short.length < long.length) return rest.short === rest.long.slice(1);
  return rest.short.slice(1) === rest.long.slice(1) || isSwap(rest.short, rest.long);
}

const isSwap = (a: string, b: string): boolean => a[0] === b[1] && a[1] === b[0] && a.slice(2) === b.slice(2);

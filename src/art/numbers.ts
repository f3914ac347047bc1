const NUMBER = '[+-]?(?:[0-9]+(?:\\.[0-9]*)?|\\.[0-9]+)(?:[eE][+-]?[0-9]+)?';
const NUMBERS = new RegExp(`^\\s*${NUMBER}(?:(?:\\s*,\\s*|\\s+)${NUMBER})*\\s*$`);

/** The numbers of an attribute, parted by spaces or commas; null where anything else stands among them, or one too large to hold. */
export function numbersIn(value: string): readonly number[] | null {
  if (!NUMBERS.test(value)) return null;
  const numbers = value
    .trim()
    .split(/\s*,\s*|\s+/)
    .map(Number);
  return numbers.every(Number.isFinite) ? numbers : null;
}

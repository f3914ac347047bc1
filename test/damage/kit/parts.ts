/**
 * A part of a cell's form, by where it stands among its lines: a line of text, or the lines of one drawing.
 *
 * Why     forms hold their parts one after the other: star, amount, arrow, transcription; or one word, phrase or symbol
 */
export type PartName = 'star' | 'amount' | 'arrow' | 'transcription' | 'text' | 'symbol';

interface Stretch {
  readonly from: number;
  readonly to: number;
}

/** The lines of a part. */
export function partOf(lines: readonly string[], name: PartName): Stretch {
  const texts = lines.flatMap((line, at) => (line.startsWith('BT ') ? [at] : []));
  const [first = lines.length, second = lines.length] = texts;
  const found = {
    star: { from: HEAD, to: first },
    amount: { from: first, to: first + 1 },
    arrow: { from: first + 1, to: second },
    transcription: { from: second, to: second + 1 },
    text: { from: first, to: first + 1 },
    symbol: { from: HEAD, to: endOf(lines) },
  }[name];
  if (found.from >= found.to || found.from >= lines.length) throw new Error(`the form has no ${name}`);
  return found;
}

/** Forms begin with their overprint and their ink. */
const HEAD = 2;

const endOf = (lines: readonly string[]): number => (lines.at(-1) === '' ? lines.length - 1 : lines.length);

/** The form without a part. */
export const without = (lines: readonly string[], name: PartName): string[] => change(lines, name, () => []);

/** The form with a part changed. */
export function change(
  lines: readonly string[],
  name: PartName,
  how: (part: readonly string[]) => readonly string[],
): string[] {
  const { from, to } = partOf(lines, name);
  return [...lines.slice(0, from), ...how(lines.slice(from, to)), ...lines.slice(to)];
}

/** The lines of a part alone. */
export function only(lines: readonly string[], name: PartName): string[] {
  const { from, to } = partOf(lines, name);
  return lines.slice(from, to);
}

/** Lines painted so many points to the right and up. */
export const moved = (part: readonly string[], x: number, y: number): string[] => [
  `q 1 0 0 1 ${x} ${y} cm`,
  ...part,
  'Q',
];

/** A line of text with other codes: those of its strings, one after the other, in one string. */
export const withCodes = (line: string, how: (codes: readonly string[]) => readonly string[]): string =>
  line.replace(/\[.*\] TJ/, `[<${how(codesOf(line)).join('')}>] TJ`);

/** The two-byte codes of a line's strings, in hexadecimal. */
export const codesOf = (line: string): readonly string[] =>
  [...line.matchAll(/<([0-9a-f]+)>/g)].flatMap(([, hex = '']) => hex.match(/.{4}/g) ?? []);

/** Lines in another colour, and then in the imager's ink again. */
export const inColour = (part: readonly string[], colour: string, ink = 'Imaging'): string[] => [
  colour,
  ...part,
  `/${ink} cs 1 scn`,
];

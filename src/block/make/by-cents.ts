import type { Money } from '../../base/money.ts';

/** Contents by the cents that they win. */
export type ByCents<Content> = ReadonlyMap<number, readonly Content[]>;

export function byCents<Content>(
  contents: readonly Content[],
  centsOf: (content: Content) => number,
): ByCents<Content> {
  const groups = new Map<number, Content[]>();
  for (const content of contents) {
    const cents = centsOf(content);
    const group = groups.get(cents);
    if (group === undefined) groups.set(cents, [content]);
    else group.push(content);
  }
  return groups;
}

/** The amounts that any content wins, 0 € aside, ascending. */
export const winnableOf = (groups: ByCents<unknown>): readonly Money[] =>
  [...groups.keys()]
    .filter((cents) => cents > 0)
    .sort((a, b) => a - b)
    .map((cents) => ({ cents, currency: 'EUR' }));

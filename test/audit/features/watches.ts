import type { Watch } from '../../../src/audit/features/feature.ts';

/** What a watch reads of a content, by part: the value's name, or null where the ticket is not counted there. */
export function seen<Content>(
  watch: Watch<Content>,
  content: Content,
): Readonly<Record<string, string | null>> {
  const into = new Int32Array(watch.features.length + 2).fill(99);
  watch.read(content, into, 1);
  if (into[0] !== 99 || into[watch.features.length + 1] !== 99)
    throw new Error('a watch wrote beside its row');
  return Object.fromEntries(
    watch.features.map(({ part, values }, at) => [part, values[into[at + 1] ?? -1] ?? null]),
  );
}

/** The parts of a watch that claim this. */
export const claiming = (watch: Watch<never>, claim: string): readonly string[] =>
  watch.features.filter(({ claims }) => claims.some((one) => one === claim)).map(({ part }) => part);

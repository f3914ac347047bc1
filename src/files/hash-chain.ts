import { createHash } from 'node:crypto';

/**
 * What ties an entry to all those before it.
 *
 * Shape   `hash` is the SHA-256 of the entry's own fields, as JSON without spaces, with `previous` as the last of them
 * Why     no entry can be changed, taken out or put in between without every later hash becoming another one. An entry cut
 *         off at the end is missed by whoever noted the last hash elsewhere
 */
export interface Link {
  readonly previous: string;
  readonly hash: string;
}

/** An entry tied to the one before it. */
export function linked<Entry extends object>(entry: Entry, previous: string): Entry & Link {
  return { ...entry, previous, hash: hashOf(entry, previous) };
}

/** The place of the first entry, from 0, that is not as it was written after those before it; -1 where all are. */
export function brokenAt(entries: readonly Link[], beginning: string): number {
  return entries.findIndex(({ previous, hash, ...entry }, at) => {
    const before = at === 0 ? beginning : entries[at - 1]?.hash;
    return previous !== before || hash !== hashOf(entry, previous);
  });
}

/** The hash that the next entry is tied to. */
export const headOf = (entries: readonly Link[], beginning: string): string =>
  entries.at(-1)?.hash ?? beginning;

const hashOf = (entry: object, previous: string): string =>
  createHash('sha256')
    .update(JSON.stringify({ ...entry, previous }))
    .digest('hex');

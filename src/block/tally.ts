import { type Numbered, numberAt, placeOf, type TicketRange } from './ticket-range.ts';

/** Where a printed ticket may have gone. */
export type Fate = 'delivered' | 'destroyed' | 'omitted';

export const FATES: readonly Fate[] = ['delivered', 'destroyed', 'omitted'];

/** A line of a list of ticket numbers: where it stands, and what it says. */
export interface ListedLine {
  readonly path: string;
  readonly line: number;
  readonly text: string;
}

/** Something that keeps the tally from coming out. */
export type TallyFault = NoTicket | Miscounted;

/** A line that names no ticket of the block. */
export interface NoTicket {
  readonly kind: 'unreadable' | 'unknown';
  readonly path: string;
  readonly line: number;
  readonly message: string;
}

/** Tickets in a row that nobody accounts for, or several do. */
export interface Miscounted {
  readonly kind: 'missing' | 'doubled';
  readonly first: string;
  readonly last: string;
  readonly tickets: number;
  readonly message: string;
}

/** What became of the tickets of a block. */
export interface TallyResult {
  readonly printed: number;
  readonly counts: Readonly<Record<Fate, number>>;
  /** Lines in their order, then tickets in theirs. */
  readonly faults: readonly TallyFault[];
}

/** The bits of a ticket: two for each fate, named once and named again. */
const ONCE: Readonly<Record<Fate, number>> = { delivered: 1, destroyed: 2, omitted: 4 };
const AGAIN = 3;

/**
 * What became of the tickets of a block, number by number.
 *
 * Why     that counts add up is not enough: a ticket that is missing and one that is listed twice would cancel out
 */
export class Tally {
  readonly #block: Numbered;
  readonly #seen: Uint8Array;
  readonly #counts = { delivered: 0, destroyed: 0, omitted: 0 };
  readonly #faults: TallyFault[] = [];

  constructor(block: Numbered) {
    this.#block = block;
    this.#seen = new Uint8Array(block.tickets);
  }

  /** A line of a list: a number, or the first and last of several: `2140100000010017-2140100000010496`. */
  list(fate: Fate, { path, line, text }: ListedLine): void {
    const words = text.trim();
    if (words === '') return;
    const [, from, to = from] = /^([0-9]{16})(?:\s*-\s*([0-9]{16}))?$/.exec(words) ?? [];
    if (from === undefined || to === undefined) {
      const message = `${shown(words)} is no ticket number, nor the first and last of several`;
      this.#faults.push({ kind: 'unreadable', path, line, message });
      return;
    }
    const ends = [from, to].map((number) => ({ number, placed: placeOf(number, this.#block) }));
    const places: number[] = [];
    for (const { number, placed } of from === to ? ends.slice(1) : ends) {
      if ('at' in placed) places.push(placed.at);
      else this.#faults.push({ kind: 'unknown', path, line, message: `${number} ${placed.because}` });
    }
    const [first, last = first] = places;
    if (first === undefined || last === undefined || (from !== to && places.length < 2)) return;
    if (first <= last) this.count(fate, { first, last });
    else {
      const message = `${words} runs backwards`;
      this.#faults.push({ kind: 'unreadable', path, line, message });
    }
  }

  /** Tickets that are known by their places. */
  count(fate: Fate, { first, last }: TicketRange): void {
    const bit = ONCE[fate];
    for (let at = first; at <= last; at++) {
      const seen = this.#seen[at] ?? 0;
      this.#seen[at] = seen | ((seen & bit) === 0 ? bit : bit << AGAIN);
      if ((seen & bit) === 0) this.#counts[fate] += 1;
    }
  }

  result(): TallyResult {
    return {
      printed: this.#block.tickets,
      counts: { ...this.#counts },
      faults: [...this.#faults, ...this.#miscounted()],
    };
  }

  /** Runs of tickets with the same thing wrong about them. */
  *#miscounted(): Generator<Miscounted> {
    for (let first = 0; first < this.#seen.length; ) {
      const seen = this.#seen[first] ?? 0;
      let last = first;
      while (last + 1 < this.#seen.length && this.#seen[last + 1] === seen) last += 1;
      const wrong = wrongWith(seen);
      if (wrong !== null) {
        yield {
          kind: seen === 0 ? 'missing' : 'doubled',
          first: numberAt(first, this.#block),
          last: numberAt(last, this.#block),
          tickets: last - first + 1,
          message: wrong,
        };
      }
      first = last + 1;
    }
  }
}

/** What is wrong with a ticket that was seen like this; null where one list has it once. */
function wrongWith(seen: number): string | null {
  if (seen === 0) return 'in no list';
  const lists = FATES.filter((fate) => (seen & ONCE[fate]) !== 0);
  const again = FATES.filter((fate) => (seen & (ONCE[fate] << AGAIN)) !== 0);
  if (lists.length === 1 && again.length === 0) return null;
  return again.length === 0
    ? `${lists.join(' and ')} both`
    : `${lists.join(' and ')}, and listed more than once as ${again.join(' and ')}`;
}

/** No validation number and no piece of a key is so short that it tells anything. */
const SHORT = 12;

/** Why  a file that was mistaken for a list may be anything, live records or a key: a line is named, and not repeated */
const shown = (words: string): string =>
  words.length <= SHORT ? JSON.stringify(words) : `a line of ${words.length} characters`;

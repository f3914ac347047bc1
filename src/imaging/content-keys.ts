import { Bug } from '../base/fault.ts';
import type { ZoneContent } from '../game/ticket.ts';

/** Values of one zone that are told apart: more than any game has, and so few that a handful of them make one number. */
const MOST_VALUES = 1024;

/**
 * A number for each content of a zone, the same for the same content.
 *
 * Why     by which value it is, not by what it says: the tickets of a block share the amounts and marks that they are made of,
 *         so that nothing need be spelt out. One value that comes as two is two numbers, which does no harm
 */
export class ContentKeys {
  readonly #values = new Map<unknown, number>();

  of(content: ZoneContent): number {
    switch (content.mechanic) {
      case 'twins':
        return this.#and(this.#all(content.marks), content.amount);
      case 'amount':
        return this.#and(0, content.amount);
      case 'arrow':
        return this.#all(content.arrows, this.#all(content.amounts));
      case 'words':
        return this.#and(0, content.phrase);
      case 'pairs':
        return this.#all(content.symbols);
    }
  }

  /** Throws  Bug if so many values do not go into one number */
  #all(values: readonly unknown[], before = 0): number {
    let key = before;
    for (const value of values) key = this.#and(key, value);
    return key;
  }

  #and(before: number, value: unknown): number {
    let id = this.#values.get(value);
    if (id === undefined) {
      id = this.#values.size + 1;
      if (id >= MOST_VALUES) throw new Bug('a zone has more values than a game has');
      this.#values.set(value, id);
    }
    const key = before * MOST_VALUES + id;
    if (key > Number.MAX_SAFE_INTEGER) throw new Bug('a zone holds more values than go into one number');
    return key;
  }
}

/** The same thing seen in one or several objects of a file. */
export interface Sighting {
  /** What was seen, as people say it: `/ca 0.5`. */
  readonly what: string;
  /** In how many objects. */
  readonly count: number;
  /** The first of them, as `12 0 R`. */
  readonly objects: readonly string[];
}

/** How many objects are named before the rest are only counted. */
const NAMED = 5;

/** How many different things are kept: a hostile file has a million. */
const KEPT = 200;

/** What is seen while objects go by: like things are counted together, so that a file of any size stays small. */
export class Sightings {
  readonly #seen = new Map<string, { count: number; last: string; objects: string[] }>();

  note(what: string, object: string): void {
    const known = this.#seen.get(what) ?? { count: 0, last: '', objects: [] };
    if (known.count === 0 && this.#seen.size >= KEPT) return;
    this.#seen.set(what, known);
    if (known.last === object) return;
    known.last = object;
    known.count += 1;
    if (known.objects.length < NAMED) known.objects.push(object);
  }

  get list(): readonly Sighting[] {
    return [...this.#seen].map(([what, { count, objects }]) => ({ what, count, objects }));
  }
}

/** A point of a page in millimetres from the left and top edges of its trim, else of its media box. */
export type PointMm = readonly [x: number, y: number];

/** How often something is on a page, and where first. */
export interface Seen {
  readonly count: number;
  /** The first five. */
  readonly first: readonly PointMm[];
}

const NAMED = 5;

/** How many different looks a page may have before the rest are let go, which is said: see `Looks.isFull`. */
const KEPT = 5000;

/** Where a page's points are counted from, in points of its own space. */
export interface Corner {
  readonly left: number;
  readonly top: number;
}

export const MM_PER_PT = 25.4 / 72;

/** The things of one kind on a page: those that look alike are one, with a count and their first places. */
export class Looks<Look extends object> {
  readonly #corner: Corner;
  readonly #kept = new Map<string, { look: Look; count: number; first: PointMm[] }>();
  #isFull = false;

  constructor(corner: Corner) {
    this.#corner = corner;
  }

  /** One more that looks so; `make` is called for the first. */
  see(key: string, x: number, y: number, make: () => Look): void {
    let known = this.#kept.get(key);
    if (known === undefined) {
      if (this.#kept.size >= KEPT) {
        this.#isFull = true;
        return;
      }
      known = { look: make(), count: 0, first: [] };
      this.#kept.set(key, known);
    }
    known.count += 1;
    if (known.first.length < NAMED) known.first.push(this.#mm(x, y));
  }

  get isFull(): boolean {
    return this.#isFull;
  }

  get list(): readonly (Look & Seen)[] {
    return [...this.#kept.values()].map(({ look, count, first }) => ({ ...look, count, first }));
  }

  #mm(x: number, y: number): PointMm {
    return [round((x - this.#corner.left) * MM_PER_PT), round((this.#corner.top - y) * MM_PER_PT)];
  }
}

const round = (value: number): number => Math.round(value * 10) / 10;

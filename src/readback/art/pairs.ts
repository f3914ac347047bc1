import type { FrameBox } from '../frame.ts';
import type { ArtMark, FoundMark } from './art-mark.ts';

/** An approved mark and the one that stands for it. */
export interface Pair {
  /** Which of the approved marks it is. */
  readonly at: number;
  readonly mark: ArtMark;
  readonly found: FoundMark;
  /** Which of the found marks. */
  readonly order: number;
}

/** Which marks belong together, and which are left over. */
export interface Pairs {
  /** In the order of the approved marks. */
  readonly pairs: readonly Pair[];
  readonly missing: readonly number[];
  readonly extra: readonly FoundMark[];
}

/**
 * Pairs found marks with approved ones: those that are the same, then those that have only moved, that are only painted
 * otherwise, and that have only another shape.
 */
export function pairsOf(approved: readonly ArtMark[], found: readonly FoundMark[]): Pairs {
  const pairing = new Pairing(approved, found);
  pairing.same();
  for (const isLike of LIKENESSES) pairing.nearest(isLike);
  return pairing.made();
}

type Likeness = (mark: ArtMark, found: FoundMark) => boolean;

const LIKENESSES: readonly Likeness[] = [
  (mark, found) => mark.shape === found.shape && mark.paint === found.paint,
  (mark, found) => mark.shape === found.shape && overlap(mark.box, found.box) > 0.9,
  (mark, found) => mark.is === found.is && mark.paint === found.paint && overlap(mark.box, found.box) > 0.5,
];

/** How much of the larger of two boxes both share, from 0 to 1; a line has a box of some width. */
function overlap(a: FrameBox, b: FrameBox): number {
  const width = Math.min(a.x1, b.x1) - Math.max(a.x0, b.x0) + 1;
  const height = Math.min(a.y1, b.y1) - Math.max(a.y0, b.y0) + 1;
  if (width <= 0 || height <= 0) return 0;
  return (width * height) / Math.max(areaOf(a), areaOf(b));
}

const areaOf = ({ x0, y0, x1, y1 }: FrameBox): number => (x1 - x0 + 1) * (y1 - y0 + 1);

/** So many are looked through for one that is like another; of more, a file has none in common with any ticket. */
const MOST = 1000;

/** Pairs in the making. */
class Pairing {
  readonly #approved: readonly ArtMark[];
  readonly #found: readonly FoundMark[];
  readonly #pairs: Pair[] = [];
  #missing: number[];
  #extra: number[];

  constructor(approved: readonly ArtMark[], found: readonly FoundMark[]) {
    this.#approved = approved;
    this.#found = found;
    this.#missing = approved.map((_, at) => at);
    this.#extra = found.map((_, order) => order);
  }

  /** Takes those that are the same in all, the first for the first. */
  same(): void {
    const waiting = new Map<string, number[]>();
    for (const order of this.#extra) {
      const mark = this.#found[order];
      if (mark === undefined) continue;
      const key = keyOf(mark);
      const orders = waiting.get(key);
      if (orders === undefined) waiting.set(key, [order]);
      else orders.push(order);
    }
    for (const orders of waiting.values()) orders.reverse();
    this.#take((mark) => waiting.get(keyOf(mark))?.pop());
  }

  /** Takes for each that is left the nearest that is like it. */
  nearest(isLike: Likeness): void {
    const free = new Set(this.#extra.slice(0, MOST));
    this.#take((mark) => {
      let best: number | undefined;
      let least = Infinity;
      for (const order of free) {
        const found = this.#found[order];
        if (found === undefined || !isLike(mark, found)) continue;
        const away = Math.hypot(found.box.x0 - mark.box.x0, found.box.y0 - mark.box.y0);
        if (away < least) [best, least] = [order, away];
      }
      if (best !== undefined) free.delete(best);
      return best;
    });
  }

  #take(orderFor: (mark: ArtMark) => number | undefined): void {
    const missing: number[] = [];
    const taken = new Set<number>();
    for (const at of this.#missing) {
      const mark = this.#approved[at];
      const order = mark === undefined ? undefined : orderFor(mark);
      const found = order === undefined ? undefined : this.#found[order];
      if (mark === undefined || order === undefined || found === undefined) {
        missing.push(at);
        continue;
      }
      taken.add(order);
      this.#pairs.push({ at, mark, found, order });
    }
    this.#missing = missing;
    this.#extra = this.#extra.filter((order) => !taken.has(order));
  }

  made(): Pairs {
    return {
      pairs: this.#pairs.sort((a, b) => a.at - b.at),
      missing: this.#missing,
      extra: this.#extra.flatMap((order) => this.#found[order] ?? []),
    };
  }
}

const keyOf = ({ is, shape, paint, box: { x0, y0, x1, y1 } }: ArtMark): string =>
  `${is} ${shape} ${x0} ${y0} ${x1} ${y1} ${paint}`;

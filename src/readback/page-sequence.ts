import type { FilePlan } from './file-plan.ts';
import type { ReadbackRule } from './rules.ts';

/** A page of the plan that is not where it should be in its file. */
export interface SequenceFault {
  readonly rule: ReadbackRule;
  readonly unit: number;
  /** The page of the file, from 0; null where it has none. */
  readonly page: number | null;
  readonly found: string;
}

/** The pages of a file as they come, against those that it must have. */
export class PageSequence {
  readonly #plan: FilePlan;
  /** By unit: the pages that show it. */
  readonly #pages = new Map<number, number[]>();
  readonly #late: { readonly unit: number; readonly page: number }[] = [];
  #last = -1;
  #furthest = -1;

  constructor(plan: FilePlan) {
    this.#plan = plan;
  }

  /** The page that should come now. */
  get next(): number {
    return this.#last + 1;
  }

  /** A page came that shows this unit; null where it cannot be told, and is taken for the one that should come. */
  take(page: number, unit: number | null): void {
    const shown = unit ?? this.next;
    const pages = this.#pages.get(shown) ?? [];
    this.#pages.set(shown, pages);
    if (pages.length === 0 && shown < this.#furthest) this.#late.push({ unit: shown, page });
    pages.push(page);
    this.#last = shown;
    this.#furthest = Math.max(this.#furthest, shown);
  }

  /** What is missing, doubled or out of order; each page of the plan at most once. */
  faults(): readonly SequenceFault[] {
    const faults: SequenceFault[] = [];
    for (let unit = 0; unit < this.#plan.count; unit++) {
      const pages = this.#pages.get(unit) ?? [];
      const [page] = pages;
      if (page === undefined)
        faults.push({ rule: 'readback/sheet-missing', unit, page: null, found: 'no page with its tickets' });
      else if (pages.length > 1)
        faults.push({
          rule: 'readback/sheet-doubled',
          unit,
          page: pages[1] ?? page,
          found: `it on pages ${listed(pages)}`,
        });
    }
    for (const { unit, page } of this.#late)
      faults.push({ rule: 'readback/sheet-out-of-order', unit, page, found: `it on page ${page + 1}` });
    return faults;
  }
}

const listed = (pages: readonly number[]): string => pages.map((page) => page + 1).join(', ');

import type { PageEntry } from '../pdf/read/content/page-tree.ts';
import type { TopLeft } from './frame.ts';
import { type PageLayout, sheetLayout, ticketLayout } from './layout.ts';
import type { PrintedJob } from './printed-job.ts';
import type { ReadingMap, Side } from './reading-map.ts';

/** Pages of one file are alike; one whose boxes change from page to page is no reason to keep a layout of each. */
const MOST_LAYOUTS = 16;

/** Where tickets stand on the pages of one file: reckoned once for pages that are alike. */
export class PageLayouts {
  readonly #job: PrintedJob;
  readonly #map: ReadingMap;
  readonly #isByTicket: boolean;
  readonly #known = new Map<string, PageLayout>();

  constructor(job: PrintedJob, map: ReadingMap, { isByTicket }: { readonly isByTicket: boolean }) {
    this.#job = job;
    this.#map = map;
    this.#isByTicket = isByTicket;
  }

  /** The layout of a page that shows this side. */
  of({ boxes }: Pick<PageEntry, 'boxes'>, side: Side): PageLayout {
    const corner = topLeftOf(boxes.media);
    const trim = topLeftOf(boxes.trim ?? boxes.media);
    const key = `${side} ${corner.left} ${corner.top} ${this.#isByTicket ? `${trim.left} ${trim.top}` : ''}`;
    const known = this.#known.get(key);
    if (known !== undefined) return known;
    const layout = this.#isByTicket
      ? ticketLayout(this.#job, this.#map, { face: side, corner, trim })
      : sheetLayout(this.#job, this.#map, { side, corner });
    if (this.#known.size < MOST_LAYOUTS) this.#known.set(key, layout);
    return layout;
  }
}

/** A box may be written from any corner. */
function topLeftOf(box: readonly [number, number, number, number] | null): TopLeft {
  if (box === null) return { left: 0, top: 0 };
  const [left, bottom, right, top] = box;
  return { left: Math.min(left, right), top: Math.max(bottom, top) };
}

import type { Point, Rect, Size } from '../base/geometry.ts';
import type { Paint, SpotInk } from '../base/ink.ts';
import type { Item } from './item.ts';

/**
 * A finished page: a side of a press sheet, or a page of a proof. The writer puts it down and decides nothing.
 *
 * Space   origin at the media's top left, y down, lattice units
 * Order   painted as listed
 */
export interface Page {
  /** What the page is, for people and for outlines: `recto`, `verso`, `coat`. */
  readonly label: string;
  readonly size: Size;
  readonly trim: Rect;
  readonly bleed: Rect;
  readonly content: readonly PageContent[];
}

export type PageContent = Placed | Bars;

/** Items moved, and turned if asked, from their own space to the page; never a `code`. */
export interface Placed {
  readonly kind: 'placed';
  readonly at: Point;
  /** Left out: upright. Half: turned by 180° about `at`, for the back of a sheet that is tumbled. */
  readonly turned?: 'half';
  readonly items: readonly Item[];
  /** Nothing of the items shows outside it, in the page's space; proofs cut tickets at their trim. */
  readonly clip?: Rect;
}

/**
 * A barcode on the dots of the page's imager, with nothing left to decide.
 *
 * Shape   `origin` in lattice units, a whole number of dots from the page's origin; each rectangle
 *         [x, y, width, height] in whole dots from there, y down; `inset` in dots, to be taken off all four sides
 *         of each rectangle, so that a RIP that paints each touched pixel paints exactly these. Where dark modules
 *         touch, rectangles overlap by more than the inset, so no gap opens: paint them in any order, nonzero
 * Source  print.md, "Barcodes on a device grid": exact in Ghostscript, MuPDF and poppler
 */
export interface Bars {
  readonly kind: 'bars';
  readonly value: string;
  readonly dpi: number;
  readonly origin: Point;
  readonly rects: readonly DotRect[];
  readonly inset: number;
  readonly paint: Paint;
}

export type DotRect = readonly [x: number, y: number, width: number, height: number];

/** Pages that go into one PDF, with all that the file says of itself. */
export interface PageSet {
  readonly title: string;
  /** One sentence on what the file is. */
  readonly subject: string;
  /** Every spot ink that its pages may use, in printing order. */
  readonly inks: readonly SpotInk[];
  readonly pages: readonly Page[];
}

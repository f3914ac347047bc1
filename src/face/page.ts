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

/** What any content of a page may say of itself. */
interface Layered {
  /** Left out: it is on no layer, and is always shown. */
  readonly layer?: ContentLayer;
}

/**
 * A layer of a file, which viewers show and hide and prepress tells by its step; one name is one layer.
 *
 * Why     a RIP does not drop a layer for its step: what must not print is left out of the file
 */
export interface ContentLayer {
  readonly name: string;
  /** Null where the layer is artwork, and no step of processing. */
  readonly step: ProcessingStep | null;
}

/**
 * What a layer is to the work after the printing, or beside it.
 *
 * Source  ISO 19593-1: group, and type where the group has types
 */
export type ProcessingStep =
  | 'Structural/Cutting'
  | 'Structural/Perforating'
  | 'Positions/Barcode'
  | 'Positions/Imprinting'
  | 'Positions/ContentArea'
  | 'Varnish'
  | 'White'
  | 'Legend';

/** Items moved, and turned if asked, from their own space to the page; never a `code`. */
export interface Placed extends Layered {
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
export interface Bars extends Layered {
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
  /**
   * All that its pages may draw, forms and fonts and inks, whichever they do: the file puts it down first, in this order,
   * and its pages share it. Left out: the file holds what its pages draw, and each page names what it does.
   */
  readonly stock?: readonly Item[];
  /** What it is to be printed on; left out: FOGRA39, coated stock in a sheet-fed offset press. */
  readonly condition?: Condition;
  /** Its parts, where the file is to be PDF/VT-1; left out: it is PDF/X-4 alone. */
  readonly vt?: DocumentParts;
}

/** A printing condition: what the inks of a file look like once they are printed. */
export interface Condition {
  /** As its characterisation data are named: `FOGRA39`. */
  readonly identifier: string;
  /** What it is, for people. */
  readonly info: string;
  /** Where the identifier is registered; left out: nowhere, the profile alone says it. */
  readonly registry?: string;
  /** An ICC profile of class prtr in the space CMYK. */
  readonly profile: Uint8Array;
}

/**
 * The parts of a file of variable data, down to the pages of one record.
 *
 * Shape   `levels` names each level of the tree, the whole file first; `recordLevel` counts from 0 in them; `parts`
 *         are those of the whole file, and all leaves stand on the last level
 * Order   that of the pages: the leaves together hold each page once
 */
export interface DocumentParts {
  readonly levels: readonly string[];
  readonly recordLevel: number;
  readonly parts: readonly DocumentPart[];
}

/** So many pages that belong together, or parts that do. */
export type DocumentPart = { readonly pages: number } | { readonly parts: readonly DocumentPart[] };

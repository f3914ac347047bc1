import type { Rect } from '../base/geometry.ts';
import type { Face } from '../face/face.ts';
import type { Page, PageSet, Placed } from '../face/page.ts';
import type { Order } from './order.ts';
import type { Press } from './press.ts';

/**
 * All sheets of a job, with the pages of the file that holds them.
 *
 * Shape   `pages` has three pages a sheet, sheet by sheet: the very ones of `sheets`
 */
export interface SheetJob {
  readonly press: Press;
  readonly order: Order;
  /** The numbers of the tickets that the job was given, in their order. */
  readonly tickets: readonly string[];
  readonly sheets: readonly Sheet[];
  readonly pages: PageSet;
}

/**
 * One sheet of a job: which ticket stands where on its recto and its verso, and its finished pages.
 */
export interface Sheet {
  readonly press: Press;
  /** From 1. */
  readonly number: number;
  /** One for each place of the press; null where the job ran out of tickets: a named blank. */
  readonly positions: readonly (Position | null)[];
  /** In the order of the file: recto without coat, verso, coat with overprint. */
  readonly pages: readonly SheetPage[];
}

/** A page of a sheet, and what of its content are the press's marks. */
export interface SheetPage extends Page {
  /** The recto and its coat show one side, in one space; the verso the other. */
  readonly side: 'recto' | 'verso';
  readonly marks: Placed;
}

/** One ticket's place, in the space of the recto and, mirrored by the turn, of the verso. */
export interface Position {
  /** From 1, row by row. */
  readonly place: number;
  readonly recto: Face;
  readonly verso: Face;
  readonly rectoTrim: Rect;
  readonly versoTrim: Rect;
}

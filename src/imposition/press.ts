import type { Point, Size } from '../base/geometry.ts';
import type { Length } from '../base/length.ts';
import type { Order } from './order.ts';

/** A press with its sheet and the job's grid on it; one file under `assets/press/`. */
export interface Press {
  readonly name: string;
  /** A web is imposed like sheets: one repeat of its cylinder after the other. */
  readonly kind: 'sheet' | 'web';
  /** As it lies on the recto's page; of a web, its width and the length of one repeat. */
  readonly sheet: Size;
  /** The edges that no ink reaches: held by the grippers (the bottom one), and let go last (the top one). */
  readonly gripper: Length;
  readonly tail: Length;
  readonly side: Length;
  readonly columns: number;
  readonly rows: number;
  readonly gutter: Gutter;
  /** Rows: tickets of a column touch, and are torn where they do; on a web, from repeat to repeat too. */
  readonly perforated: 'none' | 'rows';
  /** Alternate: every second row is turned by half, so that heads meet heads and feet meet feet. */
  readonly heads: 'together' | 'alternate';
  /** Dots an inch of the imager that writes the codes. */
  readonly dpi: number;
  /** Whole dots taken off each bar for the ink's growth. */
  readonly barReduction: number;
  /** How far imaging may stand off the fixed plates, in any direction. */
  readonly registerTolerance: Length;
  /** How the sheet is turned for its back: about which of its edges; or printed twice from plates of both sides. */
  readonly turn: 'long-edge' | 'short-edge' | 'work-and-turn';
  /** How far the back was measured to fall to the right of its front, and below it, looked at from the back. */
  readonly backOffset: Point;
  /** The order of tickets to be sold, where a job asks for no other. */
  readonly order: Order['kind'];
  /** The most sheets that are cut in one pile; of a web, the most repeats in one run of lanes. */
  readonly lift: number;
}

/** The clear space between two tickets: from column to column, and from row to row. */
export interface Gutter {
  readonly x: Length;
  readonly y: Length;
}

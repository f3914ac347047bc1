import type { Point, Rect, Size } from '../base/geometry.ts';
import type { Length } from '../base/length.ts';
import type { Cell, Item } from './item.ts';

/**
 * A finished side of one ticket: everything before it decides, everything after it only transcribes.
 *
 * Space   origin at the trim's top left, y down, lattice units
 */
export interface Face {
  readonly side: 'recto' | 'verso';
  /** The number of the ticket it belongs to: recto and verso of a position must agree. */
  readonly ticket: string;
  readonly trim: Size;
  readonly bleed: Length;
  /** In printing order. */
  readonly layers: readonly Layer[];
  /** What was placed in the zones; the imaging layer holds a `use` of each cell. */
  readonly cells: readonly PlacedCell[];
}

/** What one printing unit puts down: one pass of the press. */
export interface Layer {
  readonly pass: Pass;
  readonly items: readonly Item[];
}

/**
 * The passes that a face may have, in printing order: the recto's, then the back's, then the specimen's of either.
 *
 * Shape   imaging and back-imaging change with every ticket, the others never within a game; security, white, varnish
 *         and opacity are on plates only, since no eye sees them; specimen is on proofs and specimen sheets only
 * Source  print.md, how scratch tickets are printed
 */
export type Pass =
  | 'security'
  | 'white'
  | 'display'
  | 'imaging'
  | 'varnish'
  | 'opacity'
  | 'coat'
  | 'overprint'
  | 'back'
  | 'back-imaging'
  | 'specimen';

/** A cell in its slot. */
export interface PlacedCell {
  readonly surface: string;
  readonly zone: string;
  /** Which place of the zone this is: `amount`, `symbol-0`, … the same for every ticket. */
  readonly slot: string;
  /** The room of the slot on the face: the cell's box, put at `at`, lies within it. */
  readonly room: Rect;
  /** Null where the content is no cell of the surface: it cannot be printed, and a rule says so. */
  readonly cell: Cell | null;
  /** What the record asked for, in words. */
  readonly wanted: string;
  readonly at: Point;
}

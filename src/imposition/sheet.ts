import type { SpotInk } from '../base/ink.ts';
import type { Length } from '../base/length.ts';
import type { Face } from '../face/face.ts';
import type { Bars, Page, PageSet, Placed } from '../face/page.ts';
import type { Order } from './order.ts';
import type { Place, Side } from './places.ts';
import type { Press } from './press.ts';

/**
 * All sheets of a job, with the pages of the file that holds them.
 *
 * Shape   `pages` has the pages of every sheet, sheet by sheet: the very ones of `sheets`
 */
export interface SheetJob {
  readonly press: Press;
  readonly order: Order;
  readonly plan: Plan;
  /** The numbers of the tickets that the job was given, in their order. */
  readonly tickets: readonly string[];
  readonly sheets: readonly Sheet[];
  readonly pages: PageSet;
}

/** What all sheets of a job have alike. */
export interface Plan {
  readonly press: Press;
  readonly order: Order;
  /** Tickets of a pack, the job beginning with a whole one; null where packs do not matter. */
  readonly pack: number | null;
  readonly title: string;
  /** All spot inks of the game, in printing order. */
  readonly inks: readonly SpotInk[];
  /** How many tickets and sheets the job has. */
  readonly tickets: number;
  readonly sheets: number;
  readonly specimens: boolean;
  readonly bleed: Length;
  /** Every place of a sheet, blanks of the last one too: plates print there. */
  readonly places: readonly Place[];
  /** The first ticket's faces: their fixed layers are those of all, and a rule holds that they are. */
  readonly model: Readonly<Record<Side, Face>>;
}

/**
 * One sheet of a job: which ticket stands where on its two sides, and its finished pages.
 */
export interface Sheet {
  readonly plan: Plan;
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
  readonly side: Side;
  readonly marks: Placed;
  /** The machine-readable name of the sheet, on pages that are imaged. */
  readonly sheetId: Bars | null;
}

/** One ticket at its place. */
export interface Position extends Place {
  readonly recto: Face;
  readonly verso: Face;
}

/** What of a sheet its own marks are told from: which ticket stands where. */
export interface SheetTickets extends Pick<Sheet, 'plan' | 'number'> {
  readonly positions: readonly (NumberedPlace | null)[];
}

/** Of a place what marks hang on, with the number of its ticket. */
export interface NumberedPlace extends Pick<Place, 'place' | 'rectoTrim'> {
  readonly recto: Pick<Face, 'ticket'>;
}

/** The numbers of the tickets of a sheet, in the order of its places. */
export const ticketsOf = ({ positions }: Pick<Sheet, 'positions'>): readonly string[] =>
  positions.flatMap((position) => (position === null ? [] : [position.recto.ticket]));

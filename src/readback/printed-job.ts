import type { Side } from './reading-map.ts';

/** What reading back takes from `job.json`: what was printed how, as far as it must be known to find it again. */
export interface PrintedJob {
  readonly game: string;
  readonly specimens: boolean;
  readonly press: { readonly dpi: number; readonly turn: string };
  /** The spot inks of its plates. */
  readonly inks: readonly { readonly name: string }[];
  /** How the press's imager prints each code. */
  readonly codes: readonly {
    readonly name: string;
    readonly printedDots: number;
    readonly reductionDots: number;
  }[];
  readonly sheetMap: SheetNumbers & { readonly letters: Readonly<Record<string, string | number>> };
  readonly places: readonly PrintedPlace[];
  readonly files: readonly PrintedFile[];
}

/** The numbers of the sheet map: sheets, places and tickets count from 0 in its formulas. */
export interface SheetNumbers {
  readonly order: 'step-and-repeat' | 'cut-and-stack' | 'ribbon';
  readonly columns: number;
  readonly rows: number;
  readonly sheets: number;
  readonly tickets: number;
}

/** One place of every sheet: where the two faces of its ticket stand. */
export interface PrintedPlace {
  readonly place: number;
  readonly recto: PrintedFace;
  readonly verso: PrintedFace;
}

export interface PrintedFace {
  readonly on: Side;
  /** Space  the page of that side: origin at its media's top left, y down, lattice units */
  readonly trim: readonly [x: number, y: number, width: number, height: number];
  readonly turned: 'upright' | 'half';
}

export interface PrintedFile {
  readonly name: string;
  readonly kind: string;
  /** Of a fixed plate. */
  readonly pass: string | null;
  readonly side: 'recto' | 'verso' | 'both';
  /** The sheets that it holds, from 1; left out: all. */
  readonly sheets?: { readonly first: number; readonly last: number } | undefined;
}

/** A plate that serves every sheet: one pass of one face of the tickets. */
export interface FixedFile {
  readonly name: string;
  readonly pass: string;
  readonly side: Side;
}

/** A file as the fixed plate that it is; null for one that is none. */
export const fixedFile = ({ name, kind, pass, side }: PrintedFile): FixedFile | null =>
  kind === 'fixed' && pass !== null && side !== 'both' ? { name, pass, side } : null;

/**
 * The ticket at a place of a sheet, all counted from 0; null for a blank.
 *
 * Source  the formulas of `job.json`, reckoned here on their own
 */
export function ticketAt(
  { sheetMap }: Pick<PrintedJob, 'sheetMap'>,
  sheet: number,
  place: number,
): number | null {
  const ticket =
    sheetMap.order === 'step-and-repeat'
      ? sheet * sheetMap.columns * sheetMap.rows + place
      : ticketInLift(sheetMap, sheet, place);
  return ticket < sheetMap.tickets ? ticket : null;
}

/** Lanes of consecutive tickets through the sheets of a lift: a place is a lane of its own, or a column of a web. */
function ticketInLift(
  { order, columns, rows, sheets, letters }: PrintedJob['sheetMap'],
  sheet: number,
  place: number,
): number {
  const lift = Number(letters.H);
  const first = Math.floor(sheet / lift) * lift;
  const high = Math.min(lift, sheets - first);
  const isPile = order === 'cut-and-stack';
  const run = isPile ? 1 : rows;
  const lane = isPile ? place : place % columns;
  const rung = isPile ? 0 : Math.floor(place / columns);
  return first * columns * rows + lane * high * run + (sheet - first) * run + rung;
}

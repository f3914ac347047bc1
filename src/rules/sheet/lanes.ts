import type { Sheet, SheetJob } from '../../imposition/sheet.ts';

/** A place of a lane, and the number of the ticket there; null for a blank. */
export interface Seat {
  readonly sheet: number;
  readonly place: number;
  readonly ticket: string | null;
}

/**
 * What comes out of the finishing as one: a pile once a lift is cut, a lane of a ribbon, or the tickets of one sheet.
 *
 * Order   as a hand takes the tickets from it
 */
export type Lane = readonly Seat[];

/**
 * The lanes of a job, read off its sheets as whoever cuts them finds them.
 *
 * Order   that in which tickets should run on from lane to lane
 * Why     it knows nothing of how the order was reckoned, so that it can judge it
 */
export function lanesOfJob({ order, press, sheets }: SheetJob): readonly Lane[] {
  const { columns, rows } = press;
  const places = count(columns * rows);
  switch (order.kind) {
    case 'step-and-repeat':
      return sheets.map((sheet) => places.map((place) => seat(sheet, place)));
    case 'cut-and-stack':
      return liftsOf(sheets, order.lift).flatMap((lift) =>
        places.map((place) => lift.map((sheet) => seat(sheet, place))),
      );
    case 'ribbon':
      return liftsOf(sheets, order.lift).flatMap((run) =>
        count(columns).map((column) =>
          run.flatMap((repeat) => count(rows).map((row) => seat(repeat, row * columns + column))),
        ),
      );
  }
}

function liftsOf(sheets: readonly Sheet[], height: number): readonly (readonly Sheet[])[] {
  const lifts: (readonly Sheet[])[] = [];
  for (let first = 0; first < sheets.length; first += height) lifts.push(sheets.slice(first, first + height));
  return lifts;
}

const seat = ({ number, positions }: Sheet, place: number): Seat => ({
  sheet: number,
  place: place + 1,
  ticket: positions[place]?.recto.ticket ?? null,
});

const count = (many: number): readonly number[] => Array.from({ length: many }, (_, index) => index);

/** What a lane is called by those who finish it. */
export const LANE_NAMES = {
  'step-and-repeat': 'sheet',
  'cut-and-stack': 'pile',
  ribbon: 'lane',
} as const;

/**
 * In which order tickets fill the places of a job's sheets; sheets, places and tickets all count from 0.
 *
 * Shape   step-and-repeat: each sheet holds the next tickets in a row, as specimens are looked at;
 *         cut-and-stack: each place is a pile of consecutive tickets once a lift of sheets is cut, and `lift` is the
 *         sheets of a lift, a multiple of the pack, as high as a cutter takes;
 *         ribbon: each column is a lane of consecutive tickets down a web, and `lift` is the repeats of a run, after
 *         which the lanes begin again with the tickets that follow
 * Source  print.md, "Imposition"
 */
export type Order =
  | { readonly kind: 'step-and-repeat' }
  | { readonly kind: 'cut-and-stack'; readonly lift: number }
  | { readonly kind: 'ribbon'; readonly lift: number };

/** How many tickets a job has, and the grid of places that a sheet holds them in. */
export interface JobSize {
  readonly tickets: number;
  readonly columns: number;
  readonly rows: number;
}

/** A place of a sheet, row by row from the top left. */
export interface PlaceOnSheet {
  readonly sheet: number;
  readonly place: number;
}

/** How many tickets a sheet holds. */
export const placesOf = ({ columns, rows }: Pick<JobSize, 'columns' | 'rows'>): number => columns * rows;

/** How many sheets hold the whole job; the last may have blanks. A sheet without places holds nothing. */
export const sheetCount = (size: JobSize): number =>
  placesOf(size) === 0 ? 0 : Math.ceil(size.tickets / placesOf(size));

/** The ticket at a place of a sheet; null for a blank. */
export const ticketAt = (order: Order, size: JobSize, { sheet, place }: PlaceOnSheet): number | null =>
  ticketsOf(order, size)(sheet, place);

/** The tickets of a job by sheet and place; null for a blank. */
export function ticketsOf(order: Order, size: JobSize): (sheet: number, place: number) => number | null {
  const lanes = lanesOf(order, size);
  const places = placesOf(size);
  return (sheet, place) => {
    const { first, height } = liftOf(Math.floor(sheet / lanes.lift), lanes, size);
    const { lane, rung } = lanes.at(place);
    const index = first * places + (lane * height + sheet - first) * lanes.rungs + rung;
    return index < size.tickets ? index : null;
  };
}

/** The place of a ticket: the inverse of `ticketAt`. */
export function placeOf(order: Order, size: JobSize, ticket: number): PlaceOnSheet {
  const lanes = lanesOf(order, size);
  const { first, height } = liftOf(Math.floor(ticket / (lanes.lift * placesOf(size))), lanes, size);
  const inLift = ticket - first * placesOf(size);
  const laneLength = height * lanes.rungs;
  const inLane = inLift % laneLength;
  const lane = Math.floor(inLift / laneLength);
  const rung = inLane % lanes.rungs;
  return { sheet: first + Math.floor(inLane / lanes.rungs), place: lanes.placeAt(lane, rung) };
}

/**
 * An order as lanes of consecutive tickets through the sheets of a lift.
 *
 * Why     all three orders are this one thing: a pile is a lane with one place a sheet, a ribbon one with a row's, and
 *         step-and-repeat is a single lane with all places through lifts of one sheet
 */
export interface Lanes {
  readonly lanes: number;
  /** Places of one lane on one sheet. */
  readonly rungs: number;
  /** Sheets of a full lift. */
  readonly lift: number;
  at(place: number): { readonly lane: number; readonly rung: number };
  placeAt(lane: number, rung: number): number;
}

/** The lanes of an order on a grid. */
export function lanesOf(order: Order, size: Pick<JobSize, 'columns' | 'rows'>): Lanes {
  const { columns, rows } = size;
  switch (order.kind) {
    case 'step-and-repeat':
      return {
        lanes: 1,
        rungs: placesOf(size),
        lift: 1,
        at: (place) => ({ lane: 0, rung: place }),
        placeAt: (_, rung) => rung,
      };
    case 'cut-and-stack':
      return {
        lanes: placesOf(size),
        rungs: 1,
        lift: order.lift,
        at: (place) => ({ lane: place, rung: 0 }),
        placeAt: (lane) => lane,
      };
    case 'ribbon':
      return {
        lanes: columns,
        rungs: rows,
        lift: order.lift,
        at: (place) => ({ lane: place % columns, rung: Math.floor(place / columns) }),
        placeAt: (lane, rung) => rung * columns + lane,
      };
  }
}

/** The first sheet of a lift and its height; the last lift is only as high as its tickets ask. */
function liftOf(index: number, { lift }: Lanes, size: JobSize): { first: number; height: number } {
  const first = index * lift;
  return { first, height: Math.min(lift, sheetCount(size) - first) };
}

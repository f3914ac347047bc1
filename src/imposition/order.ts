/**
 * In which order tickets fill the places of a job's sheets; sheets, places and tickets all count from 0.
 *
 * Shape   step-and-repeat: each sheet holds the next tickets in a row, as specimens are looked at;
 *         cut-and-stack: each place is a pile of consecutive tickets once a lift of sheets is cut, and `lift` is the
 *         sheets of a lift, a multiple of the pack, as high as a cutter takes
 * Source  print.md, "Imposition"
 */
export type Order =
  | { readonly kind: 'step-and-repeat' }
  | { readonly kind: 'cut-and-stack'; readonly lift: number };

/** How many tickets a job has, and how many of them a sheet holds. */
export interface JobSize {
  readonly tickets: number;
  readonly places: number;
}

/** How many sheets hold the whole job; the last may have blanks. */
export const sheetCount = ({ tickets, places }: JobSize): number => Math.ceil(tickets / places);

/** The ticket at a place of a sheet; null for a blank. */
export function ticketAt(
  order: Order,
  size: JobSize,
  { sheet, place }: { sheet: number; place: number },
): number | null {
  const index =
    order.kind === 'step-and-repeat'
      ? sheet * size.places + place
      : cutAndStack(order.lift, size, { sheet, place });
  return index < size.tickets ? index : null;
}

/** Why  the last lift is only as high as its tickets ask, or its first piles would take them all */
function cutAndStack(
  lift: number,
  size: JobSize,
  { sheet, place }: { sheet: number; place: number },
): number {
  const first = Math.floor(sheet / lift) * lift;
  const height = Math.min(lift, sheetCount(size) - first);
  return first * size.places + place * height + (sheet - first);
}

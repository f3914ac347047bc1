import { eachZone, type TicketSubject, type Visit } from '../subject.ts';
import type { SurfaceTables } from '../tables.ts';

type Marks = readonly (string | null)[];

/** Visits the marks of every zone that has some: symbols of a month or of the pair of hearts, days of the cards. */
export function eachMarks(subject: TicketSubject, visit: Visit<Marks>): void {
  eachZone(subject, 'twins', ({ marks }, tables, zone) => visit(marks, tables, zone));
  eachZone(subject, 'pairs', ({ symbols }, tables, zone) => visit(symbols, tables, zone));
}

/** So many marks as a finding says it: « 2 symbols », « 1 day ». */
export const counted = (count: number, tables: SurfaceTables): string =>
  `${count} ${noun(tables)}${count === 1 ? '' : 's'}`;

/** What the marks of a surface are, for a sentence. */
export const noun = ({ surface }: SurfaceTables): string => (surface.marksKey === 'days' ? 'day' : 'symbol');

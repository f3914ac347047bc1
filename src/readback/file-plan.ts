import { type PrintedFile, type PrintedJob, ticketAt } from './printed-job.ts';
import type { Side } from './reading-map.ts';

/** One page that a file must have. */
export interface PagePlan {
  /** The sheet, from 1; null where pages are tickets. */
  readonly sheet: number | null;
  /** What findings call it: « sheet 2 », « the verso of sheet 2 ». */
  readonly name: string;
  /** The side that it shows: of the sheet, or of its one ticket. */
  readonly side: Side;
  /** The ticket at a place, from 0; null for a blank. */
  ticketAt(position: number): number | null;
}

/** The pages that a file must have, one after the other. */
export interface FilePlan {
  readonly count: number;
  /** Whether each of its pages is one face of one ticket. */
  readonly isByTicket: boolean;
  /** Whether its marks stand in layers: files of all passes have them. */
  readonly layered: boolean;
  /** Whether it has slug and code of the sheet. */
  readonly hasSheetIds: boolean;
  page(unit: number): PagePlan;
  /** The page that shows this face of a ticket; null where the file has none. */
  unitOf(ticket: number, side: Side): number | null;
}

/** What a job says of one of its files; null for a file that holds no mark that changes. */
export function filePlan(job: PrintedJob, file: PrintedFile): FilePlan | null {
  switch (file.kind) {
    case 'imaging':
      return file.side === 'both'
        ? null
        : sheetPlan(job, [file.side], { layered: false, span: spanOf(job, file) });
    case 'composite':
      return sheetPlan(job, ['recto', 'verso'], { layered: true, span: spanOf(job, file) });
    case 'tickets':
      return ticketPlan(job);
    default:
      return null;
  }
}

/** The sheets of a file, from 0, and how many. */
export interface Span {
  readonly first: number;
  readonly count: number;
}

/** The sheets that a file of sheets holds. */
export const spanOf = ({ sheetMap }: PrintedJob, { sheets }: PrintedFile): Span =>
  sheets === undefined
    ? { first: 0, count: sheetMap.sheets }
    : { first: sheets.first - 1, count: sheets.last - sheets.first + 1 };

function sheetPlan(
  job: PrintedJob,
  sides: readonly Side[],
  { layered, span }: { readonly layered: boolean; readonly span: Span },
): FilePlan {
  const pages = new Map<number, PagePlan>();
  const plan = (unit: number): PagePlan => {
    const sheet = span.first + Math.floor(unit / sides.length);
    const side = sides[unit % sides.length] ?? 'recto';
    return {
      sheet: sheet + 1,
      name: sides.length === 1 ? `sheet ${sheet + 1}` : `the ${side} of sheet ${sheet + 1}`,
      side,
      ticketAt: (position) => ticketAt(job, sheet, position),
    };
  };
  const sheetOf = sheetsOfTickets(job, span);
  return {
    count: span.count * sides.length,
    isByTicket: false,
    layered,
    hasSheetIds: true,
    page(unit) {
      const page = pages.get(unit) ?? plan(unit);
      pages.set(unit, page);
      return page;
    },
    unitOf(ticket, side) {
      const at = sheetOf().get(ticket);
      return at === undefined || !sides.includes(side)
        ? null
        : (at - span.first) * sides.length + sides.indexOf(side);
    },
  };
}

/** Reckoned only when something is not where it should be. */
function sheetsOfTickets(job: PrintedJob, { first, count }: Span): () => ReadonlyMap<number, number> {
  let known: Map<number, number> | null = null;
  return () => {
    if (known !== null) return known;
    known = new Map();
    const { columns, rows } = job.sheetMap;
    for (let sheet = first; sheet < first + count; sheet++) {
      for (let position = 0; position < columns * rows; position++) {
        const ticket = ticketAt(job, sheet, position);
        if (ticket !== null) known.set(ticket, sheet);
      }
    }
    return known;
  };
}

const ticketPlan = ({ sheetMap }: PrintedJob): FilePlan => ({
  count: sheetMap.tickets * 2,
  isByTicket: true,
  layered: true,
  hasSheetIds: false,
  page: (unit) => ({
    sheet: null,
    name: `the ${unit % 2 === 0 ? 'recto' : 'verso'} of ticket ${Math.floor(unit / 2) + 1}`,
    side: unit % 2 === 0 ? 'recto' : 'verso',
    ticketAt: () => Math.floor(unit / 2),
  }),
  unitOf: (ticket, side) => ticket * 2 + (side === 'recto' ? 0 : 1),
});

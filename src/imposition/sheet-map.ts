import { Bug } from '../base/fault.ts';
import { lanesOf, type Order, placesOf, ticketAt } from './order.ts';
import { sizeOf } from './sequence.ts';
import type { Plan, SheetJob } from './sheet.ts';

/**
 * Which ticket stands where, for whoever has the files and not the program: a formula with its numbers.
 *
 * Shape   the formula counts sheets, places and tickets from 0; `blanks` counts from 1, as slugs do
 */
export interface SheetMap {
  readonly order: Order['kind'];
  /** The place `i` of a ticket in the job, for place `p` of sheet `s`; a blank where `i` is `tickets` or more. */
  readonly formula: string;
  /** What the letters of the formula mean, and their values where those are the same for all sheets. */
  readonly letters: Readonly<Record<string, string | number>>;
  readonly columns: number;
  readonly rows: number;
  readonly sheets: number;
  readonly tickets: number;
  /** The numbers of the first and the last ticket of the job. */
  readonly first: string;
  readonly last: string;
  readonly pack: number | null;
  readonly blanks: readonly { readonly sheet: number; readonly places: readonly number[] }[];
}

const FORMULAS: Readonly<Record<Order['kind'], string>> = {
  'step-and-repeat': 'i = s·P + p',
  'cut-and-stack': 'i = L·H·P + p·h + (s − L·H)',
  ribbon: 'i = L·H·P + c·h·R + (s − L·H)·R + r',
};

/** The map of a job, as its `job.json` has it. */
export function sheetMap({ plan, tickets }: Pick<SheetJob, 'plan' | 'tickets'>): SheetMap {
  const [first, last] = [tickets.at(0), tickets.at(-1)];
  if (first === undefined || last === undefined) throw new Bug('a job has no ticket');
  return mapOf(plan, { first, last });
}

/** The map of a job of which the first and the last ticket number are known. */
export function mapOf(plan: Plan, { first, last }: Pick<SheetMap, 'first' | 'last'>): SheetMap {
  const { order, press } = plan;
  return {
    order: order.kind,
    formula: FORMULAS[order.kind],
    letters: { ...COMMON, P: placesOf(press), ...lettersOf(order, press) },
    columns: press.columns,
    rows: press.rows,
    sheets: plan.sheets,
    tickets: plan.tickets,
    first,
    last,
    pack: plan.pack,
    blanks: blanksIn(plan),
  };
}

/** The blanks of a job: they are in its last lift, since every other one is full. */
function blanksIn(plan: Plan): SheetMap['blanks'] {
  const size = sizeOf(plan);
  const { lift } = lanesOf(plan.order, size);
  const places = Array.from({ length: placesOf(size) }, (_, place) => place);
  const from = Math.floor((plan.sheets - 1) / lift) * lift;
  return Array.from({ length: plan.sheets - from }, (_, at) => from + at)
    .map((sheet) => ({
      sheet: sheet + 1,
      places: places
        .filter((place) => ticketAt(plan.order, size, { sheet, place }) === null)
        .map((place) => place + 1),
    }))
    .filter((blank) => blank.places.length > 0);
}

const COMMON = {
  i: 'the ticket in the job, from 0',
  s: 'the sheet, from 0',
  p: 'the place on the front, from 0, row by row from the top left',
} as const;

/** What only some orders speak of. */
function lettersOf(order: Order, grid: { readonly columns: number; readonly rows: number }) {
  const { lift } = lanesOf(order, grid);
  if (order.kind === 'step-and-repeat') return {};
  const lifts = {
    H: lift,
    L: 'the lift, ⌊s / H⌋',
    h: 'the sheets of the lift: H, or what is left of the job’s in the last',
  };
  if (order.kind === 'cut-and-stack') return lifts;
  return {
    ...lifts,
    R: grid.rows,
    c: `the lane, p mod ${grid.columns}`,
    r: `the row, ⌊p / ${grid.columns}⌋`,
  };
}

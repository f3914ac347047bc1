import { Bug } from '../base/fault.ts';
import { type JobSize, ticketsOf } from './order.ts';
import type { Place } from './places.ts';
import type { Plan, SheetTickets } from './sheet.ts';

/** The size of a plan's job, as orders ask for it. */
export const sizeOf = ({ tickets, press }: Plan): JobSize => ({
  tickets,
  columns: press.columns,
  rows: press.rows,
});

/** A ticket of a sheet with its place in the job, from 0. */
export interface Numbered<Position> {
  readonly index: number;
  readonly position: Position;
}

/** A sheet of which it is known, place by place, what stands there. */
type Filled<Position> = Omit<SheetTickets, 'positions'> & {
  readonly positions: readonly (Position | null)[];
};

/** The tickets of a sheet as the order of their job has them, place by place. */
export const numbered = <Position extends Pick<Place, 'place'>>({
  plan,
  number,
  positions,
}: Filled<Position>): readonly Numbered<Position>[] => {
  const at = orderOf(plan);
  const found: Numbered<Position>[] = [];
  for (const position of positions) {
    if (position === null) continue;
    const index = at(number - 1, position.place - 1);
    if (index === null) throw new Bug(`place ${position.place} of sheet ${number} should be blank`);
    found.push({ index, position });
  }
  return found;
};

const orders = new WeakMap<Plan, ReturnType<typeof ticketsOf>>();

function orderOf(plan: Plan): ReturnType<typeof ticketsOf> {
  const order = orders.get(plan) ?? ticketsOf(plan.order, sizeOf(plan));
  orders.set(plan, order);
  return order;
}

/** The numbers of the first and the last ticket of a sheet, in the order of the job. */
export function firstAndLast(sheet: SheetTickets): readonly [first: string, last: string] {
  const all = numbered(sheet);
  let [first] = all;
  if (first === undefined) throw new Bug(`sheet ${sheet.number} has no ticket`);
  let last = first;
  for (const one of all) {
    if (one.index < first.index) first = one;
    if (one.index > last.index) last = one;
  }
  return [first.position.recto.ticket, last.position.recto.ticket];
}

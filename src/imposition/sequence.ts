import { Bug } from '../base/fault.ts';
import { type JobSize, ticketAt } from './order.ts';
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
}: Filled<Position>): readonly Numbered<Position>[] =>
  positions.flatMap((position) => {
    if (position === null) return [];
    const index = ticketAt(plan.order, sizeOf(plan), { sheet: number - 1, place: position.place - 1 });
    if (index === null) throw new Bug(`place ${position.place} of sheet ${number} should be blank`);
    return [{ index, position }];
  });

/** The numbers of the first and the last ticket of a sheet, in the order of the job. */
export function firstAndLast(sheet: SheetTickets): readonly [first: string, last: string] {
  const inOrder = [...numbered(sheet)].sort((a, b) => a.index - b.index);
  const [first, last] = [inOrder.at(0), inOrder.at(-1)];
  if (first === undefined || last === undefined) throw new Bug(`sheet ${sheet.number} has no ticket`);
  return [first.position.recto.ticket, last.position.recto.ticket];
}

import type { Checked } from '../../src/base/checked.ts';
import { type Length, mm } from '../../src/base/length.ts';
import type { Imposable, Wishes } from '../../src/imposition/impose.ts';
import { impose } from '../../src/imposition/impose.ts';
import type { Order } from '../../src/imposition/order.ts';
import type { Press } from '../../src/imposition/press.ts';
import type { SheetJob } from '../../src/imposition/sheet.ts';
import type { Rule } from '../../src/rules/rule.ts';
import { gate } from '../../src/rules/run.ts';

/** A small press: 2 × 2 tickets of the kit on a sheet that has room for their marks. */
export const press = ({ gutter = mm(6), ...over }: PressChanges = {}): Press => ({
  name: 'Essai',
  kind: 'sheet',
  sheet: { width: mm(170), height: mm(130) },
  gripper: mm(12),
  tail: mm(6),
  side: mm(5),
  columns: 2,
  rows: 2,
  gutter: typeof gutter === 'number' ? { x: gutter, y: gutter } : gutter,
  perforated: 'none',
  heads: 'together',
  dpi: 600,
  barReduction: 0,
  registerTolerance: mm(0.5),
  turn: 'short-edge',
  backOffset: { x: 0, y: 0 },
  order: 'step-and-repeat',
  lift: 500,
  ...over,
});

/** What of the small press is otherwise; a single gutter is that between columns and that between rows. */
export type PressChanges = Partial<Omit<Press, 'gutter'>> & { readonly gutter?: Press['gutter'] | Length };

/** A small web: 2 lanes of 3 tickets of the kit a repeat, with margins for its marks. */
export const web = (over: PressChanges = {}): Press =>
  press({
    name: 'Bobine',
    kind: 'web',
    sheet: { width: mm(190), height: mm(90) },
    gripper: 0,
    tail: 0,
    rows: 3,
    gutter: { x: mm(10), y: 0 },
    perforated: 'rows',
    turn: 'long-edge',
    order: 'ribbon',
    ...over,
  });

const content: Rule<object> = { id: 'test/content', severity: 'error', check() {}, message: () => '' };

/** A value with the seal of its rules, for what asks for it: the only rule is content with anything. */
export function sealed<T extends object>(value: T): Checked<T> {
  const { checked } = gate<T>([content], value);
  if (checked === null) throw new Error('no finding, and yet no seal');
  return checked;
}

export const imposed = (tickets: readonly Imposable[], on: Press = press(), order?: Order): SheetJob =>
  imposedWith(tickets, on, order === undefined ? {} : { order });

/** The same for a job that asks for more than an order. */
export const imposedWith = (tickets: readonly Imposable[], on: Press, wishes: Wishes): SheetJob =>
  impose(sealed(tickets), on, wishes);

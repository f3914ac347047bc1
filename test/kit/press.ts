import type { Checked } from '../../src/base/checked.ts';
import { mm } from '../../src/base/length.ts';
import type { Imposable } from '../../src/imposition/impose.ts';
import { impose } from '../../src/imposition/impose.ts';
import type { Order } from '../../src/imposition/order.ts';
import type { Press } from '../../src/imposition/press.ts';
import type { SheetJob } from '../../src/imposition/sheet.ts';
import type { Rule } from '../../src/rules/rule.ts';
import { gate } from '../../src/rules/run.ts';

/** A small press: 2 × 2 tickets of the kit on a sheet that has room for their marks. */
export const press = (over: Partial<Press> = {}): Press => ({
  name: 'Essai',
  sheet: { width: mm(170), height: mm(130) },
  gripper: mm(12),
  tail: mm(6),
  side: mm(5),
  columns: 2,
  rows: 2,
  gutter: mm(6),
  dpi: 600,
  barReduction: 0,
  registerTolerance: mm(0.5),
  turn: 'short-edge',
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
  impose(sealed(tickets), on, order);

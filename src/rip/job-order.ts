import type { Wishes } from '../imposition/impose.ts';
import type { Order } from '../imposition/order.ts';
import type { Press } from '../imposition/press.ts';
import { orderOf } from '../imposition/press-order.ts';

/** Tickets of a pack where a job names no other count. Source  print.md, passes */
export const PACK = 50;

/** What a job says of its order; what it leaves out follows from the press and the tickets. */
export interface OrderAsked {
  readonly order?: Order['kind'];
  readonly pack?: number;
}

/**
 * In which order the tickets of a job are imposed, and how many make a pack.
 *
 * Why     tickets to be sold come off the press as it cuts or folds them, in packs; specimens on sheets stand side by
 *         side to be looked at, and are never packed
 */
export function wishesOf(
  press: Press,
  { order, pack }: OrderAsked,
  tickets: { readonly areSpecimens: boolean },
): Wishes {
  const { areSpecimens } = tickets;
  const kind = order ?? (areSpecimens && press.kind === 'sheet' ? 'step-and-repeat' : press.order);
  const packed = pack ?? (areSpecimens || kind === 'step-and-repeat' ? null : PACK);
  return {
    order: orderOf({ ...press, order: kind }, packed),
    ...(packed === null ? {} : { pack: packed }),
  };
}

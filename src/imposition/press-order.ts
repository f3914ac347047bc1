import type { Order } from './order.ts';
import type { Press } from './press.ts';

/**
 * The order that a press prints jobs in, its lifts cut down to whole packs.
 *
 * Shape   a pile or lane of a lift ends with a pack; where even one pack asks for more than the press's lift, the lift
 *         stays as it is, and a rule on sheets says the straddling
 */
export function orderOf({ order, lift, rows }: Press, pack: number | null): Order {
  switch (order) {
    case 'step-and-repeat':
      return { kind: order };
    case 'cut-and-stack':
      return { kind: order, lift: wholePacks(lift, pack ?? 1, 1) };
    case 'ribbon':
      return { kind: order, lift: wholePacks(lift, pack ?? 1, rows) };
  }
}

/** The most sheets up to a lift whose tickets, so many a sheet in a lane, are whole packs. */
function wholePacks(lift: number, pack: number, rungs: number): number {
  const unit = pack / greatestCommonDivisor(pack, rungs);
  return lift < unit ? lift : lift - (lift % unit);
}

const greatestCommonDivisor = (a: number, b: number): number =>
  b === 0 ? a : greatestCommonDivisor(b, a % b);

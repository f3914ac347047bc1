import { Bug } from '../../base/fault.ts';
import type { Choose } from '../make/choose.ts';
import { several } from '../make/choose.ts';
import type { ZoneGuise } from '../make/maker.ts';
import type { Dress } from '../make/ticket.ts';
import type { Plan } from '../plan.ts';
import type { Wardrobe } from '../wardrobes.ts';
import type { Lot } from './lot.ts';

/**
 * Dresses the losing zones of a block's tickets from the plan's wardrobes.
 *
 * Why     what stands on every ticket stands there whether it is won or not: the amounts that are won are taken out of it,
 *         the rest of it and what is drawn by weight go to the losing zones in an order drawn by lot
 */
export function dresser(plan: Plan, lot: Lot): Dress {
  const zones = plan.game.surfaces.map((surface) => surface.zones.length);
  const racks = plan.wardrobes.map(rackOf);
  return (surface, wins, choose) => {
    const rack = racks[surface];
    if (rack === undefined) throw new Bug(`${plan.game.id} has no surface ${surface}`);
    if (rack.guises.length === 0) return NONE;
    const bag = [...rack.always];
    for (const { cents } of wins) {
      const at = bag.indexOf(cents);
      if (at !== -1) bag.splice(at, 1);
    }
    for (let losing = (zones[surface] ?? 0) - wins.length; bag.length < losing; )
      bag.push(drawGuise(rack, lot));
    return inSomeOrder(bag, choose);
  };
}

const NONE: readonly ZoneGuise[] = [];

const inSomeOrder = (bag: readonly ZoneGuise[], choose: Choose): readonly ZoneGuise[] =>
  bag.length < 2 ? bag : several(choose, 'guise', { of: bag, count: bag.length });

/** A wardrobe with its weights added up: the guise of a draw is the first whose sum is above it. */
interface Rack extends Wardrobe {
  readonly sums: readonly number[];
  readonly total: number;
}

function rackOf(wardrobe: Wardrobe): Rack {
  let total = 0;
  const sums = wardrobe.weights.map((weight) => {
    total += weight;
    return total;
  });
  return { ...wardrobe, sums, total };
}

function drawGuise({ guises, sums, total }: Rack, lot: Lot): ZoneGuise {
  const drawn = lot.below(total);
  const guise = guises[sums.findIndex((sum) => drawn < sum)];
  if (guise === undefined) throw new Bug('a draw went beyond the weights');
  return guise;
}

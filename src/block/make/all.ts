import type { Surface } from '../../game/game.ts';
import type { MechanicId } from '../../game/mechanics/mechanic.ts';
import { makeAmount } from './amount.ts';
import { makeArrow } from './arrow.ts';
import type { AppointMaker, ZoneMaker } from './maker.ts';
import { makePairs } from './pairs.ts';
import { makeTwins } from './twins.ts';
import { makeWords } from './words.ts';

/** The maker of every way to win; a new one is a compile error until it has its own. */
const MAKERS: Readonly<Record<MechanicId, AppointMaker>> = {
  twins: makeTwins,
  amount: makeAmount,
  arrow: makeArrow,
  words: makeWords,
  pairs: makePairs,
};

const makers = new WeakMap<Surface, ZoneMaker>();

/**
 * The maker of a surface's zones.
 *
 * Why     made once: a plan asks for it with every deal of every composition, and phrases are long to read
 */
export function zoneMaker(surface: Surface): ZoneMaker {
  let maker = makers.get(surface);
  if (maker === undefined) {
    maker = MAKERS[surface.mechanic](surface);
    makers.set(surface, maker);
  }
  return maker;
}

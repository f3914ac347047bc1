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

export const zoneMaker = (surface: Surface): ZoneMaker => MAKERS[surface.mechanic](surface);

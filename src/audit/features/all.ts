import type { Surface } from '../../game/game.ts';
import type { MechanicId } from '../../game/mechanics/mechanic.ts';
import type { ZoneContent } from '../../game/ticket.ts';
import { watchAmount } from './amount.ts';
import { watchArrow } from './arrow.ts';
import type { Watch } from './feature.ts';
import { watchPairs } from './pairs.ts';
import { watchTwins } from './twins.ts';
import { watchWords } from './words.ts';

/** What is watched of every way to win; a new one is a compile error until it has its own. */
const WATCHES: Readonly<Record<MechanicId, (surface: Surface) => Watch<ZoneContent>>> = {
  twins: watchTwins,
  amount: watchAmount,
  arrow: watchArrow,
  words: watchWords,
  pairs: watchPairs,
};

export const zoneWatch = (surface: Surface): Watch<ZoneContent> => WATCHES[surface.mechanic](surface);

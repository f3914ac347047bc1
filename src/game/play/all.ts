import type { MechanicId } from '../mechanics/mechanic.ts';
import { judgeAmount } from './amount.ts';
import { judgeArrow } from './arrow.ts';
import type { Appoint } from './docket.ts';
import { judgePairs } from './pairs.ts';
import { judgeTwins } from './twins.ts';
import { judgeWords } from './words.ts';

/** The judge of every way to win; a surface with a new one is a compile error until it has its own. */
export const JUDGES: Readonly<Record<MechanicId, Appoint>> = {
  twins: judgeTwins,
  amount: judgeAmount,
  arrow: judgeArrow,
  words: judgeWords,
  pairs: judgePairs,
};

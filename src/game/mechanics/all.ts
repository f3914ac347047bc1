import { amount } from './amount.ts';
import { arrow } from './arrow.ts';
import type { Mechanic, MechanicId } from './mechanic.ts';
import { pairs } from './pairs.ts';
import { twins } from './twins.ts';
import { words } from './words.ts';

/** Every way to win that a game may name. */
export const MECHANICS: Readonly<Record<MechanicId, Mechanic>> = { twins, amount, arrow, words, pairs };

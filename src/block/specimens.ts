import { createHash } from 'node:crypto';
import { type Money, sum } from '../base/money.ts';
import type { Game } from '../game/game.ts';
import { SPECIMEN_GAME_CODE, ticketNumber } from '../game/number.ts';
import type { Ticket } from '../game/ticket.ts';
import { draws } from './draws.ts';
import { evenly } from './evenly.ts';
import { type IntendedWin, ticketMaker } from './make/ticket.ts';
import { type Purpose, planSpecimens } from './specimen-plan.ts';

/** A ticket that shows what its game can print and can never be cashed. */
export interface Specimen {
  readonly ticket: Ticket;
  readonly purpose: Purpose;
  /** What its maker meant it to win: 0 € and no zone where it loses. */
  readonly intended: Intent;
}

export interface Intent {
  readonly total: Money;
  readonly wins: readonly IntendedWin[];
}

/** Tickets in one pack of specimens, and positions on one sheet. */
export const SPECIMENS_IN_PACK = 50;

/**
 * The specimens of a game: every tier, every composition, every amount of every table, every symbol, day and phrase.
 *
 * Shape   whole packs of 50, numbered from pack 0, ticket 0 under the game code 00000
 * Order   one for each tier from the highest down, then all other ways of making the prizes, then what was not shown yet,
 *         then losers
 * Why     the game's id is the seed: the same specimens, always
 */
export function specimens(game: Game): readonly Specimen[] {
  const make = ticketMaker(game);
  const choose = evenly(draws(game.id));
  return planSpecimens(game, SPECIMENS_IN_PACK).map(({ purpose, shares }, index) => {
    const { surfaces, wins } = make(shares, choose);
    const ticket: Ticket = {
      number: ticketNumber({
        gameCode: SPECIMEN_GAME_CODE,
        pack: Math.floor(index / SPECIMENS_IN_PACK),
        ticket: index % SPECIMENS_IN_PACK,
      }),
      validation: specimenValidation(game.id, index),
      surfaces,
      misfits: [],
    };
    return { ticket, purpose, intended: { total: sum(wins.map(({ amount }) => amount)), wins } };
  });
}

/**
 * A validation number that no live ticket has: it starts with 0.
 *
 * Shape   0, ten digits that look like a live one's, and the specimen's place as three digits, so that no two are alike
 */
function specimenValidation(seed: string, index: number): string {
  const digest = createHash('sha256').update(`${seed} validation ${index}`).digest();
  const digits = String(digest.readBigUInt64BE() % 10_000_000_000n).padStart(10, '0');
  return `0${digits}${String(index).padStart(3, '0')}`;
}

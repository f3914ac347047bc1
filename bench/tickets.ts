import { SPECIMENS_IN_PACK, specimens } from '../src/block/specimens.ts';
import type { Game } from '../src/game/game.ts';
import { SPECIMEN_GAME_CODE, ticketNumber } from '../src/game/number.ts';
import type { Ticket } from '../src/game/ticket.ts';

/** So many specimens of a game, over and over, each time with right numbers that no other ticket bears. */
export function manyTickets(game: Game, count: number): readonly Ticket[] {
  const once = specimens(game).map(({ ticket }) => ticket);
  return Array.from({ length: Math.ceil(count / once.length) }, () => once)
    .flat()
    .slice(0, count)
    .map((ticket, index) => ({ ...ticket, ...numbers(index) }));
}

/** Specimens still: game code 00000, a validation number that starts with 0. */
const numbers = (index: number): Pick<Ticket, 'number' | 'validation'> => ({
  number: ticketNumber({
    gameCode: SPECIMEN_GAME_CODE,
    pack: Math.floor(index / SPECIMENS_IN_PACK),
    ticket: index % SPECIMENS_IN_PACK,
  }),
  validation: `0${String(index * 997_001).padStart(13, '0')}`,
});

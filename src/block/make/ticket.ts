import type { Money } from '../../base/money.ts';
import type { Game } from '../../game/game.ts';
import type { SurfaceContent } from '../../game/ticket.ts';
import { zoneMaker } from './all.ts';
import { type Choose, several } from './choose.ts';

/**
 * What the zones of each surface are to win.
 *
 * Shape   surface id → one amount for each zone that wins; a surface that is not named wins nothing
 */
export type Shares = ReadonlyMap<string, readonly Money[]>;

/** One zone that was made to win. */
export interface IntendedWin {
  readonly surface: string;
  readonly zone: string;
  readonly amount: Money;
}

/** What stands on a ticket, and which of its zones were made to win. */
export interface MadeTicket {
  readonly surfaces: readonly SurfaceContent[];
  /** In the order of the ticket. */
  readonly wins: readonly IntendedWin[];
}

/**
 * The builder of a game's tickets: the zones that win are chosen, and all others lose.
 *
 * Throws  Bug if a share is beyond its surface
 */
export function ticketMaker(game: Game): (shares: Shares, choose: Choose) => MadeTicket {
  const makers = game.surfaces.map((surface) => ({ surface, maker: zoneMaker(surface) }));
  return (shares, choose) => {
    const wins: IntendedWin[] = [];
    const surfaces = makers.map(({ surface, maker }): SurfaceContent => {
      const amounts = shares.get(surface.id) ?? [];
      const chosen = several(choose, `${surface.id}/zone`, { of: surface.zones, count: amounts.length });
      const zones = surface.zones.map((zone) => {
        const amount = amounts[chosen.indexOf(zone)];
        if (amount === undefined) return maker.lose(choose);
        wins.push({ surface: surface.id, zone, amount });
        return maker.win(amount, choose);
      });
      return { surface: surface.id, zones };
    });
    return { surfaces, wins };
  };
}

import type { Money } from '../../base/money.ts';
import type { Game } from '../../game/game.ts';
import type { SurfaceContent, ZoneContent } from '../../game/ticket.ts';
import { zoneMaker } from './all.ts';
import { type Choose, several } from './choose.ts';
import type { ZoneGuise } from './maker.ts';

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
 * The guises of a surface's losing zones, in the order of the zones, given what the others win.
 *
 * Shape   surfaces by their place in the game; none where the zones may take any guise
 */
export type Dress = (surface: number, wins: readonly Money[], choose: Choose) => readonly ZoneGuise[];

const ANY_GUISE: Dress = () => [];
const NOTHING: readonly Money[] = [];

/**
 * The builder of a game's tickets: the zones that win are chosen, and all others lose.
 *
 * Throws  Bug if a share is beyond its surface
 */
export function ticketMaker(
  game: Game,
  dress: Dress = ANY_GUISE,
): (shares: Shares, choose: Choose) => MadeTicket {
  const makers = game.surfaces.map((surface) => ({
    surface,
    maker: zoneMaker(surface),
    decision: `${surface.id}/zone`,
  }));
  return (shares, choose) => {
    const wins: IntendedWin[] = [];
    const surfaces = makers.map(({ surface, maker, decision }, place): SurfaceContent => {
      const amounts = shares.get(surface.id) ?? NOTHING;
      const chosen = several(choose, decision, { of: surface.zones, count: amounts.length });
      const guises = dress(place, amounts, choose);
      let lost = 0;
      const zones: ZoneContent[] = [];
      for (const zone of surface.zones) {
        const amount = chosen.length === 0 ? undefined : amounts[chosen.indexOf(zone)];
        if (amount === undefined) zones.push(maker.lose(choose, guises[lost++]));
        else {
          wins.push({ surface: surface.id, zone, amount });
          zones.push(maker.win(amount, choose));
        }
      }
      return { surface: surface.id, zones };
    });
    return { surfaces, wins };
  };
}

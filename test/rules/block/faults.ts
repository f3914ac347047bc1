import { ticketNumber } from '../../../src/game/number.ts';
import { play } from '../../../src/game/play/play.ts';
import type { SurfaceContent, Ticket, ZoneContent } from '../../../src/game/ticket.ts';
import { dealt, type SmallBlock, smallHappy, smallRencontre } from '../../audit/small-blocks.ts';

/** Honest blocks, and makers of blocks with one thing wrong. */

let happyBlock: SmallBlock | undefined;
let rencontreBlock: SmallBlock | undefined;

export const honestHappy = (): SmallBlock => {
  happyBlock ??= dealt(smallHappy);
  return happyBlock;
};

export const honestRencontre = (): SmallBlock => {
  rencontreBlock ??= dealt(smallRencontre);
  return rencontreBlock;
};

export const PACK = 50;

/** What stands under the coats of a ticket. */
export type Contents = readonly SurfaceContent[];

/** Cents that each ticket wins, 0 where it loses. */
export const totals = ({ plan, tickets }: SmallBlock): readonly number[] =>
  tickets.map((ticket) => {
    const verdict = play(plan.game, ticket);
    return verdict.kind === 'win' ? verdict.total.cents : 0;
  });

export const withTickets = (block: SmallBlock, tickets: readonly Ticket[]): SmallBlock => ({
  ...block,
  tickets,
});

/** The block with some tickets changed, by their places. */
export const altered = (
  block: SmallBlock,
  changes: ReadonlyMap<number, (ticket: Ticket) => Ticket>,
): SmallBlock =>
  withTickets(
    block,
    block.tickets.map((ticket, at) => changes.get(at)?.(ticket) ?? ticket),
  );

/** The ticket at this place with other contents; its numbers stay. */
export const withContents = (block: SmallBlock, at: number, surfaces: Contents): SmallBlock =>
  altered(block, new Map([[at, (ticket) => ({ ...ticket, surfaces })]]));

/** What two tickets hold, in each other's place. */
export function exchanged(block: SmallBlock, a: number, b: number): SmallBlock {
  const [first, second] = [ticketAt(block, a), ticketAt(block, b)];
  return altered(
    block,
    new Map([
      [a, (ticket) => ({ ...ticket, surfaces: second.surfaces })],
      [b, (ticket) => ({ ...ticket, surfaces: first.surfaces })],
    ]),
  );
}

/** All contents of the block in another order; numbers stay where they are. */
export function inOrder(block: SmallBlock, order: readonly number[]): SmallBlock {
  return withTickets(
    block,
    block.tickets.map((ticket, at) => ({
      ...ticket,
      surfaces: ticketAt(block, order[at] ?? at).surfaces,
    })),
  );
}

/** The block with each pack put in an order of its own: `order` gets its totals and gives places in the pack. */
export function packsInOrder(
  block: SmallBlock,
  order: (totals: readonly number[], pack: number) => readonly number[],
): SmallBlock {
  const won = totals(block);
  const packs = won.length / PACK;
  return inOrder(
    block,
    Array.from({ length: packs }, (_, pack) =>
      order(won.slice(pack * PACK, (pack + 1) * PACK), pack).map((place) => pack * PACK + place),
    ).flat(),
  );
}

/** Every ticket with its surfaces changed by what it wins. */
export function changedByPrize(
  block: SmallBlock,
  change: (surfaces: Contents, total: number, at: number) => Contents,
): SmallBlock {
  const won = totals(block);
  return withTickets(
    block,
    block.tickets.map((ticket, at) => ({ ...ticket, surfaces: change(ticket.surfaces, won[at] ?? 0, at) })),
  );
}

export function ticketAt({ tickets }: SmallBlock, at: number): Ticket {
  const ticket = tickets[at];
  if (ticket === undefined) throw new Error(`the block has no ticket ${at}`);
  return ticket;
}

/** The first place of which this is true: of the ticket's total, the place itself, and how many winners its pack has. */
export function placeOf(
  block: SmallBlock,
  is: (total: number, at: number, winners: number) => boolean,
): number {
  const won = totals(block);
  const winners = Array.from({ length: won.length / PACK }, (_, pack) => winnersIn(won, pack));
  const at = won.findIndex((total, place) => is(total, place, winners[Math.floor(place / PACK)] ?? 0));
  if (at === -1) throw new Error('the block has no such ticket');
  return at;
}

/** Winners of a pack. */
export const winnersIn = (won: readonly number[], pack: number): number =>
  won.slice(pack * PACK, (pack + 1) * PACK).filter((total) => total > 0).length;

/** The number of a ticket of small blocks, by its place. */
export const numberOf = (block: SmallBlock, at: number): string =>
  ticketNumber({
    gameCode: `${block.plan.game.policy.code}01`,
    pack: Math.floor(at / PACK),
    ticket: at % PACK,
  });

/** The surfaces with one zone changed. */
export const withZone = (
  surfaces: Contents,
  [surface, zone]: readonly [surface: string, zone: number],
  change: (zone: ZoneContent) => ZoneContent,
): Contents =>
  surfaces.map((content) =>
    content.surface === surface
      ? { ...content, zones: content.zones.map((held, at) => (at === zone ? change(held) : held)) }
      : content,
  );

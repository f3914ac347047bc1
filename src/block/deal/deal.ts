import { InputError } from '../../base/fault.ts';
import type { Ticket } from '../../game/ticket.ts';
import type { Plan, PlanRow } from '../plan.ts';
import { Keystream } from './keystream.ts';
import { LOSER, type PackOrder, packOrderer } from './order.ts';
import { seatWinners } from './seats.ts';
import { type Purpose, subkey } from './subkey.ts';
import { ticketDealer } from './ticket-dealer.ts';
import { validationNumbers, validationPlaces } from './validation.ts';

/** What tells one block from all others. */
export interface BlockParameters {
  /** Two digits; with the game's three they are the game code on the ticket. */
  readonly emission: string;
  /** From 1 within the emission. */
  readonly block: number;
  /** 32 bytes, secret. */
  readonly key: Uint8Array;
}

/** A ticket as it was dealt, and what the plan meant it to win: null where it loses. */
export interface DealtTicket {
  readonly ticket: Ticket;
  readonly meant: PlanRow | null;
}

/**
 * A block opened for dealing: any ticket and any pack is reached without making the others, and always the same.
 *
 * Shape   tickets count from 0 over the block, packs from 0
 */
export interface Deal extends Iterable<DealtTicket> {
  readonly plan: Plan;
  readonly tickets: number;
  /** Throws  InputError if the block has no such ticket */
  ticket(index: number): DealtTicket;
  /** The tickets of one pack in their order. Throws  InputError if the block has no such pack */
  pack(pack: number): readonly DealtTicket[];
  /** Which ticket has a validation number; null where none of the block does. */
  withValidation(validation: string): number | null;
}

/**
 * Opens a block: what each pack holds is drawn now, everything else when it is asked for.
 *
 * Throws  InputError if emission, block or key is not what a block has
 */
export function openDeal(plan: Plan, parameters: BlockParameters): Deal {
  const { game, packs } = plan;
  const { of } = plan.pack;
  const { emission, block } = parameters;
  refuseStrange(plan, parameters);
  const keyFor = (purpose: Purpose, ...boundTo: readonly string[]) =>
    subkey(parameters.key, purpose, [game.id, emission, ...boundTo]);
  const streamFor = (purpose: Purpose) => new Keystream(keyFor(purpose, String(block), plan.hash));

  const seats = seatWinners(plan, streamFor('seats'));
  const draw = packOrderer(plan.pack, streamFor('orders'));
  const orderOf = (pack: number): PackOrder => draw(pack, seats.winners(pack));
  const dealer = ticketDealer(plan, {
    stream: streamFor('tickets'),
    validation: validationNumbers(keyFor('validation')),
    gameCode: game.policy.code + emission,
    packsBefore: (block - 1) * packs,
  });

  const placeWith = validationPlaces(keyFor('validation'));

  const deal: Deal = {
    plan,
    tickets: packs * of,
    ticket(index) {
      refusePlace(index, deal.tickets, 'ticket');
      const [pack, place] = [Math.floor(index / of), index % of];
      return dealer.one(orderOf(pack)[place] ?? LOSER, pack, place);
    },
    pack(pack) {
      refusePlace(pack, packs, 'pack');
      return dealer.whole(orderOf(pack), pack);
    },
    withValidation(validation) {
      const place = placeWith(validation);
      const index = place === null ? -1 : place - (block - 1) * deal.tickets;
      return index >= 0 && index < deal.tickets ? index : null;
    },
    *[Symbol.iterator]() {
      for (let pack = 0; pack < packs; pack++) yield* deal.pack(pack);
    },
  };
  return deal;
}

function refuseStrange({ packs }: Plan, { emission, block }: BlockParameters): void {
  if (!/^[0-9]{2}$/.test(emission)) {
    throw new InputError(`the emission ${JSON.stringify(emission)} is not two digits`);
  }
  if (!Number.isSafeInteger(block) || block < 1 || block * packs > 10_000_000) {
    throw new InputError(
      `block ${block}: blocks of ${packs} packs count from 1 to ${Math.floor(10_000_000 / packs)}`,
      { hint: 'a ticket number has seven digits for the pack' },
    );
  }
}

function refusePlace(place: number, count: number, what: 'ticket' | 'pack'): void {
  if (Number.isSafeInteger(place) && place >= 0 && place < count) return;
  throw new InputError(`there is no ${what} ${place}: a block has ${what}s 0 to ${count - 1}`);
}

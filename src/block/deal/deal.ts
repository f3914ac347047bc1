import { Bug, InputError } from '../../base/fault.ts';
import { ticketNumber } from '../../game/number.ts';
import type { Ticket } from '../../game/ticket.ts';
import { BLOCK } from '../aes.ts';
import type { Choose } from '../make/choose.ts';
import { type MadeTicket, type Shares, ticketMaker } from '../make/ticket.ts';
import type { Plan, PlanRow } from '../plan.ts';
import { dresser } from './dress.ts';
import { Keystream } from './keystream.ts';
import { Lot } from './lot.ts';
import { LOSER, packOrderer } from './order.ts';
import { seatWinners } from './seats.ts';
import { type Purpose, subkey } from './subkey.ts';
import { validationNumbers } from './validation.ts';

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
}

/** Blocks of keystream made ahead for each ticket: hardly any takes more. */
const BLOCKS_A_TICKET = 6;

const NOTHING: Shares = new Map();

/**
 * Opens a block: what each pack holds is drawn now, everything else when it is asked for.
 *
 * Throws  InputError if emission, block or key is not what a block has
 */
export function openDeal(plan: Plan, parameters: BlockParameters): Deal {
  const { game, packs, pack: rules } = plan;
  const { emission, block } = parameters;
  refuseStrange(plan, parameters);
  const keyFor = (purpose: Purpose, ...boundTo: readonly string[]) =>
    subkey(parameters.key, purpose, [game.id, emission, ...boundTo]);
  const ofBlock = (purpose: Purpose) => new Keystream(keyFor(purpose, String(block), plan.hash));

  const seats = seatWinners(plan, ofBlock('seats'));
  const orderOf = packOrderer(rules, ofBlock('orders'));
  const stream = ofBlock('tickets');
  const beginnings = stream.beginnings(rules.of, BLOCKS_A_TICKET);
  const lot = new Lot(stream, BLOCKS_A_TICKET);
  const make = ticketMaker(game, dresser(plan, lot));
  const choose = byLot(lot);
  const validation = validationNumbers(keyFor('validation'));
  const gameCode = game.policy.code + emission;
  const firstPack = (block - 1) * packs;

  const dealt = (
    row: number,
    place: { pack: number; ticket: number; validation: string | undefined },
  ): DealtTicket => {
    const meant = row === LOSER ? null : (plan.rows[row] ?? null);
    const { surfaces }: MadeTicket = make(meant?.shares ?? NOTHING, choose);
    const number = ticketNumber({ gameCode, pack: firstPack + place.pack, ticket: place.ticket });
    return { ticket: { number, validation: place.validation ?? null, surfaces, misfits: [] }, meant };
  };

  const deal: Deal = {
    plan,
    tickets: packs * rules.of,
    ticket(index) {
      const pack = Math.floor(index / rules.of);
      refusePlace(index, deal.tickets, 'ticket');
      const ticket = index % rules.of;
      lot.begin({ a: pack, b: ticket });
      const [number] = validation(firstPack * rules.of + index, 1);
      return dealt(orderOf(pack, seats.winners(pack))[ticket] ?? LOSER, { pack, ticket, validation: number });
    },
    pack(pack) {
      refusePlace(pack, packs, 'pack');
      const numbers = validation((firstPack + pack) * rules.of, rules.of);
      const bytes = beginnings(pack);
      return Array.from(orderOf(pack, seats.winners(pack)), (row, ticket) => {
        const at = ticket * BLOCKS_A_TICKET * BLOCK;
        lot.beginWith({ a: pack, b: ticket }, bytes, { at, blocks: BLOCKS_A_TICKET });
        return dealt(row, { pack, ticket, validation: numbers[ticket] });
      });
    },
    *[Symbol.iterator]() {
      for (let pack = 0; pack < packs; pack++) yield* deal.pack(pack);
    },
  };
  return deal;
}

/** Chooses each option as likely, whatever it was asked before. */
const byLot =
  (lot: Lot): Choose =>
  (what, options) => {
    const option = options[lot.below(options.length)];
    if (option === undefined) throw new Bug(`nothing to choose from at ${what}`);
    return option;
  };

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

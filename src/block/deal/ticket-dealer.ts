import { Bug } from '../../base/fault.ts';
import { ticketNumber } from '../../game/number.ts';
import { BLOCK } from '../aes.ts';
import type { Choose } from '../make/choose.ts';
import { type Shares, ticketMaker } from '../make/ticket.ts';
import type { Plan } from '../plan.ts';
import type { DealtTicket } from './deal.ts';
import { dresser } from './dress.ts';
import type { Keystream } from './keystream.ts';
import { Lot } from './lot.ts';
import { LOSER, type PackOrder } from './order.ts';

/** What the tickets of a block are made from. */
export interface TicketSources {
  readonly stream: Keystream;
  /** Validation numbers by place in the emission: the first, and how many. */
  readonly validation: (first: number, count: number) => readonly string[];
  /** 5 digits. */
  readonly gameCode: string;
  /** Packs of the emission that stand before this block. */
  readonly packsBefore: number;
}

/** Makes the tickets of a block, once it is known by which row each one wins. */
export interface TicketDealer {
  one(row: number, pack: number, place: number): DealtTicket;
  whole(order: PackOrder, pack: number): readonly DealtTicket[];
}

/** Blocks of keystream made ahead for each ticket: hardly any takes more. */
const BLOCKS_A_TICKET = 6;

const NOTHING: Shares = new Map();

/** Why  each ticket draws from a stream of its own, so that it is the same alone and among those of its pack */
export function ticketDealer(plan: Plan, sources: TicketSources): TicketDealer {
  const { stream, validation, gameCode, packsBefore } = sources;
  const { of } = plan.pack;
  const lot = new Lot(stream, BLOCKS_A_TICKET);
  const beginnings = stream.beginnings(of, BLOCKS_A_TICKET);
  const make = ticketMaker(plan.game, dresser(plan, lot));
  const choose = byLot(lot);

  const made = (row: number, { pack, place }: Place, validationNumber: string | undefined): DealtTicket => {
    if (validationNumber === undefined) throw new Bug(`no validation number for ticket ${place} of ${pack}`);
    const meant = row === LOSER ? null : rowAt(plan, row);
    const { surfaces } = make(meant === null ? NOTHING : meant.shares, choose);
    const number = ticketNumber({ gameCode, pack: packsBefore + pack, ticket: place });
    return { ticket: { number, validation: validationNumber, surfaces, misfits: [] }, meant };
  };

  return {
    one(row, pack, place) {
      const [number] = validation((packsBefore + pack) * of + place, 1);
      lot.begin({ a: pack, b: place });
      return made(row, { pack, place }, number);
    },
    whole(order, pack) {
      const numbers = validation((packsBefore + pack) * of, of);
      const bytes = beginnings(pack);
      return Array.from(order, (row, place) => {
        const at = place * BLOCKS_A_TICKET * BLOCK;
        lot.beginWith({ a: pack, b: place }, bytes, { at, blocks: BLOCKS_A_TICKET });
        return made(row, { pack, place }, numbers[place]);
      });
    },
  };
}

interface Place {
  readonly pack: number;
  readonly place: number;
}

function rowAt({ rows }: Plan, index: number) {
  const row = rows[index];
  if (row === undefined) throw new Bug(`the plan has no row ${index}`);
  return row;
}

/** Chooses each option as likely, whatever it was asked before. */
const byLot =
  (lot: Lot): Choose =>
  (what, options) => {
    const option = options[lot.below(options.length)];
    if (option === undefined) throw new Bug(`nothing to choose from at ${what}`);
    return option;
  };

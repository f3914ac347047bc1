import { Bug } from '../../base/fault.ts';
import type { BlockFile } from '../../block/block-file.ts';
import type { Deal, DealtTicket } from '../../block/deal/deal.ts';
import { numberAt, placeOf, type TicketRange, ticketsIn } from '../../block/ticket-range.ts';
import { validationIn, validationPayload } from '../../game/number.ts';
import type { Ticket } from '../../game/ticket.ts';
import type { Register } from '../../readback/register.ts';

/** The tickets of a block that a register has. */
export interface Registered {
  readonly file: BlockFile;
  readonly ranges: readonly TicketRange[];
  /** How many tickets a sheet has. */
  readonly places: number;
}

/**
 * Some tickets of a block, dealt as they are asked for and forgotten.
 *
 * Order   that of the ranges, which stand in the order of the block
 * Why     millions of them are more than memory holds; a job's sheets ask for the same packs sheet after sheet. Twice as
 *         many are kept as one sheet may ask for, so that none is dealt again where some places go on to others; each
 *         more would only be in the way
 */
export class DealtRegister implements Register {
  readonly #deal: Deal;
  readonly #file: BlockFile;
  readonly #ranges: readonly TicketRange[];
  readonly #packs = new Map<number, readonly DealtTicket[]>();
  readonly #most: number;

  constructor(deal: Deal, { file, ranges, places }: Registered) {
    this.#deal = deal;
    this.#file = file;
    this.#ranges = ranges;
    this.#most = 2 * places;
  }

  get count(): number {
    return ticketsIn(this.#ranges);
  }

  ticket(index: number): Ticket {
    const at = this.#placeOf(index);
    const { packsOf } = this.#file;
    const dealt = this.#pack(Math.floor(at / packsOf))[at % packsOf];
    if (dealt === undefined) throw new Bug(`the block has no ticket ${at}`);
    return dealt.ticket;
  }

  /** Why  numbers follow from places: whoever asks for nothing else has nothing dealt */
  number(index: number): string {
    return numberAt(this.#placeOf(index), this.#file);
  }

  payload(index: number): string {
    const { number, validation } = this.ticket(index);
    return validationPayload(number ?? '', validation ?? '');
  }

  withNumber(number: string): number | null {
    const placed = placeOf(number, this.#file);
    return 'at' in placed ? this.#indexOf(placed.at) : null;
  }

  /** Why  a validation number leads back to its ticket, wherever in the block that stands */
  withPayload(payload: string): number | null {
    const at = this.#deal.withValidation(validationIn(payload));
    const index = at === null ? null : this.#indexOf(at);
    return index !== null && this.payload(index) === payload ? index : null;
  }

  /** The place in the block of a ticket of these. */
  #placeOf(index: number): number {
    let left = index;
    for (const { first, last } of this.#ranges) {
      if (left <= last - first) return first + left;
      left -= last - first + 1;
    }
    throw new Bug(`there is no ticket ${index} among ${this.count}`);
  }

  /** Which of these tickets stands at a place of the block; null where none does. */
  #indexOf(at: number): number | null {
    let before = 0;
    for (const { first, last } of this.#ranges) {
      if (at >= first && at <= last) return before + at - first;
      before += last - first + 1;
    }
    return null;
  }

  #pack(pack: number): readonly DealtTicket[] {
    const known = this.#packs.get(pack);
    if (known !== undefined) return known;
    const [oldest] = this.#packs.keys();
    if (this.#packs.size >= this.#most && oldest !== undefined) this.#packs.delete(oldest);
    const dealt = this.#deal.pack(pack);
    this.#packs.set(pack, dealt);
    return dealt;
  }
}

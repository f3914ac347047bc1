import { Bug } from '../../base/fault.ts';
import type { BlockFile } from '../../block/block-file.ts';
import type { Deal, DealtTicket } from '../../block/deal/deal.ts';
import { numberAt, placeOf, type TicketRange, ticketsIn } from '../../block/ticket-range.ts';
import { validationIn, validationPayload } from '../../game/number.ts';
import type { Ticket } from '../../game/ticket.ts';
import type { Register } from '../../readback/register.ts';

/** Some tickets of a block, and the sheets that they are printed on. */
export interface DealtTickets {
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
 *         many are kept as one sheet may ask for, so that none is dealt again where some places go on to others, or where
 *         fronts have strayed; each more would only be in the way
 */
export class DealtRegister implements Register {
  readonly #deal: Deal;
  readonly #file: BlockFile;
  readonly #ranges: readonly TicketRange[];
  readonly #packs = new Map<number, readonly DealtTicket[]>();
  readonly #most: number;
  /** The pack that was asked for last: payload and content of a ticket are asked for one after the other. */
  #lastPack = -1;
  #last: readonly DealtTicket[] = [];

  constructor(deal: Deal, { file, ranges, places }: DealtTickets) {
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
    if (pack === this.#lastPack) return this.#last;
    const known = this.#packs.get(pack);
    // Who is asked for goes to the end, so that the one that was not for longest stands first.
    if (known !== undefined) this.#packs.delete(pack);
    else if (this.#packs.size >= this.#most) this.#forgetFirst();
    const dealt = known ?? this.#deal.pack(pack);
    this.#packs.set(pack, dealt);
    [this.#lastPack, this.#last] = [pack, dealt];
    return dealt;
  }

  #forgetFirst(): void {
    const [first] = this.#packs.keys();
    if (first !== undefined) this.#packs.delete(first);
  }
}

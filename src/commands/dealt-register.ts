import { Bug } from '../base/fault.ts';
import type { BlockFile } from '../block/block-file.ts';
import type { Deal, DealtTicket } from '../block/deal/deal.ts';
import { placeOf, type TicketRange } from '../block/ticket-range.ts';
import { validationPayload } from '../game/number.ts';
import type { Ticket } from '../game/ticket.ts';
import type { Register } from '../readback/register.ts';

/** Packs that are kept: a sheet has tickets of as many as it has piles, and the next sheets have the same. */
const MOST_PACKS = 512;

/**
 * Consecutive tickets of a block, dealt as they are asked for and forgotten.
 *
 * Why     millions of them are more than memory holds; a job's sheets ask for the same packs sheet after sheet
 */
export class DealtRegister implements Register {
  readonly #deal: Deal;
  readonly #file: BlockFile;
  readonly #range: TicketRange;
  readonly #packs = new Map<number, readonly DealtTicket[]>();

  constructor(deal: Deal, file: BlockFile, range: TicketRange) {
    this.#deal = deal;
    this.#file = file;
    this.#range = range;
  }

  get count(): number {
    return this.#range.last - this.#range.first + 1;
  }

  ticket(index: number): Ticket {
    const at = this.#range.first + index;
    const { packsOf } = this.#file;
    const dealt = this.#pack(Math.floor(at / packsOf))[at % packsOf];
    if (dealt === undefined) throw new Bug(`the block has no ticket ${at}`);
    return dealt.ticket;
  }

  number(index: number): string {
    return this.ticket(index).number ?? '';
  }

  payload(index: number): string {
    const { number, validation } = this.ticket(index);
    return validationPayload(number ?? '', validation ?? '');
  }

  withNumber(number: string): number | null {
    const placed = placeOf(number, this.#file);
    return 'at' in placed && this.#holds(placed.at) ? placed.at - this.#range.first : null;
  }

  /** Looked for among the tickets of the packs at hand: the sheet that is read, and those around it. */
  withPayload(payload: string): number | null {
    for (const [pack, tickets] of this.#packs) {
      for (const [place, { ticket }] of tickets.entries()) {
        if (validationPayload(ticket.number ?? '', ticket.validation ?? '') !== payload) continue;
        const at = pack * this.#file.packsOf + place;
        return this.#holds(at) ? at - this.#range.first : null;
      }
    }
    return null;
  }

  #holds(at: number): boolean {
    return at >= this.#range.first && at <= this.#range.last;
  }

  #pack(pack: number): readonly DealtTicket[] {
    const known = this.#packs.get(pack);
    if (known !== undefined) return known;
    const [oldest] = this.#packs.keys();
    if (this.#packs.size >= MOST_PACKS && oldest !== undefined) this.#packs.delete(oldest);
    const dealt = this.#deal.pack(pack);
    this.#packs.set(pack, dealt);
    return dealt;
  }
}

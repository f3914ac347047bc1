import type { Ticket } from '../../game/ticket.ts';
import type { Plan, PlanRow } from '../plan.ts';

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

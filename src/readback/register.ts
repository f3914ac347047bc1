import type { Game } from '../game/game.ts';
import { validationPayload } from '../game/number.ts';
import { readRecord } from '../game/record.ts';
import type { Ticket } from '../game/ticket.ts';

/** What the tickets of a job must be, in its order. */
export interface Register {
  readonly count: number;
  /** What a record says; counted from 0. */
  ticket(index: number): Ticket;
  /** The number of a ticket; empty where its record has none. */
  number(index: number): string;
  /** What the code under the coat of a ticket must hold. */
  payload(index: number): string;
  /** The ticket that bears a number; null where none does. */
  withNumber(number: string): number | null;
  /** The ticket whose code under the coat says so; null where none does. */
  withPayload(payload: string): number | null;
}

/**
 * The records of a job that are all at hand.
 *
 * Why     a ticket is read from its record when it is asked for, so that records stay what they were on disk;
 *         who bears which number is only looked up when something is wrong
 */
export class ListedRegister implements Register {
  readonly #game: Game;
  readonly #records: readonly object[];
  #byNumber: ReadonlyMap<string, number> | null = null;
  #byPayload: ReadonlyMap<string, number> | null = null;

  constructor(game: Game, records: readonly object[]) {
    this.#game = game;
    this.#records = records;
  }

  get count(): number {
    return this.#records.length;
  }

  ticket(index: number): Ticket {
    return readRecord(this.#game, this.#records[index] ?? {});
  }

  number(index: number): string {
    return textOf(this.#records[index], 'number');
  }

  payload(index: number): string {
    return payloadOf(this.#records[index]);
  }

  withNumber(number: string): number | null {
    this.#byNumber ??= new Map(this.#records.map((record, index) => [textOf(record, 'number'), index]));
    return this.#byNumber.get(number) ?? null;
  }

  withPayload(payload: string): number | null {
    this.#byPayload ??= new Map(this.#records.map((record, index) => [payloadOf(record), index]));
    return this.#byPayload.get(payload) ?? null;
  }
}

const payloadOf = (record: object | undefined): string =>
  validationPayload(textOf(record, 'number'), textOf(record, 'validation'));

function textOf(record: object | undefined, key: 'number' | 'validation'): string {
  const value = (record as Readonly<Record<string, unknown>> | undefined)?.[key];
  return typeof value === 'string' ? value : '';
}

import type { Ticket } from '../../game/ticket.ts';

/** The numbers that earlier tickets of one run bear. */
export interface Seen {
  readonly numbers: ReadonlySet<string>;
  /** Validation number → number of the ticket that bears it. */
  readonly validations: ReadonlyMap<string, string | null>;
}

/** What a run remembers from ticket to ticket; rules only read it. */
export class Memory implements Seen {
  readonly numbers = new Set<string>();
  readonly validations = new Map<string, string | null>();

  /** Keeps the ticket's numbers, after its rules were run. */
  remember({ number, validation }: Ticket): void {
    if (number !== null) this.numbers.add(number);
    if (validation !== null && !this.validations.has(validation)) this.validations.set(validation, number);
  }
}

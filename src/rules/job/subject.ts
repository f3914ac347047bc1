import type { Ticket } from '../../game/ticket.ts';

/** All records of a job, and the emission that whoever ordered it named. */
export interface JobSubject {
  /** The game code: five digits that ticket numbers begin with. */
  readonly emission: string;
  readonly tickets: readonly Pick<Ticket, 'number'>[];
}

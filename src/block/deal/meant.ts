import { Bug } from '../../base/fault.ts';
import type { Verdict } from '../../game/verdict.ts';
import type { DealtTicket } from './deal.ts';

/** Throws  Bug if the règlement makes of a ticket what the plan did not mean */
export function mustBeMeant({ ticket, meant }: DealtTicket, verdict: Verdict): void {
  const isMeant =
    meant === null
      ? verdict.kind === 'loss'
      : verdict.kind === 'win' && verdict.total.cents === meant.tier.prize.cents;
  if (!isMeant) throw new Bug(`ticket ${ticket.number} is not what the plan meant it to be`);
}

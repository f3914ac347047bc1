import type { MisprintScope, Reglement } from '../../reglement/reglement.ts';
import type { Surface } from '../game.ts';
import type { Charge } from './docket.ts';

/**
 * What a fault of this kind on this surface is in law.
 *
 * Shape   an anomaly where the misprint clause covers it; disputed where the règlement has no such clause; null where it
 *         has one that leaves this out, so that the surface is judged by what it holds
 */
export function misprintOf(reglement: Reglement, surface: Surface, kind: MisprintScope): Charge | null {
  const clause = reglement.misprint;
  if (clause === null) return undecidedMisprint(surface);
  if (!(clause.covers[surface.id] ?? []).includes(kind)) return null;
  return (docket, zone, because) => {
    docket.anomalies.push({ surface: surface.id, zone, article: clause.article, because });
  };
}

/** A fault of content that an article asks for, where no article says what becomes of the ticket. */
export const undecidedMisprint = (surface: Surface): Charge =>
  disputeOver(surface, surface.law.contentArticle, '; what follows from that is not stated');

/** Content that makes the article that says when the surface wins ambiguous. */
export const ambiguity = (surface: Surface): Charge => disputeOver(surface, surface.law.winArticle, '');

const disputeOver =
  (surface: Surface, article: string, rider: string): Charge =>
  (docket, zone, because) => {
    docket.disputes.push({ surface: surface.id, zone, article, because: because + rider });
  };

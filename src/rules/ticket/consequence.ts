import type { MisprintScope } from '../../reglement/reglement.ts';
import type { Facts } from '../rule.ts';
import type { TicketSubject } from './subject.ts';
import type { SurfaceTables } from './tables.ts';

/** A kind of content, or whatever a zone holds. */
export type Scope = MisprintScope | 'anything';

/**
 * The article that asks for this kind of content; null where a misprint clause leaves it out.
 *
 * Why     what a clause leaves out (weekdays, the phrase) has no consequence in law: the check is this product's own
 */
export const articleFor = (tables: SurfaceTables, scope: Scope): string | null =>
  isOwnCheck(tables, scope) ? null : tables.surface.law.contentArticle;

/** What follows in law from a fault of this kind, as the end of its sentence. */
export function consequence({ tables }: TicketSubject, facts: Facts, scope: Scope): string {
  const clause = tables.game.reglement.misprint;
  if (clause === null) return 'the règlement does not state the consequence';
  const surface = tables.surfaces.find((candidate) => candidate.surface.id === facts.surface);
  return surface === undefined || isOwnCheck(surface, scope)
    ? `a check of this product’s own, outside ${clause.article}`
    : `the ticket is an anomaly (${clause.article})`;
}

const isOwnCheck = ({ clause, covered }: SurfaceTables, scope: Scope): boolean =>
  clause !== null && (scope === 'anything' ? covered.size === 0 : !covered.has(scope));

import { zoneId } from '../../game/game.ts';
import type { Rule } from '../rule.ts';
import { isBlank } from './blank.ts';
import { isMisfit, zonePath } from './misfits.ts';
import { type TicketSubject, where } from './subject.ts';
import type { SurfaceTables } from './tables.ts';

/** Every zone of every surface holds something: twelve months are twelve. */
export const rule: Rule<TicketSubject> = {
  id: 'ticket/zone-missing',
  severity: 'error',
  check(subject, report) {
    subject.tables.surfaces.forEach((tables, index) => {
      const zones = subject.ticket.surfaces[index]?.zones ?? [];
      for (let zone = 0; zone < tables.surface.zones.length; zone += 1) {
        const content = zones[zone];
        if (content !== undefined && !isBlank(content)) continue;
        if (isMisfit(subject.ticket, zonePath(tables, zone))) continue;
        const expected = `the zone ${zoneId(tables.surface, zone)}`;
        report({ ...where(subject, tables, zone), article: article(tables), expected, found: null });
      }
    });
  },
  message(facts, { tables }) {
    const clause = tables.game.reglement.misprint;
    const isCovered = clause !== null && (clause.covers[facts.surface ?? ''] ?? []).length > 0;
    return `${facts.expected} of ${facts.surface} is expected and nothing is found: ${
      clause === null
        ? 'the règlement does not state the consequence'
        : isCovered
          ? `the ticket is an anomaly (${clause.article})`
          : `a check of this product’s own, outside ${clause.article}`
    }`;
  },
};

const article = ({ clause, covered, surface }: SurfaceTables): string | null =>
  clause !== null && covered.size === 0 ? null : surface.law.contentArticle;

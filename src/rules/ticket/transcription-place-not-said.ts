import type { Rule } from '../rule.ts';
import { amountPath, named } from './amounts.ts';
import { isMisfit } from './misfits.ts';
import { type TicketSubject, where } from './subject.ts';

/** Where a transcription may stand above or below its amount, its record says which. */
export const rule: Rule<TicketSubject> = {
  id: 'ticket/transcription-place-not-said',
  severity: 'error',
  check(subject, report) {
    for (const placed of subject.amounts) {
      const { printed, tables, zone } = placed;
      if (!tables.surface.law.starred || printed.transcriptionAt !== null) continue;
      if (isMisfit(subject.ticket, `${amountPath(placed)}.transcriptionAt`)) continue;
      report({
        ...where(subject, tables, zone),
        article: tables.surface.law.contentArticle,
        expected: 'above or below',
        found: null,
        detail: named(placed),
      });
    }
  },
  message: ({ expected, detail }) =>
    `the record does not say where the transcription of ${detail} stands: ${expected} is expected, nothing is found`,
};

import type { Facts, Rule } from '../../rule.ts';
import { amountPath, named } from '../amounts.ts';
import { articleFor, consequence } from '../consequence.ts';
import { isMisfit } from '../misfits.ts';
import { quoted } from '../quoted.ts';
import { type TicketSubject, where } from '../subject.ts';
import type { TranscriptionFault } from './fault.ts';

/** The amount as a sentence names it, what stands in its table, and what is printed. */
export type Words = (amount: string, expected: string, found: string) => string;

/** The rule that speaks of one way a transcription can be wrong; the look-up says which way it is. */
export const faultRule = (fault: TranscriptionFault, words: Words): Rule<TicketSubject> => ({
  id: `ticket/transcription/${fault}`,
  severity: 'error',
  check(subject, report) {
    for (const placed of subject.amounts) {
      if (placed.fault !== fault || isMisfit(subject.ticket, `${amountPath(placed)}.transcription`)) continue;
      const { printed, tables, zone } = placed;
      const expected = printed.amount === null ? undefined : tables.transcriptions.get(printed.amount.cents);
      report({
        ...where(subject, tables, zone),
        article: articleFor(tables, 'transcription'),
        expected: expected ?? null,
        found: printed.transcription,
        detail: named(placed),
      });
    }
  },
  message: (facts, subject) => `${sentence(facts, words)}: ${consequence(subject, facts, 'transcription')}`,
});

const sentence = ({ detail, expected, found }: Facts, words: Words): string =>
  words(detail ?? '', expected ?? 'a transcription', quoted(found));

import type { Severity } from '../../../base/finding.ts';
import type { PhraseZone } from '../../../game/ticket.ts';
import type { Facts, Rule } from '../../rule.ts';
import { isMisfit, zonePath } from '../misfits.ts';
import { eachZone, type TicketSubject, where } from '../subject.ts';
import type { SurfaceTables } from '../tables.ts';
import { type PhraseFault, phraseFault } from './fault.ts';

interface PhraseRule {
  readonly kind: PhraseFault['kind'];
  readonly severity: Severity;
  readonly expected: string;
  /** The article that leaves the phrase undecided; none for checks of ours, since no clause covers the phrase. */
  readonly article?: (tables: SurfaceTables) => string;
  readonly message: (facts: Facts) => string;
}

/** The rule that speaks of one way a phrase can be wrong; the look-up says which way it is. */
export const faultRule = ({
  kind,
  severity,
  expected,
  article,
  message,
}: PhraseRule): Rule<TicketSubject> => ({
  id: `ticket/phrase/${kind}`,
  severity,
  check(subject, report) {
    eachZone(subject, 'words', (content, tables, zone) => {
      const fault = faultOf(content, tables);
      if (fault?.kind !== kind) return;
      if (content.phrase === null && isMisfit(subject.ticket, `${zonePath(tables, zone)}.phrase`)) return;
      report({
        ...where(subject, tables, zone),
        article: article === undefined ? null : article(tables),
        expected,
        found: content.phrase,
        detail: fault.because,
      });
    });
  },
  message,
});

/** A declared phrase was looked at when the tables were made; any other is looked at now, and is undeclared at best. */
function faultOf({ phrase }: PhraseZone, { surface, phrases }: SurfaceTables): PhraseFault | null {
  if (phrase === null) return { kind: 'absent', because: '' };
  const known = phrases.get(phrase);
  if (known !== undefined) return known;
  return phraseFault(surface.law, phrase) ?? { kind: 'undeclared', because: '' };
}

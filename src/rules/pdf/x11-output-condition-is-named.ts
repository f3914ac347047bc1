import type { IntentFacts } from '../../pdf/read/facts/intents.ts';
import { about, type PdfRule } from './subject.ts';

const NAMED: readonly (keyof IntentFacts)[] = ['identifier', 'info'];

const CALLED: Readonly<Record<string, string>> = { identifier: 'OutputConditionIdentifier', info: 'Info' };

/** The output intent names its condition, in a registry and for people. */
export const rule: PdfRule = {
  id: 'pdf/x11-output-condition-is-named',
  severity: 'error',
  source: 'ISO',
  says: 'the output intent has OutputConditionIdentifier and Info',
  check(subject, report) {
    for (const intent of subject.document.intents.filter(({ subtype }) => subtype === 'GTS_PDFX')) {
      for (const key of NAMED) {
        if (`${intent[key] ?? ''}`.trim() !== '') continue;
        report(about(subject, { expected: CALLED[key] ?? key, found: 'nothing' }));
      }
    }
  },
  message: ({ expected, found }) => `the output intent should say ${expected}: found ${found}`,
};

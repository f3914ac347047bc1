import type { AttemptRule } from './can-be-read/attempt.ts';
import { about } from './subject.ts';

/** The file is open to every RIP: nothing in it is encrypted. */
export const rule: AttemptRule = {
  id: 'pdf/x02-is-not-encrypted',
  severity: 'error',
  source: 'ISO',
  says: 'nothing is encrypted',
  check(attempt, report) {
    const { end } = attempt;
    if (end.kind !== 'refused' || end.reason !== 'encrypted') return;
    report(about(attempt, { expected: 'a file that is open', found: 'an encrypted one' }));
  },
  message: ({ expected, found }) => `expected ${expected}, found ${found}: nothing else of it was judged`,
};

import { about } from '../subject.ts';
import type { AttemptRule } from './attempt.ts';

/** Reading the file comes to its end: where it does not, it is our reader that fails, and the file is not judged. */
export const rule: AttemptRule = {
  id: 'pdf/can-be-read/without-a-crash',
  severity: 'error',
  source: 'house',
  says: 'reading the file comes to its end',
  check(attempt, report) {
    const { end } = attempt;
    if (end.kind !== 'stopped' || end.by !== 'crash') return;
    report(about(attempt, { expected: end.limit, found: end.reached }));
  },
  message: ({ expected, found }) => `the reader failed on the file: expected ${expected}, found ${found}`,
};

import { about } from '../subject.ts';
import type { AttemptRule } from './attempt.ts';

/** Reading the file takes no more memory than fits its size. */
export const rule: AttemptRule = {
  id: 'pdf/can-be-read/in-memory',
  severity: 'error',
  source: 'house',
  says: 'the file can be read in memory that fits its size',
  check(attempt, report) {
    const { end } = attempt;
    if (end.kind !== 'stopped' || end.by !== 'memory') return;
    report(about(attempt, { expected: end.limit, found: end.reached }));
  },
  message: ({ expected, found }) =>
    `the file could not be read in bounded memory: expected at most ${expected}, stopped at ${found}`,
};

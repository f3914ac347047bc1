import { about } from '../subject.ts';
import type { AttemptRule } from './attempt.ts';

/** Reading the file ends in a time that fits its size. */
export const rule: AttemptRule = {
  id: 'pdf/can-be-read/in-time',
  severity: 'error',
  source: 'house',
  says: 'the file can be read in a time that fits its size',
  check(attempt, report) {
    const { end } = attempt;
    if (end.kind !== 'stopped' || end.by !== 'time') return;
    report(about(attempt, { expected: end.limit, found: end.reached }));
  },
  message: ({ expected, found }) =>
    `the file could not be read in time: expected at most ${expected}, stopped after ${found}`,
};

import { about } from '../subject.ts';
import type { AttemptRule } from './attempt.ts';

/** The file is whole: it has its end, and its objects can be read. */
export const rule: AttemptRule = {
  id: 'pdf/can-be-read/is-whole',
  severity: 'error',
  source: 'ISO',
  says: 'the file is whole, and its objects can be read',
  check(attempt, report) {
    const { end } = attempt;
    if (end.kind !== 'refused' || !REASONS.has(end.reason)) return;
    report(about(attempt, { expected: 'a whole PDF', found: end.message }));
  },
  message: ({ expected, found }) => `expected ${expected}: the file ${found}`,
};

const REASONS: ReadonlySet<string> = new Set(['truncated', 'unreadable']);

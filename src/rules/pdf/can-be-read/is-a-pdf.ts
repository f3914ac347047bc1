import { about } from '../subject.ts';
import type { AttemptRule } from './attempt.ts';

/** The file is a PDF at all: it has bytes, and a header among the first of them. */
export const rule: AttemptRule = {
  id: 'pdf/can-be-read/is-a-pdf',
  severity: 'error',
  source: 'ISO',
  says: 'the file is a PDF',
  check(attempt, report) {
    const { end } = attempt;
    if (end.kind !== 'refused' || !REASONS.has(end.reason)) return;
    report(about(attempt, { expected: 'a PDF', found: end.message }));
  },
  message: ({ expected, found }) => `expected ${expected}: the file ${found}`,
};

const REASONS: ReadonlySet<string> = new Set(['empty', 'not-a-pdf']);

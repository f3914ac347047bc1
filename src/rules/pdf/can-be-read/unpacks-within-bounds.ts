import { about } from '../subject.ts';
import type { AttemptRule } from './attempt.ts';

/** The file is no bomb: what it holds unpacks to no more than any work needs. */
export const rule: AttemptRule = {
  id: 'pdf/can-be-read/unpacks-within-bounds',
  severity: 'error',
  source: 'house',
  says: 'the file does not unpack to more than any work needs',
  check(attempt, report) {
    const { end } = attempt;
    if (end.kind !== 'refused' || !REASONS.has(end.reason)) return;
    report(about(attempt, { expected: 'a file of bounded size', found: end.message }));
  },
  message: ({ expected, found }) => `expected ${expected}: the file ${found}`,
};

const REASONS: ReadonlySet<string> = new Set(['inflates-too-far', 'too-large']);

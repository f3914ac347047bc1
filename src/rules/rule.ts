import type { Finding, Severity } from '../base/finding.ts';

/**
 * One rule: an identity, what it looks at, and how it words what it finds.
 *
 * Shape   `id` is the file's path under `src/rules/` without `.ts`; `check` reports facts and never throws about the work
 */
export interface Rule<Subject> {
  readonly id: string;
  readonly severity: Severity;
  check(subject: Subject, report: (facts: Facts) => void): void;
  /** One sentence, lower-case start, expected and found both. */
  message(facts: Facts): string;
}

/** Where, what was expected and what was found: a finding before it has words. */
export type Facts = Pick<Finding, 'ticket' | 'surface' | 'zone' | 'article' | 'expected' | 'found'>;

import type { Finding, Place, Severity } from '../base/finding.ts';

/**
 * One rule: an identity, what it looks at, and how it words what it finds.
 *
 * Shape   `id` is the file's path under `src/rules/` without `.ts`; `check` reports facts and never throws about the work
 */
export interface Rule<Subject> {
  readonly id: string;
  readonly severity: Severity;
  check(subject: Subject, report: Report): void;
  /** One sentence, lower-case start, expected and found both. */
  message(facts: Facts, subject: Subject): string;
}

/** How a rule says what it found. */
export type Report = (facts: Facts) => void;

/** Where, what was expected and what was found: a finding before it has words. */
export type Facts = Pick<Finding, 'ticket' | 'surface' | 'zone' | 'article' | 'expected' | 'found'> & {
  /** What the sentence needs besides, such as which of three amounts; not in the finding itself. */
  readonly detail?: string;
  readonly place?: Place;
  /** Where it is not the rule's own: `unchecked` where the rule could not judge, `warning` on the files of others. */
  readonly severity?: Severity;
};

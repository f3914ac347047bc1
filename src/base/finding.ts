/** An error stops the work at its gate; a warning is said and does not. */
export type Severity = 'error' | 'warning';

/**
 * One thing that is wrong with the work, as a value.
 *
 * Shape   facts first (where, expected, found), then one sentence that words them; in the order of the wire
 */
export interface Finding {
  /** The rule's id: its path under `src/rules/`, such as `ticket/transcription/of-another-amount`. */
  readonly rule: string;
  readonly severity: Severity;
  /** The ticket's number, or null where the finding is about no ticket. */
  readonly ticket: string | null;
  readonly surface: string | null;
  readonly zone: string | null;
  /** The article that asks for what was expected, or null for a check of ours. */
  readonly article: string | null;
  readonly expected: string | null;
  readonly found: string | null;
  /** One sentence, lower-case start, with expected and found both. */
  readonly message: string;
}

export const isError = (finding: Finding): boolean => finding.severity === 'error';

/** Findings of one report in a fixed order: as the tickets came, then by rule; the sort is stable. */
export const hasErrors = (findings: Iterable<Finding>): boolean => {
  for (const finding of findings) if (isError(finding)) return true;
  return false;
};

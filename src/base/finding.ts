/**
 * An error stops the work at its gate; a warning is said and does not; what is unchecked could not be judged, which is
 * said and is never taken for a pass.
 */
export type Severity = 'error' | 'warning' | 'unchecked';

/** Where in finished files something is: as much of it as is known. */
export interface Place {
  /** The file's name, without its folder. */
  readonly file: string;
  /** Counted from 1; null where it is about the whole file. */
  readonly page: number | null;
  /** In millimetres from the left and top edges of the page's trim box, else of its media box; null for no one point. */
  readonly atMm: readonly [x: number, y: number] | null;
  /** The press sheet and the place on its front, both counted from 1 as slugs do; null where unknown. */
  readonly sheet: number | null;
  readonly position: number | null;
}

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
  /** Where in finished files; absent from findings about records, cells and faces. */
  readonly place?: Place;
}

export const isError = (finding: Finding): boolean => finding.severity === 'error';

/** Findings of one report in a fixed order: as the tickets came, then by rule; the sort is stable. */
export const hasErrors = (findings: Iterable<Finding>): boolean => {
  for (const finding of findings) if (isError(finding)) return true;
  return false;
};

import type { GradedSide } from './report.ts';

/** Pixels of plates that are searched for codes. */
export interface LookedThrough {
  readonly pixels: number;
  /** Of the largest part, which is searched whole. */
  readonly atOnce: number;
}

/** Which codes are to be measured. */
export interface GradeOrder {
  readonly path: string;
  /** Counted from 1. */
  readonly sheet: number;
  /** Null: the job's, or that of most presses. */
  readonly dpi: number | null;
  /** The folder of the job that the file is of, or its `job.json`. */
  readonly job: string | null;
}

/** What is said of it: how much is looked through next; in the end, what was measured. */
export type GradeWord =
  | ({ readonly kind: 'looks' } & LookedThrough)
  | { readonly kind: 'graded'; readonly dpi: number; readonly sides: readonly GradedSide[] };

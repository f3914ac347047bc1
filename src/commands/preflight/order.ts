import type { Finding } from '../../base/finding.ts';
import type { AttemptEnd } from '../../rules/pdf/can-be-read/attempt.ts';
import type { FileOfJob } from '../../rules/pdf/job/file-of-job.ts';
import type { ProfileName } from '../../rules/pdf/numbers.ts';

/** What the inspector, in its process, is asked to do: one file. */
export interface InspectionOrder {
  readonly path: string;
  readonly name: string;
  readonly profile: ProfileName;
  readonly job: FileOfJob | null;
  /** Where tickets are on the pages of a job's sheets; null where the pages say it themselves. */
  readonly tickets: TicketsOnPages | null;
}

/** The trims of tickets on each page in turn: a file of one side repeats one list, one of both sides two. */
export interface TicketsOnPages {
  readonly pages: readonly (readonly LatticeBox[])[];
}

/** Space  the page: origin top left, y down, lattice units: left, top, width, height */
export type LatticeBox = readonly [x: number, y: number, width: number, height: number];

/** What the inspector says, in this order: how the reading ended, or what was judged; then what the plates weigh. */
export type InspectorWord =
  | { readonly kind: 'refused'; readonly end: AttemptEnd }
  | { readonly kind: 'judged'; readonly pages: number; readonly findings: readonly Finding[] }
  | { readonly kind: 'weighed'; readonly findings: readonly Finding[] };

import type { Finding } from '../../base/finding.ts';
import type { BlockAudit } from '../audit.ts';
import type { RootFile } from '../merkle/root-file.ts';

/** All that a report tells: the figures, what the rules make of them, and what the block is. */
export interface ReportSubject {
  readonly audit: BlockAudit;
  readonly findings: readonly Finding[];
  /** Findings that were made and are not listed, in words. */
  readonly leftOut: readonly string[];
  /** The block and its emission where a block file says them; null for records of others without one. */
  readonly block: { readonly emission: string; readonly block: number } | null;
  /** Null where the records are others': grattage has no key to salt leaves with. */
  readonly root: RootFile | null;
  readonly rules: number;
}

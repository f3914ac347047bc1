import type { Finding } from '../base/finding.ts';
import type { Specimen } from '../block/specimens.ts';
import type { TicketFaces } from '../template/lay-out.ts';
import type { Template } from '../template/template.ts';

/** All that a proof shows of a game. */
export interface ProofSubject {
  readonly template: Template;
  /** In the maker's order, each with its two sides. */
  readonly specimens: readonly ProvedSpecimen[];
  readonly findings: readonly Finding[];
  readonly checked: readonly CheckedCount[];
}

export interface ProvedSpecimen {
  readonly specimen: Specimen;
  readonly faces: TicketFaces;
}

/** How many of what were looked at. */
export interface CheckedCount {
  readonly count: number;
  /** The singular, in English: `cell`. */
  readonly of: CheckedNoun;
}

export type CheckedNoun = 'rule' | 'cell' | 'cell of the law' | 'specimen' | 'face';

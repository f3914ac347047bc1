import type { Slot } from './known-cells.ts';
import type { ReadbackRule } from './rules.ts';

/** A difference on one face of one ticket. */
export interface FaceFact {
  readonly rule: ReadbackRule;
  /** The zone that it is about; null for codes, numbers and the face as a whole. */
  readonly slot: Slot | null;
  readonly what: string;
  readonly expected: string;
  readonly found: string;
}

export const faceFact = (
  rule: ReadbackRule,
  what: string,
  { expected, found }: { readonly expected: string; readonly found: string },
): FaceFact => ({ rule, slot: null, what, expected, found });

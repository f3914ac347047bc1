import type { Rule } from '../../rule.ts';
import type { Sourced } from '../subject.ts';

/** How the reading of a file ended: what rules of reading judge, before any other rule can. */
export interface Attempt {
  /** Without its folder. */
  readonly name: string;
  readonly end: AttemptEnd;
}

export type AttemptEnd =
  | { readonly kind: 'read' }
  | {
      /** The reader would not go on with it. */
      readonly kind: 'refused';
      readonly reason:
        | 'empty'
        | 'too-large'
        | 'not-a-pdf'
        | 'truncated'
        | 'encrypted'
        | 'inflates-too-far'
        | 'unreadable';
      /** What follows « the file ». */
      readonly message: string;
    }
  | {
      /** The reading was ended from outside, or ended itself in a way that nobody meant. */
      readonly kind: 'stopped';
      readonly by: 'time' | 'memory' | 'crash';
      /** The limit that was passed, and what was reached, in words. */
      readonly limit: string;
      readonly reached: string;
    };

/** A rule of reading. */
export type AttemptRule = Rule<Attempt> & Sourced;

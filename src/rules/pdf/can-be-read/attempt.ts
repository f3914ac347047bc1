import type { Facts, Rule } from '../../rule.ts';
import type { PdfSource } from '../subject.ts';

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

/** A rule of reading: besides what every rule has, who asks for it and what it asks, in a few words. */
export interface AttemptRule extends Rule<Attempt> {
  readonly source: PdfSource;
  readonly says: string;
}

/** The facts of a finding about a file that was not read. */
export const ofAttempt = ({ name }: Attempt, found: Pick<Facts, 'expected' | 'found'>): Facts => ({
  ticket: null,
  surface: null,
  zone: null,
  article: null,
  ...found,
  place: { file: name, page: null, atMm: null, sheet: null, position: null },
});

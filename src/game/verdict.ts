import type { Money } from '../base/money.ts';

/** What the règlement decides about what is printed on a ticket. */
export type Verdict = Win | Loss | Anomaly | Disputed;

/** The ticket wins `total`, the indivisible sum of its gains. */
export interface Win {
  readonly kind: 'win';
  readonly total: Money;
  readonly gains: readonly ZoneGain[];
}

export interface Loss {
  readonly kind: 'loss';
}

/** A misprint: never a winner, never a loser, only refunded or exchanged. */
export interface Anomaly {
  readonly kind: 'anomaly';
  readonly reasons: readonly Reason[];
}

/** The règlement does not decide: a dispute between player and lottery. */
export interface Disputed {
  readonly kind: 'disputed';
  readonly reasons: readonly Reason[];
}

/** What one zone wins; `by` names the word, pair or marks that do it. */
export interface ZoneGain {
  readonly surface: string;
  readonly zone: string;
  readonly amount: Money;
  readonly by: string;
}

export interface Reason {
  readonly surface: string;
  readonly zone: string;
  /** The article that decides, or fails to. */
  readonly article: string;
  /** One clause, lower-case start. */
  readonly because: string;
}

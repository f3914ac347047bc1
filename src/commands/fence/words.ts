import type { TaskName } from './tasks.ts';

/** What the process behind the fence is asked for. */
export interface Request {
  readonly task: TaskName;
  readonly order: unknown;
}

/** How a task ended that threw. */
export interface Threw {
  readonly kind: 'threw';
  /** `other` is what nobody meant: a file that its reader was not made for. */
  readonly as: 'InputError' | 'Bug' | 'other';
  readonly message: string;
  readonly hint: string | null;
}

/** What that process says: that it is up; then, for each request, the words of the task, and how it ended. */
export type Answer =
  | { readonly kind: 'up' }
  | { readonly kind: 'said'; readonly word: unknown }
  | { readonly kind: 'done' }
  | Threw;

import type { Attempt, AttemptEnd } from '../../../src/rules/pdf/can-be-read/attempt.ts';

/** How the reading of one file ended. */
export const attempt = (end: AttemptEnd): Attempt => ({ name: 'file.pdf', end });

export const read: Attempt = attempt({ kind: 'read' });

export const refused = (reason: (AttemptEnd & { kind: 'refused' })['reason'], message: string): Attempt =>
  attempt({ kind: 'refused', reason, message });

export const stopped = (by: (AttemptEnd & { kind: 'stopped' })['by'], limit: string): Attempt =>
  attempt({ kind: 'stopped', by, limit, reached: `more than ${limit}` });

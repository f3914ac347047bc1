import { faultRule } from './fault-rule.ts';

/** No amount bears a transcription that only another surface of the ticket allows. */
export const rule = faultRule(
  'of-another-surface',
  (amount, expected, found) =>
    `${found} stands with ${amount} and is of another surface’s table, where ${expected} is expected`,
);

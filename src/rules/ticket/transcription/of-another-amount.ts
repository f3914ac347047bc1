import { faultRule } from './fault-rule.ts';

/** No amount bears the transcription of another amount of its surface. */
export const rule = faultRule(
  'of-another-amount',
  (amount, expected, found) =>
    `${found} stands with ${amount} and is another amount’s, where ${expected} is expected`,
);

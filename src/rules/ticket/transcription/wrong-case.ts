import { faultRule } from './fault-rule.ts';

/** Transcriptions are set in the letter case of their table. */
export const rule = faultRule(
  'wrong-case',
  (amount, expected, found) => `${found} stands with ${amount} in another letter case than ${expected}`,
);

import { faultRule } from './fault-rule.ts';

/** No transcription has lost a part: TROI, 5CEN, QURANTE. */
export const rule = faultRule(
  'incomplete',
  (amount, expected, found) => `${found} stands with ${amount} and is only a part of ${expected}`,
);

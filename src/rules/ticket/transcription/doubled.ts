import { faultRule } from './fault-rule.ts';

/** No transcription stands twice: TROISTROIS, TROIS TROIS. */
export const rule = faultRule(
  'doubled',
  (amount, expected, found) => `${found} stands with ${amount} and repeats ${expected}`,
);

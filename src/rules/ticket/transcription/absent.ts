import { faultRule } from './fault-rule.ts';

/** Every amount stands with a transcription. */
export const rule = faultRule(
  'absent',
  (amount, expected) => `${expected} is expected with ${amount}, and no transcription is found`,
);

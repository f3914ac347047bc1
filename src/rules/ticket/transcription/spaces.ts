import { faultRule } from './fault-rule.ts';

/** Transcriptions hold the spaces of their table and no others: TRENTE MILLE has one, plain. */
export const rule = faultRule(
  'spaces',
  (amount, expected, found) => `${found} stands with ${amount} with other spaces than ${expected}`,
);

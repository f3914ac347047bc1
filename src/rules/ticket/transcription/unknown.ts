import { faultRule } from './fault-rule.ts';

/** Every transcription is of a table: none is misspelled, QUINZE and 500 no more than TRIOS. */
export const rule = faultRule(
  'unknown',
  (amount, expected, found) =>
    `${found} stands with ${amount} and is in no table, where ${expected} is expected`,
);

import { quoted } from '../quoted.ts';
import { faultRule } from './fault-rule.ts';

/** The letter holds a phrase. */
export const rule = faultRule({
  kind: 'absent',
  severity: 'error',
  expected: 'a phrase of several words',
  message: ({ expected, found }) =>
    `${expected} is expected, and ${found === null ? 'none' : quoted(found)} is found: a check of this product’s own`,
});

import { quoted } from '../quoted.ts';
import { faultRule } from './fault-rule.ts';

/** The phrase is made of several words. */
export const rule = faultRule({
  kind: 'single-word',
  severity: 'error',
  expected: 'a phrase of several words',
  message: ({ expected, found }) =>
    `${expected} is expected, and ${quoted(found)} is a single one: a check of this product’s own`,
});

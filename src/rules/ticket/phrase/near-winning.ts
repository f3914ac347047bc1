import { quoted } from '../quoted.ts';
import { faultRule } from './fault-rule.ts';

/**
 * No word of a phrase comes near a winning one: not of its family, not one letter away.
 *
 * Why     such a phrase loses in law and is a quarrel in the shop
 */
export const rule = faultRule({
  kind: 'near-winning',
  severity: 'error',
  expected: 'no word that could be taken for a winning one',
  message: ({ expected, found, detail }) =>
    `${expected} is expected, and ${quoted(found)} holds ${detail}: a check of this product’s own`,
});

import { quoted } from '../quoted.ts';
import { faultRule } from './fault-rule.ts';

/**
 * The phrase is one that the template declares.
 *
 * Why     a warning: the phrase is lawful, but nobody proved that it can be set in its place; a sheet refuses it
 */
export const rule = faultRule({
  kind: 'undeclared',
  severity: 'warning',
  expected: 'a phrase that the template declares',
  message: ({ expected, found }) =>
    `${expected} is expected, and ${quoted(found)} is none: it was never proved to fit its place`,
});

import type { Finding } from '../base/finding.ts';

/** Rules about what stands under the coat of a ticket, and how it is set: their findings tell what it holds. */
const TELLING = /^(ticket|face)\//;

/**
 * A finding about live tickets, as it may be said where something is made of them: which ticket, where on it, by which rule.
 *
 * Why     what such commands say is kept in logs of print rooms. What was expected and found there is named by `grattage
 *         check` alone, to who holds the records and asks for it
 */
export const withheld = (finding: Finding): Finding =>
  TELLING.test(finding.rule) ? { ...finding, expected: null, found: null, message: SECRET } : finding;

const SECRET = 'is not as it should be (what was expected and found is secret; grattage check names it)';

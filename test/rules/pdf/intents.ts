import type { IntentFacts } from '../../../src/pdf/read/facts/intents.ts';

/** An output intent of PDF/X, whole but for the changes. */
export const intent = (changes: Partial<IntentFacts> = {}): IntentFacts => ({
  subtype: 'GTS_PDFX',
  identifier: 'FOGRA39',
  registry: 'http://www.color.org',
  info: 'coated',
  profile: { components: 4, deviceClass: 'prtr', space: 'CMYK', isWhole: true },
  ...changes,
});

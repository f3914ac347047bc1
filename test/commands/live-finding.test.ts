import { expect, test } from 'vitest';
import type { Finding } from '../../src/base/finding.ts';
import { withheld } from '../../src/commands/live-finding.ts';
import { findingLine } from '../../src/commands/report-text.ts';

const finding: Finding = {
  rule: 'ticket/transcription/of-another-amount',
  severity: 'error',
  ticket: '2140100000000005',
  surface: 'mois',
  zone: 'mai',
  article: '4.2.1',
  expected: 'SIX',
  found: 'NEUF',
  message: 'the amount 6 € needs SIX, and has NEUF',
};

test('of a live ticket it is said where something is wrong and by which rule, and not what', () => {
  expect(findingLine(withheld(finding))).toBe(
    'error: 2140100000000005 mois mai: is not as it should be (what was expected and found is secret; grattage check names it)  [art. 4.2.1, ticket/transcription/of-another-amount]',
  );
  expect(JSON.stringify(withheld({ ...finding, rule: 'face/every-zone-is-covered' }))).not.toMatch(
    /SIX|NEUF|€/,
  );
});

test('what is wrong with a sheet tells nothing of what its tickets hold, and is said', () => {
  const ofSheet = { ...finding, rule: 'sheet/quiet-zones-are-clear' };
  expect(withheld(ofSheet)).toEqual(ofSheet);
});

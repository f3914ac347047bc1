import { expect, test } from 'vitest';
import type { Finding } from '../../src/base/finding.ts';
import { findingLine, jsonReport, plural, recordSummary } from '../../src/commands/report-text.ts';

const finding = (over: Partial<Finding> = {}): Finding => ({
  rule: 'ticket/transcription/absent',
  severity: 'error',
  ticket: '0000000000000018',
  surface: 'mois',
  zone: 'mai',
  article: '4.2.1',
  expected: 'SIX',
  found: null,
  message: 'the amount 6 € needs SIX, and has nothing',
  ...over,
});

test('a finding is one line: how grave, where, what, and whose demand', () => {
  expect(findingLine(finding())).toBe(
    'error: 0000000000000018 mois mai: the amount 6 € needs SIX, and has nothing  [art. 4.2.1, ticket/transcription/absent]',
  );
});

test('a finding about no ticket has no place, and one of ours no article', () => {
  const line = findingLine(
    finding({
      severity: 'warning',
      ticket: null,
      surface: null,
      zone: null,
      article: null,
      rule: 'sheet/blanks',
    }),
  );
  expect(line).toBe('warning: the amount 6 € needs SIX, and has nothing  [house check, sheet/blanks]');
});

test('a place that the message begins with is said once', () => {
  const zone = 'sheet 1, recto, places 1 and 2';
  const about = { ticket: null, surface: null, zone, article: null, rule: 'sheet/bleed-reaches' };
  expect(findingLine(finding({ ...about, message: `${zone}: the gutter is 5.9 mm` }))).toBe(
    `error: ${zone}: the gutter is 5.9 mm  [house check, sheet/bleed-reaches]`,
  );
  expect(findingLine(finding({ ...about, message: 'the gutter is 5.9 mm' }))).toBe(
    `error: ${zone}: the gutter is 5.9 mm  [house check, sheet/bleed-reaches]`,
  );
});

test.each([
  [{ page: 2, sheet: 2, position: 3, atMm: [225, 20] }, 'imaging-recto.pdf, sheet 2, place 3 at 225 × 20 mm'],
  [{ page: 4, sheet: 2, position: 3, atMm: null }, 'imaging-recto.pdf, page 4, sheet 2, place 3'],
  [{ page: 4, sheet: null, position: null, atMm: [9.5, 0] }, 'imaging-recto.pdf, page 4, at 9.5 × 0 mm'],
  [{ page: null, sheet: null, position: null, atMm: null }, 'imaging-recto.pdf'],
] as const)('what is found in a finished file is said with its place there: %j', (place, words) => {
  expect(findingLine(finding({ place: { file: 'imaging-recto.pdf', ...place } }))).toBe(
    `error: 0000000000000018 mois mai: the amount 6 € needs SIX, and has nothing  (${words})  [art. 4.2.1, ticket/transcription/absent]`,
  );
});

test('a summary says how many were good, and of broken lines only where there are some', () => {
  expect(recordSummary({ tickets: 1, bad: 0, unreadable: 0 })).toBe(
    '1 ticket checked, 1 good, 0 with errors',
  );
  expect(recordSummary({ tickets: 2_000_000, bad: 1_500, unreadable: 2 })).toBe(
    '2,000,000 tickets checked, 1,998,500 good, 1,500 with errors, 2 lines unreadable',
  );
});

test('nouns are counted in English', () => {
  expect([0, 1, 2].map((count) => plural(count, 'blank line'))).toEqual([
    '0 blank lines',
    '1 blank line',
    '2 blank lines',
  ]);
  expect(plural(31, 'cell of the law')).toBe('31 cells of the law');
});

test('the report for machines ends its last line', () => {
  expect(jsonReport('happy-2014', { tickets: 0, findings: [] })).toBe(
    '{\n  "game": "happy-2014",\n  "tickets": 0,\n  "findings": []\n}\n',
  );
});

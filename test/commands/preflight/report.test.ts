import { expect, test } from 'vitest';
import type { Finding, Severity } from '../../../src/base/finding.ts';
import { type FileReport, humanReport } from '../../../src/commands/preflight/report.ts';
import { NUMBERS } from '../../../src/rules/pdf/numbers.ts';

const RULE = 'pdf/inks/registration-is-in-marks-only';

/** Registration colour on a page that says no trim, first at some height. */
const registration = (at: number, severity: Severity = 'unchecked'): Finding => ({
  rule: RULE,
  severity,
  ticket: null,
  surface: null,
  zone: null,
  article: null,
  expected: '',
  found: '',
  message: `registration colour should stand outside the trim: found on a page that says no trim within its sheet, page 1, 20 times, first at 9 × ${at} mm`,
});

const file = (name: string, ...findings: readonly Finding[]): FileReport => ({
  kind: 'judged',
  path: name,
  name,
  bytes: 1_000,
  pages: 1,
  isPdf: true,
  findings,
});

const filesOf = (...reports: readonly FileReport[]): string =>
  humanReport({ numbers: NUMBERS.sheet, withJob: false, reports }).replace(
    /\n\n\d+ rules applied[\s\S]*$/,
    '',
  );

const SAID = `  not checked\n    ${RULE} [GWG]\n      registration colour should stand outside the trim: found on a page that says no trim within its sheet`;

test('what was not checked in any file is said once for all of them', () => {
  expect(filesOf(file('coat.pdf', registration(9)), file('white.pdf', registration(12)))).toBe(
    `coat.pdf (1 page, 1 kB)\n  nothing found but what was not checked in any file\n\nwhite.pdf (1 page, 1 kB)\n  nothing found but what was not checked in any file\n\nall 2 files\n${SAID}`,
  );
});

test('what one file alone has stays with it, and so does what is wrong in all', () => {
  expect(filesOf(file('coat.pdf', registration(9)), file('white.pdf'))).toBe(
    `coat.pdf (1 page, 1 kB)\n${SAID}, page 1, 20 times, first at 9 × 9 mm\n\nwhite.pdf (1 page, 1 kB)\n  nothing found`,
  );
  expect(filesOf(file('coat.pdf', registration(9)))).toBe(
    `coat.pdf (1 page, 1 kB)\n${SAID}, page 1, 20 times, first at 9 × 9 mm`,
  );
  expect(
    filesOf(file('coat.pdf', registration(9, 'warning')), file('white.pdf', registration(9, 'warning'))),
  ).not.toContain('all 2 files');
});

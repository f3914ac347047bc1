import { expect, test } from 'vitest';
import type { Finding } from '../../../src/base/finding.ts';
import { readBackText } from '../../../src/commands/readback/report.ts';

const JOB = {
  title: 'Essai',
  specimens: true,
  tickets: { count: 50, first: '0000000000000000', last: '0000000000000491' },
  sheets: 1,
  files: [],
};

const finding = (rule: string, at: number): Finding => ({
  rule,
  severity: 'error',
  ticket: String(at).padStart(16, '0'),
  surface: null,
  zone: null,
  article: null,
  expected: '',
  found: '',
  message: 'is another one',
});

const textOf = (
  findings: readonly Finding[],
  more: Partial<Parameters<typeof readBackText>[0]> = {},
): readonly string[] =>
  readBackText(
    { ...JOB, ...more },
    {
      files: [{ name: 'coat.pdf', pages: 1, faces: 50, cells: 0, codes: 0 }],
      raster: null,
      findings,
    },
    2,
  )
    .trimEnd()
    .split('\n');

const lineOf = (rule: string, at: number): string =>
  `error: ${String(at).padStart(16, '0')}: is another one  [house check, ${rule}]`;

const upTo = (count: number): readonly number[] => Array.from({ length: count }, (_, at) => at + 1);

const REST = [
  'Essai: 50 specimens on 1 sheet, read back from 1 file',
  '  coat.pdf  1 page, 50 faces, 0 codes',
];

test('eight findings of a rule are said, rule by rule', () => {
  const findings = [
    finding('a', 1),
    finding('b', 1),
    ...upTo(8)
      .slice(1)
      .map((at) => finding('a', at)),
  ];
  expect(textOf(findings)).toEqual([
    ...upTo(8).map((at) => lineOf('a', at)),
    lineOf('b', 1),
    ...REST,
    '9 differences, on 8 tickets',
    '2.0 s',
  ]);
});

test('of more the first eight are, and how many are left; their sum is of all', () => {
  expect(textOf(upTo(3_906).map((at) => finding('a', at)))).toEqual([
    ...upTo(8).map((at) => lineOf('a', at)),
    'and 3,898 more of this rule (--json has them all)',
    ...REST,
    '3,906 differences, on 3,906 tickets',
    '2.0 s',
  ]);
});

test('of a job that holds some sheets of many, nothing is said of the others', () => {
  const some = (made: { readonly first: number; readonly last: number }): readonly string[] =>
    textOf([], { specimens: false, sheets: 40_000, tickets: { ...JOB.tickets, count: 2_000_000 }, made });
  const concluded =
    'every ticket of these sheets is what its record says, and fixed art is what was approved';
  expect([some({ first: 1, last: 4 })[0], some({ first: 1, last: 4 }).at(-2)]).toEqual([
    'Essai: sheets 1-4 of 40,000, read back from 1 file',
    concluded,
  ]);
  expect(some({ first: 2_001, last: 2_001 })[0]).toBe('Essai: sheet 2,001 of 40,000, read back from 1 file');
});

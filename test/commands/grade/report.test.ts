import { expect, test } from 'vitest';
import { type GradedCode, type GradedSide, gradeLines } from '../../../src/commands/grade/report.ts';
import type { Measures } from '../../../src/grade/measures.ts';

const measures = (over: Partial<Measures> = {}): Measures => ({
  moduleDots: [8, 8],
  growthDots: { mean: 0, most: 0 },
  quietModules: { left: 11.5, right: 12, top: 11.5, bottom: 13 },
  contrast: 100,
  modulation: 100,
  decodability: null,
  unusedCorrection: 100,
  ...over,
});

const code = (over: Partial<GradedCode> = {}): GradedCode => ({
  place: 1,
  plate: 'Imaging',
  atMm: [33, 9],
  symbology: 'datamatrix',
  measures: measures(),
  weak: [],
  strains: [],
  ...over,
});

const lines = (over: Partial<GradedSide>): readonly string[] =>
  gradeLines({
    file: 'imaging-recto.pdf',
    sheet: 1,
    dpi: 600,
    indicative: true,
    sides: [{ side: 'recto', ground: [], codes: [], missing: [], unchecked: [], ...over }],
  });

const row = (name: string, of: readonly Measures[]): string | undefined =>
  lines({ codes: of.map((each) => code({ measures: each })) })
    .find((line) => line.startsWith(`    ${name} `))
    ?.slice(4 + 18 + 1);

test('a report says how many codes of a kind a sheet has, and that they are as they should be', () => {
  expect(lines({ codes: [code(), code({ place: 2 })] }).slice(0, 6)).toEqual([
    'imaging-recto.pdf, sheet 1, on plates at 600 dpi: indicative, no grade of any standard',
    'recto: 2 codes read; under them bare paper',
    '  2 DataMatrix codes on Imaging',
    '    module             8 dots, 0.339 mm',
    '    growth             none',
    '    quiet zones        11.5 modules or more',
  ]);
  expect(lines({ codes: [code({ symbology: 'itf' })] })[2]).toBe('  1 ITF code on Imaging');
});

test('without a job it is of a page', () => {
  expect(lines({ side: null })[0]).toMatch(/^imaging-recto\.pdf, page 1, on plates/);
});

test.each([
  [[{ mean: 0, most: 0 }], 'none'],
  [[{ mean: 0, most: 1 }], '0 dots on average, 1 dot at worst'],
  [
    [
      { mean: 0.5, most: 2 },
      { mean: 0.25, most: 1 },
    ],
    '0.25 to 0.5 dots on average, 2 dots at worst',
  ],
  [
    [
      { mean: -0.5, most: -2 },
      { mean: 0, most: 1 },
    ],
    '-0.5 to 0 dots on average, -2 dots at worst',
  ],
])('bars that grew by %j have growth in words', (growths, words) => {
  expect(
    row(
      'growth',
      growths.map((growthDots) => measures({ growthDots })),
    ),
  ).toBe(words);
});

test('the narrowest quiet zone of all codes is named', () => {
  const narrow = measures({ quietModules: { left: 12, right: 11.38, top: null, bottom: null } });
  expect(row('quiet zones', [measures(), narrow])).toBe('11.38 modules or more');
});

test('what is weak or missing is named with its place', () => {
  const weak = [{ measure: 'contrast', found: 20, limit: 40, unit: '%' }] as const;
  expect(lines({ codes: [code({ weak })], missing: [{ place: 2, symbology: 'itf' }] }).slice(-2)).toEqual([
    '  error: place 1, DataMatrix code at 33 × 9 mm: contrast 20 %, expected at least 40',
    '  error: place 2: no ITF code was read',
  ]);
});

import { expect, test } from 'vitest';
import { platesReport } from '../../src/commands/plates-report.ts';
import { hashOf } from '../../src/rip/file-facts.ts';
import type { Job, JobFile } from '../../src/rip/job.ts';
import { press, web } from '../kit/press.ts';

const file = (name: string, over: Partial<JobFile> = {}): JobFile => ({
  name,
  kind: 'fixed',
  pass: null,
  side: 'recto',
  pages: 1,
  vt: null,
  inks: ['Coat'],
  bytes: 999_001,
  sha256: hashOf(name),
  ...over,
});

const code = (over: Partial<Job['codes'][number]> = {}): Job['codes'][number] => ({
  name: 'ticket-number',
  side: 'verso',
  symbology: 'itf',
  askedMm: 0.254,
  printedMm: 0.254,
  printedDots: 6,
  reductionDots: 0,
  sizeMm: [43.942, 8.128],
  ...over,
});

const [FIRST, LAST] = ['2014000000070003', '2014000000070490'];

/** A small job of tickets to be sold. */
const job = (over: Partial<Job> = {}): Job => ({
  grattage: 1,
  game: 'essai',
  title: 'Essai',
  emission: '20140',
  specimens: false,
  records: null,
  recordsSha256: null,
  press: { name: 'Essai', sheetMm: [170, 130], dpi: 600, turn: 'short-edge' },
  condition: { identifier: 'FOGRA39', info: 'Offset, coated', registry: null, sha256: hashOf('') },
  codes: [code({ name: 'validation', symbology: 'datamatrix', side: 'recto' }), code()],
  inks: [],
  passes: [
    { pass: 'display', side: 'recto' },
    { pass: 'imaging', side: 'recto' },
    { pass: 'back', side: 'verso' },
  ],
  sheetMap: {
    order: 'cut-and-stack',
    formula: '',
    letters: { H: 500 },
    columns: 2,
    rows: 2,
    sheets: 13,
    tickets: 50,
    first: FIRST,
    last: LAST,
    pack: 50,
    blanks: [
      { sheet: 12, places: [4] },
      { sheet: 13, places: [4] },
    ],
  },
  places: [],
  sheets: 13,
  tickets: { count: 50, first: FIRST, last: LAST },
  files: [
    file('coat.pdf'),
    file('composite.pdf', { kind: 'composite', pages: 26, bytes: 1_000, inks: ['Coat', 'Cut'], vt: 'sheet' }),
  ],
  exposure: ['composite.pdf'],
  ...over,
});

const lineOf = (name: string, lines: readonly string[]): string | undefined =>
  lines.find((line) => line.startsWith(`  ${name} `));

test('tickets on sheets are told in a few lines, and then file by file', () => {
  expect(platesReport(job(), { folder: 'plates', press: press() })).toEqual([
    'Essai: 50 tickets on 13 sheets',
    '  tickets    2014000000070003 to 2014000000070490 of emission 20140',
    '  press      Essai: 170 × 130 mm, 2 × 2 tickets a sheet, turned about the short edge, imager of 600 dpi',
    '  order      cut-and-stack, lifts of 500 sheets, packs of 50, 2 places blank',
    '  condition  FOGRA39: Offset, coated',
    '  codes      validation: DataMatrix, module 6 dots = 0.254 mm, as asked; 43.942 × 8.128 mm with its quiet zones',
    '             ticket-number: ITF, module 6 dots = 0.254 mm, as asked; 43.942 × 8.128 mm with its quiet zones',
    '  recto      display, imaging',
    '  verso      back',
    '  secret     composite.pdf: the tickets can be read off them',
    '  in plates',
    '    coat.pdf       1000 kB  1 page    Coat',
    '    composite.pdf     1 kB  26 pages  2 plates, PDF/VT-1 by sheet',
    '    job.json',
  ]);
});

test('specimens are called so, have no emission and no secret, and their records are named', () => {
  const { sheetMap } = job();
  const lines = platesReport(
    job({
      specimens: true,
      emission: '00000',
      records: 'records.ndjson',
      exposure: [],
      sheets: 1,
      sheetMap: { ...sheetMap, order: 'step-and-repeat', letters: {}, pack: null, blanks: [] },
    }),
    { folder: 'plates', press: press() },
  );
  expect(lines[0]).toBe('Essai: 50 specimens on 1 sheet');
  expect(lineOf('tickets', lines)).toBe(`  tickets    ${FIRST} to ${LAST}`);
  expect(lineOf('order', lines)).toBe('  order      step-and-repeat, no packs');
  expect(lineOf('secret', lines)).toBeUndefined();
  expect(lines.at(-1)).toBe('    records.ndjson, job.json');
});

test('a web has repeats and lanes, and a condition of sheets is called the placeholder that it is there', () => {
  const lines = platesReport(job(), { folder: 'plates', press: web() });
  expect(lines[0]).toBe('Essai: 50 tickets on 13 repeats');
  expect(lineOf('press', lines)).toContain('2 lanes of 3 a repeat, turned about the long edge');
  expect(lineOf('condition', lines)).toBe(
    '  condition  FOGRA39: Offset, coated (a placeholder: name the web’s with --condition)',
  );
  const own = job({ condition: { ...job().condition, identifier: 'Bobine 7' } });
  expect(lineOf('condition', platesReport(own, { folder: 'plates', press: web() }))).toBe(
    '  condition  Bobine 7: Offset, coated',
  );
});

test('a code that is printed otherwise than asked says both, and by how much its bars are reduced', () => {
  const codes = [code({ askedMm: 0.25, reductionDots: 1 })];
  expect(lineOf('codes', platesReport(job({ codes }), { folder: 'plates', press: press() }))).toBe(
    '  codes      ticket-number: ITF, module 6 dots = 0.254 mm, 0.25 mm asked, bars reduced by 1 dot; 43.942 × 8.128 mm with its quiet zones',
  );
});

test('of a job that holds some sheets of many, it is said which', () => {
  const some = job({
    sheets: 40_000,
    tickets: { count: 2_000_000, first: FIRST, last: LAST },
    made: { first: 1, last: 4 },
  });
  expect(platesReport(some, { folder: 'job', press: press() })[0]).toBe(
    'Essai: 2,000,000 tickets on 40,000 sheets: sheets 1-4 of them here',
  );
  expect(platesReport(some, { folder: 'job', press: web() })[0]).toBe(
    'Essai: 2,000,000 tickets on 40,000 repeats: repeats 1-4 of them here',
  );
});

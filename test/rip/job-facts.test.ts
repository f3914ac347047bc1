import { describe, expect, test } from 'vitest';
import { mm } from '../../src/base/length.ts';
import { fogra39 } from '../../src/pdf/write/fogra39.ts';
import { hashOf } from '../../src/rip/file-facts.ts';
import { Job, type JobFile } from '../../src/rip/job.ts';
import { fileFacts, jobFacts, shapeOf } from '../../src/rip/job-facts.ts';
import { plateFiles } from '../../src/rip/plate-files.ts';
import { layOut } from '../../src/template/lay-out.ts';
import { pressFaces } from '../../src/template/press-faces.ts';
import { imposedWith, press } from '../kit/press.ts';
import { faces, happy, LIVE, live } from '../kit/real-face.ts';

const ON = press({ sheet: { width: mm(170), height: mm(220) }, columns: 1, rows: 1, barReduction: 1 });
const FOUND = { bytes: 9, sha256: hashOf('a plate') };

const specimens = imposedWith(
  [0, 1].map((index) => pressFaces(faces(happy, index))),
  ON,
  {},
);
const sold = imposedWith([pressFaces(layOut(happy, live(happy)))], ON, {
  order: { kind: 'cut-and-stack', lift: 50 },
  pack: 50,
});

/** All files of a job as they would be told once they are written. */
const filesOf = (job: typeof sold, vt: 'sheet' | 'ticket'): readonly JobFile[] =>
  plateFiles(job, { vt }).map((file) => fileFacts(file, FOUND));

describe('what a job says', () => {
  test('is what its schema asks for, of specimens and of tickets to be sold', () => {
    const told = [
      jobFacts({
        game: happy.game,
        job: shapeOf(specimens),
        files: filesOf(specimens, 'sheet'),
        records: '{}\n',
      }),
      jobFacts({ game: happy.game, job: shapeOf(sold), files: filesOf(sold, 'ticket'), records: null }),
    ];
    for (const one of told) expect(Job.parse(one)).toEqual(one);
    expect(told).toMatchObject([
      {
        specimens: true,
        emission: '00000',
        records: 'records.ndjson',
        recordsSha256: hashOf('{}\n'),
        sheets: 2,
      },
      { specimens: false, emission: '20140', records: null, recordsSha256: null, sheets: 1 },
    ]);
    expect(told[1]?.tickets).toEqual({ count: 1, first: LIVE, last: LIVE });
    expect(told[1]?.sheetMap).toMatchObject({ order: 'cut-and-stack', pack: 50, letters: { H: 50, P: 1 } });
  });

  test('names what tickets can be read off as exposed, and no fixed plate; nothing of specimens', () => {
    const exposed = (job: typeof sold, vt: 'sheet' | 'ticket', records: string | null) =>
      jobFacts({ game: happy.game, job: shapeOf(job), files: filesOf(job, vt), records }).exposure;
    expect(exposed(sold, 'ticket', null)).toEqual([
      'imaging-recto.pdf',
      'imaging-verso.pdf',
      'composite.pdf',
      'tickets.pdf',
    ]);
    expect(exposed(sold, 'sheet', null)).toEqual(['imaging-recto.pdf', 'imaging-verso.pdf', 'composite.pdf']);
    expect(exposed(specimens, 'ticket', '')).toEqual([]);
  });

  test('has each code as it was asked for and as it is printed', () => {
    const { codes } = jobFacts({ game: happy.game, job: shapeOf(sold), files: [], records: null });
    expect(codes).toEqual([
      {
        name: 'validation',
        side: 'recto',
        symbology: 'datamatrix',
        askedMm: 0.3387,
        printedMm: 0.3387,
        printedDots: 8,
        reductionDots: 1,
        sizeMm: [7.4507, 7.4507],
      },
      {
        name: 'ticket-number',
        side: 'verso',
        symbology: 'itf',
        askedMm: 0.254,
        printedMm: 0.254,
        printedDots: 6,
        reductionDots: 1,
        sizeMm: [43.942, 8.128],
      },
    ]);
  });

  test('has the condition that its files are for: FOGRA39, or the one that it names', () => {
    const conditionOf = (condition?: ReturnType<typeof fogra39>) =>
      jobFacts({
        game: happy.game,
        job: shapeOf(sold),
        files: [],
        records: null,
        ...(condition === undefined ? {} : { condition }),
      }).condition;
    expect(conditionOf()).toEqual({
      identifier: 'FOGRA39',
      info: 'Offset, sheet-fed, coated stock, ISO 12647-2:2004/Amd 1',
      registry: 'http://www.color.org',
      sha256: hashOf(fogra39().profile),
    });
    expect(conditionOf({ identifier: 'Essai', info: 'Une presse', profile: Uint8Array.of(1) })).toEqual({
      identifier: 'Essai',
      info: 'Une presse',
      registry: null,
      sha256: hashOf(Uint8Array.of(1)),
    });
  });
});

test('what a job says of a file is its plates in order, its pages, and its records where it is PDF/VT', () => {
  const told = new Map(
    [...filesOf(specimens, 'sheet'), ...filesOf(sold, 'ticket')].map((file) => [
      `${file.name} ${file.vt}`,
      file,
    ]),
  );
  expect(told.get('display.pdf null')).toEqual({
    name: 'display.pdf',
    kind: 'fixed',
    pass: 'display',
    side: 'recto',
    pages: 1,
    vt: null,
    inks: ['Cyan', 'Magenta', 'Yellow', 'Black'],
    ...FOUND,
  });
  expect(told.get('imaging-verso.pdf null')?.inks).toEqual(['BackImaging']);
  expect(told.get('composite.pdf sheet')).toMatchObject({ kind: 'composite', pages: 4 });
  expect(told.get('composite.pdf sheet')?.inks).toContain('Cut');
  expect(told.get('tickets.pdf ticket')).toMatchObject({ kind: 'tickets', side: 'both', pages: 2 });
  expect(told.get('tickets.pdf ticket')?.inks).not.toContain('Cut');
});

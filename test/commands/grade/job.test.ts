import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { gradedJob } from '../../../src/commands/grade/job.ts';
import { hashOf } from '../../../src/rip/file-facts.ts';
import { JOB_FILE, type Job, type JobFile } from '../../../src/rip/job.ts';
import { place } from '../../kit/place.ts';

/** A file whose bytes are its name. */
const fileOf = (name: string, over: Partial<JobFile>): JobFile => ({
  name,
  kind: 'fixed',
  pass: null,
  side: 'recto',
  pages: 1,
  vt: null,
  inks: ['Imaging'],
  bytes: name.length,
  sha256: hashOf(name),
  ...over,
});

/** A job of four sheets; the recto of its first two is in a file that was not brought. */
const JOB: Job = {
  grattage: 1,
  game: 'essai',
  title: 'Essai',
  emission: '00000',
  specimens: true,
  records: null,
  recordsSha256: null,
  press: { name: 'B1', sheetMm: [1020, 720], dpi: 600, turn: 'short-edge' },
  condition: { identifier: 'FOGRA39', info: 'Offset', registry: null, sha256: hashOf('a profile') },
  codes: [
    {
      name: 'ticket-number',
      side: 'verso',
      symbology: 'itf',
      askedMm: 0.254,
      printedMm: 0.254,
      printedDots: 6,
      reductionDots: 0,
      sizeMm: [43.942, 8.128],
    },
  ],
  inks: [{ name: 'Coat', alternate: { c: 0, m: 0, y: 0, k: 40 }, overprints: true }],
  passes: [{ pass: 'coat', side: 'recto' }],
  sheetMap: {
    order: 'step-and-repeat',
    formula: 'i = s·P + p',
    letters: { P: 50 },
    columns: 10,
    rows: 5,
    sheets: 1,
    tickets: 1,
    first: '0000000000000000',
    last: '0000000000000000',
    pack: null,
    blanks: [],
  },
  places: [
    {
      place: 1,
      recto: { on: 'recto', trim: [36_000, 72_000, 3_240_000, 4_680_000], turned: 'upright' },
      verso: { on: 'verso', trim: [36_000, 72_000, 3_240_000, 4_680_000], turned: 'half' },
    },
  ],
  sheets: 4,
  tickets: { count: 1, first: '0000000000000000', last: '0000000000000000' },
  files: [
    fileOf('imaging-recto.pdf', { kind: 'imaging', pages: 2, sheets: { first: 3, last: 4 } }),
    fileOf('imaging-verso.pdf', { kind: 'imaging', side: 'verso', pages: 4 }),
    fileOf('composite.pdf', { kind: 'composite', side: 'both', pages: 4, sheets: { first: 3, last: 4 } }),
    fileOf('coat.pdf', {}),
  ],
  exposure: [],
};

/** The folder of the job. */
function folderOfJob(): string {
  const folder = place();
  for (const { name } of JOB.files) writeFileSync(join(folder, name), name);
  writeFileSync(join(folder, JOB_FILE), JSON.stringify(JOB));
  return folder;
}

/** The pages of a file that a sheet is on, or why it is on none. */
const pagesOf = (folder: string, path: string, sheet: number): Promise<unknown> =>
  gradedJob(folder, path, sheet).then(
    ({ sides }) => sides.map(({ side, page }) => `${side} ${page + 1}`),
    ({ name, message, hint }) => `${name}: ${message} → ${hint}`,
  );

test('a sheet of the job is on the page of the file that holds it', async () => {
  const folder = folderOfJob();
  const on = (name: string, sheet: number) => pagesOf(folder, join(folder, name), sheet);
  expect(await on('imaging-verso.pdf', 1)).toEqual(['verso 1']);
  expect(await on('imaging-verso.pdf', 4)).toEqual(['verso 4']);
  expect(await on('imaging-recto.pdf', 3)).toEqual(['recto 1']);
  expect(await on('composite.pdf', 4)).toEqual(['recto 3', 'verso 4']);
});

test('a sheet that the file does not hold is refused with those that it does', async () => {
  const folder = folderOfJob();
  const on = (name: string, sheet: number) => pagesOf(folder, join(folder, name), sheet);
  const [recto, verso] = [join(folder, 'imaging-recto.pdf'), join(folder, 'imaging-verso.pdf')];
  expect(await on('imaging-verso.pdf', 5)).toBe(
    `InputError: ${verso}: has no sheet 5 of the job → name a sheet from 1 to 4 with --sheet`,
  );
  for (const sheet of [2, 5])
    expect(await on('imaging-recto.pdf', sheet)).toBe(
      `InputError: ${recto}: has no sheet ${sheet} of the job → name a sheet from 3 to 4 with --sheet`,
    );
});

test('a file that is none of the job, or only bears a name of it, is refused', async () => {
  const folder = folderOfJob();
  const other = join(place(), 'imaging-verso.pdf');
  writeFileSync(other, 'imaging-verso.pdf');
  expect(await pagesOf(folder, other, 1)).toEqual(['verso 1']);
  writeFileSync(other, 'imaging-verso.pdg');
  expect(await pagesOf(folder, other, 1)).toBe(
    `InputError: ${other}: is not the imaging-verso.pdf of the job in ${folder} → leave --job out, or name the job that it is of`,
  );
  expect(await pagesOf(folder, 'white.pdf', 1)).toBe(
    `InputError: white.pdf: is no file of the job in ${folder} → leave --job out, or name another`,
  );
  expect(await pagesOf(folder, join(folder, 'coat.pdf'), 1)).toBe(
    `InputError: ${join(folder, 'coat.pdf')}: bears no codes → grade an imaging file of the job, or its composite`,
  );
});

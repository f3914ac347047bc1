import { appendFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { hashOf } from '../../src/rip/file-facts.ts';
import { JOB_FILE, type Job, readJob } from '../../src/rip/job.ts';
import { place } from '../kit/place.ts';

const PLATE = Buffer.from('a plate');
const RECORDS = Buffer.from('{"number":"0000000000000000"}\n');

/** A job of one plate and its records. */
const job = (over: Partial<Job> = {}): Job => ({
  grattage: 1,
  game: 'essai',
  title: 'Essai',
  emission: '00000',
  specimens: true,
  records: 'records.ndjson',
  recordsSha256: hashOf(RECORDS),
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
  sheets: 1,
  tickets: { count: 1, first: '0000000000000000', last: '0000000000000000' },
  files: [
    {
      name: 'coat.pdf',
      kind: 'fixed',
      pass: 'coat',
      side: 'recto',
      pages: 1,
      vt: null,
      inks: ['Coat'],
      bytes: PLATE.length,
      sha256: hashOf(PLATE),
    },
  ],
  exposure: [],
  ...over,
});

/** A folder with a job in it, whatever its `job.json` says. */
function folderOf(facts: unknown): string {
  const folder = place();
  writeFileSync(join(folder, 'coat.pdf'), PLATE);
  writeFileSync(join(folder, 'records.ndjson'), RECORDS);
  writeFileSync(join(folder, JOB_FILE), typeof facts === 'string' ? facts : JSON.stringify(facts));
  return folder;
}

/** What a reader says of a folder. */
const refusal = (folder: string): Promise<string> =>
  readJob(folder).then(
    () => 'taken',
    (fault) => `${fault.name}: ${fault.message.replaceAll(`${folder}/`, '')}`,
  );

describe('a job whose files are those that it was made with', () => {
  test('is taken as it was written', async () => {
    const folder = folderOf(job());
    expect(await readJob(folder)).toEqual({ folder, job: job() });
  });

  test('is taken by its job.json too', async () => {
    const folder = folderOf(job());
    expect(await readJob(join(folder, JOB_FILE))).toEqual({ folder, job: job() });
  });

  test('is taken without records where it is live', async () => {
    const live = job({ specimens: false, records: null, recordsSha256: null, exposure: ['coat.pdf'] });
    const folder = folderOf(live);
    rmSync(join(folder, 'records.ndjson'));
    expect((await readJob(folder)).job).toEqual(live);
  });
});

describe('a job is refused, with the path', () => {
  test('for one byte more, or one that is another', async () => {
    for (const name of ['coat.pdf', 'records.ndjson']) {
      const folder = folderOf(job());
      appendFileSync(join(folder, name), '\n');
      expect(await refusal(folder)).toBe(`InputError: ${name}: is not the file that the job was made with`);
    }
    const folder = folderOf(job());
    writeFileSync(join(folder, 'coat.pdf'), 'b plate');
    expect(await refusal(folder)).toBe('InputError: coat.pdf: is not the file that the job was made with');
  });

  test('for a file that is missing', async () => {
    for (const name of ['coat.pdf', 'records.ndjson']) {
      const folder = folderOf(job());
      rmSync(join(folder, name));
      expect(await refusal(folder)).toBe(`InputError: ${name}: a file of the job is missing`);
    }
  });

  test('for there is none, or it is no JSON', async () => {
    expect(await refusal(place())).toBe('InputError: job.json: cannot be read (no such file or directory)');
    expect(await refusal(folderOf('{'))).toBe('InputError: job.json: is no job of plates: it is not JSON');
  });

  test.each([
    ['a key that jobs do not have', { ...job(), prize: 30_000 }, 'has no key "prize"'],
    ['another version', { ...job(), grattage: 2 }, 'grattage: must be 1, and is 2'],
    [
      'a file of no name of ours',
      job({ files: job().files.map((file) => ({ ...file, name: '../coat.pdf' })) }),
      'files.0.name: cannot be "../coat.pdf"',
    ],
    [
      'a hash that is none',
      job({ files: job().files.map((file) => ({ ...file, sha256: 'ABC' })) }),
      'files.0.sha256: cannot be "ABC"',
    ],
    ['no sheet', job({ sheets: 0 }), 'sheets: must be more than 0, and is 0'],
    ['sheets in words', { ...job(), sheets: '1' }, 'sheets: must be a number, and is "1"'],
    ['a list in place of a job', [], 'must be an object, and is a list'],
  ])('for %s', async (_, facts, said) => {
    expect(await refusal(folderOf(facts))).toBe(`InputError: job.json: is no job of plates: ${said}`);
  });

  test('for a key that is missing, whichever it is', async () => {
    for (const key of Object.keys(job())) {
      const { [key as keyof Job]: _, ...rest } = job();
      expect(await refusal(folderOf(rest))).toBe(
        `InputError: job.json: is no job of plates: ${key}: is missing`,
      );
    }
  });
});

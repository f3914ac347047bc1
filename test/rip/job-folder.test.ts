import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import {
  type ComingJob,
  mustBeForOneJob,
  mustNotTakeLivePlates,
  replaceJob,
} from '../../src/rip/job-folder.ts';
import { place } from '../kit/place.ts';

const MAKING = '.grattage-next';

/** What `job.json` must say of its files, whatever else it says. */
const facts = (names: readonly string[], records: string | null = null): string =>
  JSON.stringify({ grattage: 1, files: names.map((name) => ({ name })), records });

/** Writes the files of a job, each holding what the job is called, `job.json` last. */
const made =
  (what: string, names: readonly string[], records: string | null = null) =>
  async (into: string): Promise<string> => {
    for (const name of [...names, ...(records === null ? [] : [records])])
      writeFileSync(join(into, name), what);
    writeFileSync(join(into, 'job.json'), facts(names, records));
    return what;
  };

const open = { isSecret: false };

/** A folder with yesterday's job: a coat, a specimen plate and its records. */
async function used(): Promise<string> {
  const folder = join(place(), 'plates');
  await replaceJob(folder, open, made('yesterday', ['coat.pdf', 'specimen.pdf'], 'records.ndjson'));
  return folder;
}

const contents = (folder: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    readdirSync(folder)
      .filter((name) => name !== 'job.json' && name !== MAKING)
      .sort()
      .map((name) => [name, readFileSync(join(folder, name), 'utf8')]),
  );

const jobOf = (folder: string): string | null =>
  existsSync(join(folder, 'job.json')) ? readFileSync(join(folder, 'job.json'), 'utf8') : null;

const refusal = (folder: string): Promise<string> =>
  mustBeForOneJob(folder).then(
    () => 'taken',
    ({ name, message }) => `${name}: ${message.replaceAll(`${folder}/`, '')}`,
  );

describe('a folder that has a job', () => {
  test('has the new one’s files and no other after it, and nothing of the making', async () => {
    const folder = await used();
    expect(await replaceJob(folder, open, made('today', ['coat.pdf', 'white.pdf']))).toBe('today');
    expect(contents(folder)).toEqual({ 'coat.pdf': 'today', 'white.pdf': 'today' });
    expect(jobOf(folder)).toBe(facts(['coat.pdf', 'white.pdf']));
    expect(readdirSync(folder).sort()).toEqual(['coat.pdf', 'job.json', 'white.pdf']);
  });

  test('keeps what is no plate: a note to the printer stays', async () => {
    const folder = await used();
    writeFileSync(join(folder, 'note.txt'), 'Bonjour');
    await replaceJob(folder, open, made('today', ['coat.pdf']));
    expect(contents(folder)).toEqual({ 'coat.pdf': 'today', 'note.txt': 'Bonjour' });
  });

  test('is as it was where the new one could not be made, until the very last of its files', async () => {
    const folder = await used();
    const before = [contents(folder), jobOf(folder)];
    const work = replaceJob(folder, open, async (into) => {
      writeFileSync(join(into, 'coat.pdf'), 'half of');
      expect([contents(folder), jobOf(folder)]).toEqual(before);
      throw new Error('no such glyph');
    });
    await expect(work).rejects.toThrow('no such glyph');
    expect([contents(folder), jobOf(folder)]).toEqual(before);
    expect(existsSync(join(folder, MAKING))).toBe(false);
  });
});

describe('live plates that are finished', () => {
  const tickets = { count: 100, first: '2014000000010009', last: '2014000000020495' };
  const b1 = { name: 'B1' };
  const live: ComingJob = { press: b1, tickets };

  /** A folder with the `job.json` of a job, and what becomes of another that is to take its place. */
  async function outcome(held: object, coming: ComingJob): Promise<string> {
    const folder = place();
    writeFileSync(join(folder, 'job.json'), JSON.stringify(held));
    return mustNotTakeLivePlates(folder, coming).then(
      () => 'gives way',
      ({ name, message }) => `${name}: ${message.replaceAll(folder, 'DIR')}`,
    );
  }

  const held = { specimens: false, ...live };
  test.each<readonly [string, object, ComingJob]>([
    ['the same plates made again', held, live],
    [
      'the same sheets made again',
      { ...held, made: { first: 1, last: 4 } },
      { ...live, made: { first: 1, last: 4 } },
    ],
    ['specimens', { ...held, specimens: true }, { ...live, press: { name: 'SRA3' } }],
    ['no job', {}, live],
  ])('give way: %s', async (_, before, coming) => {
    expect(await outcome(before, coming)).toBe('gives way');
  });

  const others = '100 tickets 2014000000010009 to 2014000000020495 on B1';
  test.each<readonly [string, ComingJob, string]>([
    [
      'other tickets',
      { ...live, tickets: { ...tickets, last: '2014000000020503' } },
      '100 tickets 2014000000010009 to 2014000000020503 on B1',
    ],
    [
      'fewer tickets',
      { ...live, tickets: { ...tickets, count: 99 } },
      '99 tickets 2014000000010009 to 2014000000020495 on B1',
    ],
    [
      'another press',
      { ...live, press: { name: 'SRA3' } },
      '100 tickets 2014000000010009 to 2014000000020495 on SRA3',
    ],
    ['some of its sheets', { ...live, made: { first: 1, last: 2 } }, `${others}, sheets 1-2`],
  ])('stay where they are before %s', async (_, coming, name) => {
    expect(await outcome(held, coming)).toBe(
      `InputError: DIR: holds live plates, ${others}, and not ${name}`,
    );
  });

  test('stay where they are as well where a crash kept them from their place', async () => {
    const folder = place();
    mkdirSync(join(folder, MAKING));
    writeFileSync(join(folder, MAKING, 'job.json'), JSON.stringify(held));
    await mustNotTakeLivePlates(folder, live);
    const other = mustNotTakeLivePlates(folder, { ...live, press: { name: 'SRA3' } });
    await expect(other).rejects.toThrow(`${folder}: holds live plates, ${others}, and not `);
  });

  test('stay where they are before their other sheets, which are named', async () => {
    const made = { ...held, made: { first: 1, last: 2 } };
    expect(await outcome(made, { ...live, made: { first: 3, last: 4 } })).toBe(
      `InputError: DIR: holds live plates, ${others}, sheets 1-2, and not ${others}, sheets 3-4`,
    );
  });
});

describe('a crash', () => {
  test('while a job is made leaves the old one, and the next run begins anew', async () => {
    const folder = await used();
    mkdirSync(join(folder, MAKING));
    writeFileSync(join(folder, MAKING, 'coat.pdf'), 'half of');
    expect(await refusal(folder)).toBe('taken');
    await replaceJob(folder, open, made('today', ['white.pdf']));
    expect(contents(folder)).toEqual({ 'white.pdf': 'today' });
  });

  /** The steps of the change from yesterday's job to today's, as a crash may find them. */
  const steps: readonly (readonly [string, (folder: string, next: string) => void])[] = [
    [
      'the old job is named no more',
      (folder, next) => renameSync(join(folder, 'job.json'), join(next, 'leaving.json')),
    ],
    [
      'the first new file is there',
      (folder, next) => renameSync(join(next, 'coat.pdf'), join(folder, 'coat.pdf')),
    ],
    [
      'all new files are there',
      (folder, next) => renameSync(join(next, 'white.pdf'), join(folder, 'white.pdf')),
    ],
    ['an old file is gone', (folder) => rmSync(join(folder, 'specimen.pdf'))],
    ['all old files are gone', (folder) => rmSync(join(folder, 'records.ndjson'))],
    ['the new job is named', (folder, next) => renameSync(join(next, 'job.json'), join(folder, 'job.json'))],
  ];

  test.each(steps.map(([after], index) => [after, index] as const))(
    'when %s never leaves a job that lies, and the next run knows every file as its own',
    async (_, last) => {
      const folder = await used();
      const next = join(folder, MAKING);
      mkdirSync(next);
      await made('today', ['coat.pdf', 'white.pdf'])(next);
      for (const [, step] of steps.slice(0, last + 1)) step(folder, next);

      const named = jobOf(folder);
      if (named !== null) {
        expect(named).toBe(facts(['coat.pdf', 'white.pdf']));
        expect(contents(folder)).toMatchObject({ 'coat.pdf': 'today', 'white.pdf': 'today' });
      }
      expect(await refusal(folder)).toBe('taken');
      await replaceJob(folder, open, async (into) => {
        expect(jobOf(folder)).toBe(facts(['coat.pdf', 'white.pdf']));
        return made('tomorrow', ['coat.pdf'])(into);
      });
      expect(contents(folder)).toEqual({ 'coat.pdf': 'tomorrow' });
      expect(readdirSync(folder).sort()).toEqual(['coat.pdf', 'job.json']);
    },
  );
});

describe('a folder is refused', () => {
  test('for a PDF that is no plate of its job, whichever case its name has', async () => {
    const folder = await used();
    writeFileSync(join(folder, 'Facture.PDF'), '');
    expect(await refusal(folder)).toBe('InputError: Facture.PDF: is no file of a job of plates');
    writeFileSync(join(folder, 'sheet.pdf'), '');
    expect(await refusal(folder)).toBe(
      'InputError: Facture.PDF: is no file of a job of plates, nor are 1 more',
    );
  });

  test('for records that no job put there: they may be the only ones', async () => {
    const folder = place();
    writeFileSync(join(folder, 'records.ndjson'), '');
    expect(await refusal(folder)).toBe('InputError: records.ndjson: is no file of a job of plates');
  });

  test.each(['[]', '{', '{"grattage":1,"files":[{"name":"../coat.pdf"}],"records":null}'])(
    'for a job.json that is none of ours: %s',
    async (text) => {
      const folder = place();
      writeFileSync(join(folder, 'job.json'), text);
      expect(await refusal(folder)).toBe('InputError: job.json: is no job of plates');
    },
  );

  test('for nothing else: it may be empty, hold other things, or not be there', async () => {
    const folder = place();
    expect(await refusal(join(folder, 'new'))).toBe('taken');
    expect(await refusal(folder)).toBe('taken');
    writeFileSync(join(folder, 'tickets.ndjson'), '');
    expect(await refusal(folder)).toBe('taken');
    expect(await refusal(await used())).toBe('taken');
  });
});

test('a folder of secret plates is its owner’s alone from before the first is made', async () => {
  const folder = await used();
  await replaceJob(folder, { isSecret: true }, async (into) => {
    expect([folder, into].map((path) => statSync(path).mode & 0o777)).toEqual([0o700, 0o700]);
    return made('today', ['coat.pdf'])(into);
  });
  expect(statSync(folder).mode & 0o777).toBe(0o700);
});

test('a folder where none can be made is refused with its path', async () => {
  const folder = place();
  writeFileSync(join(folder, 'plates'), '');
  await expect(replaceJob(join(folder, 'plates'), open, made('today', []))).rejects.toMatchObject({
    name: 'InputError',
    message: `${join(folder, 'plates')}: cannot be made a folder (file already exists)`,
  });
});

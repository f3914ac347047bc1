import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { specimens } from '../../src/block/specimens.ts';
import { recordColumns } from '../../src/game/columns.ts';
import { ticketNumber } from '../../src/game/number.ts';
import { writeRecord } from '../../src/game/record.ts';
import type { Ticket } from '../../src/game/ticket.ts';
import { fogra39 } from '../../src/pdf/write/fogra39.ts';
import { readJob } from '../../src/rip/job.ts';
import { ranInProcess } from '../kit/in-process.ts';
import { place } from '../kit/place.ts';
import type { Outcome } from '../kit/program.ts';
import { happy } from '../kit/real-face.ts';

const made: readonly Ticket[] = specimens(happy.game).map(({ ticket }) => ticket);

/** The same tickets as they would be sold in an emission. */
const sold = (tickets: readonly Ticket[]): readonly Ticket[] =>
  tickets.map((ticket, index) => ({
    ...ticket,
    number: ticketNumber({ gameCode: '20140', pack: 7, ticket: index }),
    validation: `8${String(7_654_321_000_000 + index * 7_919)}`,
  }));

const line = (ticket: Ticket): string => JSON.stringify(writeRecord(happy.game, ticket));

function firstLine(): string {
  const [first] = made;
  if (first === undefined) throw new Error('the game has no specimen');
  return line(first);
}

/** A file of records, and a folder that is not yet there. */
function given(lines: readonly string[]): { readonly path: string; readonly folder: string } {
  const within = place();
  const path = join(within, 'tickets.ndjson');
  writeFileSync(path, lines.map((one) => `${one}\n`).join(''));
  return { path, folder: join(within, 'plates') };
}

async function plates(folder: string, ...more: readonly string[]): Promise<Outcome> {
  const { code, stdout, stderr } = await ranInProcess(['plates', 'happy-2014', '-o', folder, ...more]);
  return { code, stdout, stderr };
}

const FIXED = [
  'security.pdf',
  'white.pdf',
  'display.pdf',
  'varnish.pdf',
  'opacity.pdf',
  'coat.pdf',
  'overprint.pdf',
  'back.pdf',
];
const SHEETS = ['imaging-recto.pdf', 'imaging-verso.pdf', 'composite.pdf'];
const OF_SPECIMENS = ['specimen-recto.pdf', 'specimen-verso.pdf', 'records.ndjson'];

test('records that are a table come onto plates as well, and what is no table of the game is refused', async () => {
  const within = place();
  const [table, ndjson] = [join(within, 'sold.csv'), join(within, 'sold.ndjson')];
  const record: unknown = JSON.parse(firstLine());
  const columns = recordColumns(happy.game);
  const cells = columns.map(({ path: keys }) => {
    let value = record;
    for (const key of keys) value = Object(value)[key];
    return value ?? '';
  });
  writeFileSync(table, `${columns.map(({ name }) => name).join(',')}\n${cells.join(',')}\n`);
  writeFileSync(ndjson, `${firstLine()}\n`);
  const [asTable, asLines] = [join(within, 'table'), join(within, 'lines')];
  expect((await plates(asTable, '--records', table)).code).toBe(0);
  expect((await plates(asLines, '--records', ndjson)).code).toBe(0);
  expect((await readJob(asTable)).job).toEqual((await readJob(asLines)).job);
  writeFileSync(table, 'none\n');
  expect((await plates(asTable, '--records', table)).code).toBe(2);
});

describe('the plates of a game’s specimens', () => {
  test('are a file each pass, the imager’s, a composite, the job and its records: the same bytes twice', async () => {
    const [first, second] = [join(place(), 'new', 'folder'), place()];
    const { code, stdout, stderr } = await plates(first);
    expect([code, stdout]).toEqual([0, '']);
    expect(readdirSync(first).sort()).toEqual([...FIXED, ...SHEETS, ...OF_SPECIMENS, 'job.json'].sort());
    expect(stderr).toMatch(/^Happy 2014: 50 specimens on 1 sheet\n/);
    expect(stderr).toContain(`\n  in ${first}\n`);
    for (const name of [...FIXED, ...SHEETS]) {
      expect(stderr).toMatch(new RegExp(`^ {4}${name} +\\d+ kB {2}\\d pages? `, 'm'));
    }

    const { job } = await readJob(first);
    expect(job).toMatchObject({
      grattage: 1,
      game: 'happy-2014',
      emission: '00000',
      specimens: true,
      records: 'records.ndjson',
      press: { name: 'B1', sheetMm: [1020, 720] },
      condition: { identifier: 'FOGRA39' },
      sheetMap: { order: 'step-and-repeat', pack: null, sheets: 1, tickets: 50, columns: 10, rows: 5 },
      sheets: 1,
      tickets: { count: 50, first: made[0]?.number, last: made[49]?.number },
      exposure: [],
    });
    expect(job.passes.map(({ pass, side }) => `${side} ${pass}`)).toEqual([
      'recto security',
      'recto white',
      'recto display',
      'recto imaging',
      'recto varnish',
      'recto opacity',
      'recto coat',
      'recto overprint',
      'recto specimen',
      'verso back',
      'verso back-imaging',
      'verso specimen',
    ]);
    for (const { name, bytes, pages, vt } of job.files) {
      expect(statSync(join(first, name)).size).toBe(bytes);
      expect([pages, vt]).toEqual([name === 'composite.pdf' ? 2 : 1, null]);
    }
    expect(readFileSync(join(first, 'records.ndjson'), 'utf8')).toBe(
      made.map((ticket) => `${line(ticket)}\n`).join(''),
    );

    expect((await plates(second)).code).toBe(0);
    expect(readFileSync(join(second, 'job.json'), 'utf8')).toBe(
      readFileSync(join(first, 'job.json'), 'utf8'),
    );
    expect((await readJob(second)).job).toEqual(job);
  });
});

describe('the plates of tickets that are sold', () => {
  const tickets = sold(made.slice(0, 3));

  test('are their owner’s alone, tell no prize and no validation number, and take the place of an older job', async () => {
    const { path, folder } = given(tickets.map(line));
    const first = await plates(folder, '--records', path, '--emission', '20140', '--vt', 'ticket');
    expect([first.code, first.stdout]).toEqual([0, '']);
    expect(readdirSync(folder).sort()).toEqual([...FIXED, ...SHEETS, 'tickets.pdf', 'job.json'].sort());
    expect(statSync(folder).mode & 0o777).toBe(0o700);
    for (const name of readdirSync(folder)) {
      expect([name, statSync(join(folder, name)).mode & 0o777]).toEqual([name, 0o600]);
    }

    const { job } = await readJob(folder);
    expect([job.specimens, job.emission, job.records, job.recordsSha256]).toEqual([
      false,
      '20140',
      null,
      null,
    ]);
    expect(job.sheetMap).toMatchObject({ order: 'cut-and-stack', pack: 50, letters: { H: 500, P: 50 } });
    expect(job.exposure).toEqual([...SHEETS, 'tickets.pdf']);
    expect(job.files.at(-1)).toMatchObject({ name: 'tickets.pdf', kind: 'tickets', pages: 6, vt: 'ticket' });
    const said = readFileSync(join(folder, 'job.json'), 'utf8') + first.stderr;
    for (const { validation } of tickets) expect(said).not.toContain(validation);
    expect(said).toContain(tickets[0]?.number);
    expect(said).toContain(tickets[2]?.number);
    expect(said).not.toContain(tickets[1]?.number);
    expect(said).not.toMatch(/€|prize|tier|amount|win/i);

    const condition = conditionFile(folder.replace('plates', ''));
    const asked = ['--vt', 'sheet', '--order', 'step-and-repeat', '--pack', '3', '--condition', condition];
    expect((await plates(folder, '--records', path, ...asked)).code).toBe(0);
    expect(readdirSync(folder).sort()).toEqual([...FIXED, ...SHEETS, 'job.json'].sort());
    const { job: second } = await readJob(folder);
    expect(second.sheetMap).toMatchObject({ order: 'step-and-repeat', pack: 3 });
    expect(second.condition).toMatchObject({ identifier: 'Essai', registry: null });
    expect(second.files.filter(({ vt }) => vt !== null)).toMatchObject([
      { name: 'composite.pdf', vt: 'sheet' },
    ]);
    expect(readFileSync(join(folder, 'coat.pdf'), 'latin1')).toContain('/OutputConditionIdentifier (Essai)');
  });
});

/** A condition’s file, and beside it its profile: FOGRA39’s, with other bytes from `at` on. */
function conditionFile(folder: string, [at, text]: readonly [number, string] = [0, '']): string {
  const bytes = Buffer.from(fogra39().profile);
  bytes.write(text, at, 'latin1');
  writeFileSync(join(folder, 'press.icc'), bytes);
  const path = join(folder, 'press-condition.json');
  writeFileSync(path, JSON.stringify({ identifier: 'Essai', info: 'Une presse', profile: 'press.icc' }));
  return path;
}

/** A press file: B1 with some of its keys otherwise. */
function pressFile(folder: string, over: object): string {
  const b1 = JSON.parse(readFileSync(new URL('../../assets/press/b1.json', import.meta.url), 'utf8'));
  const path = join(folder, 'mine.json');
  writeFileSync(path, JSON.stringify({ ...b1, ...over }));
  return path;
}

/** Runs `plates` into a folder that is not there, and holds that it still is not. */
async function refused(folder: string, ...more: readonly string[]) {
  const { code, stdout, stderr } = await plates(folder, ...more);
  expect([stdout, existsSync(folder)]).toEqual(['', false]);
  return { code, stderr };
}

describe('nothing is written', () => {
  test('where a record is wrong, and why is said', async () => {
    const { path, folder } = given(
      made.slice(0, 2).map((ticket) => line(ticket).replace('"ZERO"', '"zero"')),
    );
    const { code, stderr } = await refused(folder, '--records', path);
    expect(code).toBe(1);
    expect(stderr).toMatch(
      /^error: 0000000000000000 .*\[art\. 4\.3\.1, ticket\/transcription\/wrong-case\]$/m,
    );
    expect(stderr).toMatch(/\nno plate was written: errors stand in the way\n$/);
  });

  test('where a line is no record, and its line and column are said', async () => {
    const { path, folder } = given([firstLine(), '{"number":"12", oops}', '[]']);
    expect(await refused(folder, '--records', path)).toEqual({
      code: 2,
      stderr: `grattage: ${path}:2:17: the line is not JSON (invalid symbol)\n  → mend 2 lines; grattage check names them all\n`,
    });
  });

  test('where there is no record at all', async () => {
    const { path, folder } = given(['']);
    expect(await refused(folder, '--records', path)).toEqual({
      code: 2,
      stderr: `grattage: ${path}: holds no record\n  → records are NDJSON, CSV or Parquet\n`,
    });
  });

  test('where a ticket to be sold stands among specimens, or one is outside the emission', async () => {
    const mixed = given([...made.slice(0, 2), ...sold(made.slice(2, 3))].map(line));
    const among = await refused(mixed.folder, '--records', mixed.path);
    expect(among.code).toBe(1);
    expect(among.stderr).toMatch(/^error: 20140\d{11}: .*00000 of specimens.*20140.*sheet\/one-emission\]$/m);

    const { path, folder } = given(sold(made.slice(0, 2)).map(line));
    const outside = await refused(folder, '--records', path, '--emission', '20141');
    expect(outside.code).toBe(1);
    expect(outside.stderr).toMatch(
      /^error: 20140\d{11} record 1: a ticket of this emission must have the game code 20141, and this one has 20140, as have 1 more of 2 {2}\[house check, job\/in-the-emission\]$/m,
    );
  });

  test('where the gutter is too narrow for two bleeds, or a ticket is larger than the sheet', async () => {
    const { path, folder } = given(made.slice(0, 2).map(line));
    const within = place();
    const tight = await refused(folder, '--records', path, '--press', pressFile(within, { gutterMm: 5.9 }));
    expect([tight.code, tight.stderr]).toEqual([
      1,
      expect.stringMatching(
        /^error: sheet 1, recto, places 1 and 2: the gutter must hold both bleeds, 6 mm, and is 5\.9 mm {2}\[house check, sheet\/bleed-reaches\]$/m,
      ),
    ]);
    const small = pressFile(within, { sheetWidthMm: 80, columns: 1, rows: 1 });
    const tooSmall = await refused(folder, '--records', path, '--press', small);
    expect([tooSmall.code, tooSmall.stderr]).toEqual([
      1,
      expect.stringMatching(
        /^error: place 1: the press B1 prints at most 68 mm × 702 mm, not a ticket of 90 mm × 130 mm {2}\[house check, sheet\/tickets-fit-the-sheet\]$/m,
      ),
    ]);
  });

  test.each([
    [{ columns: 0 }, 'columns: must be 1 or more, and is 0', 'compare it with assets/press/b1.json'],
    [{ guterMm: 6 }, 'a press has no key guterMm', 'perhaps gutterMm was meant'],
  ])('for a press file that is not right: %o', async (over, message, hint) => {
    const within = place();
    const file = pressFile(within, over);
    expect(await refused(join(within, 'plates'), '--press', file)).toEqual({
      code: 2,
      stderr: `grattage: ${file}: ${message}\n  → ${hint}\n`,
    });
  });

  test('for a press that is not at hand: the nearest is named, and all', async () => {
    expect(await refused(join(place(), 'plates'), '--press', 'b2')).toEqual({
      code: 2,
      stderr:
        'grattage: there is no press b2\n  → did you mean b1? The presses are b1, sra3, web; a file of your own is named with its .json\n',
    });
  });

  test('for a profile of the wrong class', async () => {
    const within = place();
    const condition = conditionFile(within, [12, 'mntr']);
    expect(await refused(join(within, 'plates'), '--condition', condition)).toEqual({
      code: 2,
      stderr: `grattage: the profile ${join(within, 'press.icc')} is of class mntr, and must be prtr\n  → ask the printer for the CMYK output profile of the press\n`,
    });
  });

  test.each([
    [
      ['--pack', '0'],
      'Failed to parse "0" for pack: a count is a whole number from 1 to 999,999,999, and "0" is not',
    ],
    [
      ['--emission', '2014'],
      'Failed to parse "2014" for emission: a game code is 5 digits, and "2014" is not',
    ],
    [['--vt', 'page'], 'Expected "page" to be one of (sheet|ticket), did you mean "sheet"?'],
  ])('for %j', async (flags, message) => {
    expect(await refused(join(place(), 'plates'), ...flags)).toEqual({
      code: 2,
      stderr: `grattage: ${message}\n  → see grattage --help\n`,
    });
  });

  test('for an emission without records: specimens are of none', async () => {
    expect(await refused(join(place(), 'plates'), '--emission', '20140')).toEqual({
      code: 2,
      stderr:
        'grattage: specimens are of no emission, and --emission names 20140\n  → name the records of the emission with --records\n',
    });
  });

  test('into a folder that has PDFs of others, which stay as they are', async () => {
    const folder = join(place(), 'plates');
    mkdirSync(folder);
    writeFileSync(join(folder, 'sheet.pdf'), 'of another');
    const { code, stderr } = await plates(folder);
    expect([code, stderr]).toEqual([
      2,
      `grattage: ${join(folder, 'sheet.pdf')}: is no file of a job of plates\n  → name a folder of its own with -o: plates are never mixed with other files\n`,
    ]);
    expect(readdirSync(folder)).toEqual(['sheet.pdf']);
  });

  test('into a folder that is a file', async () => {
    const { path } = given([firstLine()]);
    const before = readFileSync(path);
    const { code, stdout, stderr } = await plates(path, '--records', path);
    expect([code, stdout]).toEqual([2, '']);
    expect(stderr.split('\n').slice(-3)).toEqual([
      `grattage: ${path}: cannot be made a folder (file already exists)`,
      '  → name a folder, or a place where one can be made, with -o',
      '',
    ]);
    expect(readFileSync(path).equals(before)).toBe(true);
  });
});

import { appendFileSync, existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { specimens } from '../../src/block/specimens.ts';
import { ticketNumber } from '../../src/game/number.ts';
import { writeRecord } from '../../src/game/record.ts';
import type { Ticket } from '../../src/game/ticket.ts';
import { readJob } from '../../src/rip/job.ts';
import { grattage } from '../kit/command.ts';
import { place } from '../kit/place.ts';
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

const plates = (folder: string, ...more: readonly string[]) =>
  grattage(['plates', 'happy-2014', '-o', folder, ...more]);

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

describe('the plates of a game’s specimens', () => {
  test('are a file each pass, the imager’s, a composite, the job and its records: the same bytes twice', async () => {
    const [first, second] = [join(place(), 'new', 'folder'), place()];
    const { code, stdout, stderr } = await plates(first);
    expect([code, stdout]).toEqual([0, '']);
    expect(readdirSync(first).sort()).toEqual([...FIXED, ...SHEETS, ...OF_SPECIMENS, 'job.json'].sort());
    expect(stderr).toMatch(/^Happy 2014: 50 tickets on 1 sheet\n/);
    for (const name of [...FIXED, ...SHEETS]) expect(stderr).toContain(`  ${join(first, name)}  `);

    const job = await readJob(first);
    expect(job).toMatchObject({
      grattage: 1,
      game: 'happy-2014',
      specimens: true,
      records: 'records.ndjson',
      press: { name: 'B1', sheetMm: [1020, 720] },
      sheetMap: { sheets: 1, tickets: 50, columns: 10, rows: 5 },
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
    for (const { name, bytes, pages } of job.files) {
      expect(statSync(join(first, name)).size).toBe(bytes);
      expect(pages).toBe(name === 'composite.pdf' ? 2 : 1);
    }
    expect(readFileSync(join(first, 'records.ndjson'), 'utf8')).toBe(
      made.map((ticket) => `${line(ticket)}\n`).join(''),
    );

    expect((await plates(second)).code).toBe(0);
    expect(readFileSync(join(second, 'job.json'), 'utf8')).toBe(
      readFileSync(join(first, 'job.json'), 'utf8'),
    );
    expect(await readJob(second)).toEqual(job);

    appendFileSync(join(second, 'coat.pdf'), '\n');
    await expect(readJob(second)).rejects.toMatchObject({
      message: `${join(second, 'coat.pdf')}: is not the file that the job was made with`,
    });
  });
});

describe('the plates of tickets that are sold', () => {
  const tickets = sold(made.slice(0, 3));

  test('are their owner’s alone, tell no prize and no validation number, and are named as exposed', async () => {
    const { path, folder } = given(tickets.map(line));
    const { code, stdout, stderr } = await plates(folder, '--records', path);
    expect([code, stdout]).toEqual([0, '']);
    expect(readdirSync(folder).sort()).toEqual([...FIXED, ...SHEETS, 'job.json'].sort());
    expect(statSync(folder).mode & 0o777).toBe(0o700);
    for (const name of readdirSync(folder)) {
      expect([name, statSync(join(folder, name)).mode & 0o777]).toEqual([name, 0o600]);
    }

    const job = await readJob(folder);
    expect([job.specimens, job.records, job.recordsSha256]).toEqual([false, null, null]);
    expect([...job.exposure].sort()).toEqual([...FIXED, ...SHEETS].sort());
    const said = readFileSync(join(folder, 'job.json'), 'utf8') + stderr;
    for (const { validation } of tickets) expect(said).not.toContain(validation);
    expect(said).toContain(tickets[0]?.number);
    expect(said).toContain(tickets[2]?.number);
    expect(said).not.toContain(tickets[1]?.number);
    expect(said).not.toMatch(/€|prize|tier|amount|win/i);
  });
});

describe('nothing is written', () => {
  test('where a record is wrong, and why is said', async () => {
    const { path, folder } = given(
      made.slice(0, 2).map((ticket) => line(ticket).replace('"ZERO"', '"zero"')),
    );
    const { code, stdout, stderr } = await plates(folder, '--records', path);
    expect([code, stdout, existsSync(folder)]).toEqual([1, '', false]);
    expect(stderr).toMatch(
      /^error: 0000000000000000 .*\[art\. 4\.3\.1, ticket\/transcription\/wrong-case\]$/m,
    );
    expect(stderr).toMatch(/\nno plate was written: errors stand in the way\n$/);
  });

  test('where a line is no record, and its line and column are said', async () => {
    const { path, folder } = given([firstLine(), '{"number":"12", oops}', '[]']);
    expect(await plates(folder, '--records', path)).toEqual({
      code: 2,
      stdout: '',
      stderr: `grattage: ${path}:2:17: the line is not JSON (invalid symbol)\n  → mend 2 lines; grattage check names them all\n`,
    });
    expect(existsSync(folder)).toBe(false);
  });

  test('where there is no record at all', async () => {
    const { path, folder } = given(['']);
    expect(await plates(folder, '--records', path)).toEqual({
      code: 2,
      stdout: '',
      stderr: `grattage: ${path}: holds no record\n  → records are NDJSON\n`,
    });
    expect(existsSync(folder)).toBe(false);
  });

  test('where a ticket to be sold stands among specimens', async () => {
    const { path, folder } = given([...made.slice(0, 2), ...sold(made.slice(2, 3))].map(line));
    const { code, stdout, stderr } = await plates(folder, '--records', path);
    expect([code, stdout, existsSync(folder)]).toEqual([1, '', false]);
    expect(stderr).toMatch(/^error: 20140\d{11}: .*00000 of specimens.*20140.*sheet\/one-emission\]$/m);
  });

  test('for a press that is not at hand, and those that are named', async () => {
    const folder = join(place(), 'plates');
    const { code, stdout, stderr } = await plates(folder, '--press', 'b2');
    expect([code, stdout, existsSync(folder)]).toEqual([2, '', false]);
    expect(stderr).toMatch(/^grattage: there is no press b2\n {2}→ the presses are b1, .*sra3.*\n$/);
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

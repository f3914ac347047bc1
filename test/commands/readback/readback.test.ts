import { appendFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { specimens } from '../../../src/block/specimens.ts';
import { ticketNumber } from '../../../src/game/number.ts';
import { writeRecord } from '../../../src/game/record.ts';
import { grattage } from '../../kit/command.ts';
import { ranInProcess } from '../../kit/in-process.ts';
import { happy, rencontre } from '../../kit/real-face.ts';

/** Plates of the specimens, and of one ticket that is sold: made once, and only read. */
const within = mkdtempSync(join(tmpdir(), 'grattage-'));
const [job, sold, records] = ['job', 'sold', 'sold.ndjson'].map((name) => join(within, name)) as [
  string,
  string,
  string,
];

beforeAll(async () => {
  const [first] = specimens(happy.game);
  if (first === undefined) throw new Error('the game has no specimen');
  const live = {
    ...first.ticket,
    number: ticketNumber({ gameCode: '20140', pack: 7, ticket: 0 }),
    validation: '87654321000001',
  };
  writeFileSync(records, `${JSON.stringify(writeRecord(happy.game, live))}\n`);
  expect((await ranInProcess(['plates', 'happy-2014', '-o', job])).code).toBe(0);
  expect((await ranInProcess(['plates', 'happy-2014', '-o', sold, '--records', records])).code).toBe(0);
});
afterAll(() => rmSync(within, { recursive: true }));

/** The records of the job with one of them changed. */
function recordsWith(change: (lines: string[]) => void): string {
  const lines = readFileSync(join(job, 'records.ndjson'), 'utf8').trimEnd().split('\n');
  change(lines);
  const path = join(within, 'other.ndjson');
  writeFileSync(path, lines.map((line) => `${line}\n`).join(''));
  return path;
}

describe('the plates of specimens', () => {
  test('are read back file by file, and every ticket is what its record says', async () => {
    const { code, stdout, stderr } = await grattage(['readback', job]);
    expect([code, stderr]).toEqual([0, '']);
    expect(stdout.replace(/[0-9.]+ s\n$/, '… s\n')).toBe(
      `Happy 2014: 50 specimens on 1 sheet, read back from 13 files
  security.pdf        1 page, 50 faces
  white.pdf           1 page, 50 faces
  display.pdf         1 page, 50 faces
  varnish.pdf         1 page, 50 faces
  opacity.pdf         1 page, 50 faces
  coat.pdf            1 page, 50 faces
  overprint.pdf       1 page, 50 faces
  specimen-recto.pdf  1 page, 50 faces
  back.pdf            1 page, 50 faces
  specimen-verso.pdf  1 page, 50 faces
  imaging-recto.pdf   1 page, 50 faces, 1,850 cells, 50 codes
  imaging-verso.pdf   1 page, 50 faces, 50 codes
  composite.pdf       2 pages, 100 faces, 1,850 cells, 100 codes
every ticket is what its record says, and fixed art is what was approved
… s
`,
    );
  });

  test('are held against the records that are named, and a ticket that is another is named with its place', async () => {
    const path = recordsWith((lines) => {
      lines[1] = (lines[1] ?? '').replace('"transcription":"SIX"', '"transcription":"NEUF"');
    });
    const { code, stdout } = await ranInProcess(['readback', job, '--records', path, '--json']);
    const report = JSON.parse(stdout);
    expect(code).toBe(1);
    expect(report).toMatchObject({ game: 'happy-2014', tickets: 50, sheets: 1, raster: null });
    const [finding] = report.findings;
    expect(finding).toMatchObject({
      rule: 'readback/amount-differs',
      ticket: '0000000000000018',
      surface: 'mois',
      place: { file: 'imaging-recto.pdf', page: 1, sheet: 1, position: 2 },
    });
    expect(finding.message).toContain('« SIX » found');
  });
});

describe('the plates of tickets that are sold', () => {
  test('are refused without their records', async () => {
    const { code, stderr } = await ranInProcess(['readback', sold]);
    expect(code).toBe(2);
    expect(stderr).toContain('is a job of live tickets, whose records are not beside it');
    expect(stderr).toContain('name its records with --records');
  });

  test('are read back with them, and looked at as pictures by other programs', async () => {
    const seen = await ranInProcess([
      'readback',
      sold,
      '--records',
      records,
      '--raster',
      '1',
      '--seed',
      'essai',
    ]);
    expect([seen.code, seen.stdout.includes('every ticket is what its record says')]).toEqual([0, true]);
    expect(seen.stdout).toContain('  pictures of sheet 1 at 600 dpi: 27 texts, 2 codes  (--seed essai)\n');
  });

  test('keep what a ticket wins to themselves when something is wrong', async () => {
    const other = join(within, 'wrong.ndjson');
    writeFileSync(other, readFileSync(records, 'utf8').replace('"amount":30000', '"amount":20'));
    const { code, stdout } = await ranInProcess(['readback', sold, '--records', other]);
    expect(code).toBe(1);
    expect(stdout).toContain(
      'what is printed is judged otherwise than the record (what was expected and found is secret)',
    );
    expect(stdout).not.toMatch(/30.000|TRENTE MILLE|VINGT/);
  });
});

test('records that are not as many as the tickets, and lines that are none, are refused', async () => {
  const few = recordsWith((lines) => lines.splice(0, 1));
  const { code, stderr } = await ranInProcess(['readback', job, '--records', few]);
  expect([code, stderr.includes('holds 49 records, and the job has 50 tickets')]).toEqual([2, true]);
  appendFileSync(few, 'no record\n');
  const bad = await ranInProcess(['readback', job, '--records', few]);
  expect([bad.code, bad.stderr.includes(`${few}:50:1:`)]).toEqual([2, true]);
});

test('records of another game are refused at once', async () => {
  const path = join(within, 'rencontre.ndjson');
  const of = specimens(rencontre.game).map(({ ticket }) => writeRecord(rencontre.game, ticket));
  writeFileSync(path, of.map((record) => `${JSON.stringify(record)}\n`).join(''));
  const { code, stdout, stderr } = await ranInProcess(['readback', join(job, 'job.json'), '--records', path]);
  expect([code, stdout]).toEqual([2, '']);
  expect(stderr).toBe(
    `grattage: ${path}: holds records of another game than the job’s\n  → name records of happy-2014, from which the plates were made\n`,
  );
});

test('a folder without a job, and no number of sheets, are wrong use', async () => {
  expect((await ranInProcess(['readback', within])).code).toBe(2);
  expect((await ranInProcess(['readback', job, '--raster', '0'])).code).toBe(2);
});

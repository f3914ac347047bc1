import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readLooks } from '../../../src/files/look-log.ts';
import { type Job, readJob } from '../../../src/rip/job.ts';
import { ranInProcess } from '../../kit/in-process.ts';
import { blockPlace, KEY } from '../../kit/live-block.ts';
import { happy, rencontre } from '../../kit/real-face.ts';
import { making, otherThan } from './job-on-disk.ts';
import { IN_ALL, IN_FIRST, platesFlags, SHEETS, type WholePlates, wholePlates } from './whole-plates.ts';

const within = mkdtempSync(join(tmpdir(), 'grattage-'));
let whole: WholePlates;
let job: Job;
beforeAll(async () => {
  whole = await wholePlates();
  ({ job } = await readJob(whole.folder));
});
afterAll(() => rmSync(within, { recursive: true }));

const run = (output: string, over: Readonly<Record<string, string>> = {}) =>
  ranInProcess(platesFlags(whole.block, output, over));

describe('the plates of a block', () => {
  test('are imaging files of so many sheets, fixed plates and the first sheet as a composite', () => {
    const { sheets } = job;
    const { file } = whole.block;
    expect(job).toMatchObject({
      specimens: false,
      records: null,
      made: { first: 1996, last: 2400 },
      tickets: { count: 2_000_000, first: file.firstNumber, last: file.lastNumber },
    });
    expect(sheets).toBe(job.sheetMap.sheets);
    const imaging = job.files.filter(({ kind }) => kind === 'imaging');
    expect(imaging.map(({ name, pages, sheets: held }) => [name, pages, held])).toEqual([
      ['imaging-recto-001996-002000.pdf', 5, { first: 1996, last: 2000 }],
      ['imaging-recto-002001-002400.pdf', 400, { first: 2001, last: 2400 }],
      ['imaging-verso-001996-002000.pdf', 5, { first: 1996, last: 2000 }],
      ['imaging-verso-002001-002400.pdf', 400, { first: 2001, last: 2400 }],
    ]);
    const composite = job.files.find(({ kind }) => kind === 'composite');
    expect([composite?.pages, composite?.sheets]).toEqual([2, { first: 1996, last: 1996 }]);
    expect(job.exposure).toEqual(['composite.pdf', ...imaging.map(({ name }) => name)]);
  });

  test('are their owner’s alone, and the look is logged', async () => {
    const { block, folder, told } = whole;
    for (const name of readdirSync(folder))
      expect([name, statSync(join(folder, name)).mode & 0o777]).toEqual([name, 0o600]);
    expect(statSync(folder).mode & 0o777).toBe(0o700);
    const looks = await readLooks({ path: block.block.replace(/json$/, 'log'), beginning: block.file.seal });
    expect(looks[0]).toMatchObject({ what: `plates of sheets 1996-2400 to ${folder}` });
    expect(told).toContain(`${IN_ALL} sheets imaged in `);
  });

  test('are read back as the tickets of the block, and pass the rules of the press', async () => {
    const { block, folder } = whole;
    const back = await ranInProcess([
      'readback',
      folder,
      '--block',
      block.block,
      '--key',
      block.key,
      '--json',
    ]);
    const { files, findings } = JSON.parse(back.stdout) as {
      readonly files: readonly { readonly name: string; readonly pages: number; readonly faces: number }[];
      readonly findings: readonly unknown[];
    };
    expect([back.code, findings]).toEqual([0, []]);
    const imaging = files.filter(({ name }) => name.startsWith('imaging'));
    expect(imaging.map(({ pages, faces }) => [pages, faces])).toEqual([
      [5, 40],
      [400, 3_200],
      [5, 40],
      [400, 3_200],
    ]);
    const names = imaging.map(({ name }) => join(folder, name));
    const preflight = await ranInProcess(['preflight', '--job', folder, ...names]);
    expect([preflight.code, preflight.stdout.trimEnd().split('\n').at(-1)]).toEqual([
      0,
      'no rule of the list broken',
    ]);
  });

  test('are the same bytes from two processes as from one', async () => {
    const twice = join(within, 'twice');
    expect((await run(twice, { '--workers': '2' })).code).toBe(0);
    expect(otherThan(whole.folder, twice)).toEqual([]);
  });
});

describe('stopped before its end', () => {
  /** A job that was stopped when its first file pair was whole, and half of another was there. */
  function halfMade(name: string): string {
    const folder = join(within, name);
    mkdirSync(making(folder), { recursive: true, mode: 0o700 });
    for (const file of readdirSync(whole.folder))
      if (file.includes(String(SHEETS.first)))
        copyFileSync(join(whole.folder, file), join(making(folder), file));
    writeFileSync(join(making(folder), '.imaging-recto-002001-002400.pdf.part'), 'half');
    writeFileSync(join(making(folder), 'journal'), whole.journal);
    return folder;
  }

  test('what is whole is kept and said, what is half is made again', async () => {
    const folder = halfMade('half');
    const { code, stderr } = await run(folder);
    expect(code).toBe(0);
    expect(stderr).toContain(`${IN_FIRST} sheets were made before, and are kept\n`);
    expect(stderr).toContain(`${IN_ALL - IN_FIRST} sheets imaged in `);
    expect(stderr).toContain(`; ${IN_FIRST} sheets of before kept\n`);
    expect(otherThan(whole.folder, folder)).toEqual([]);
  });

  test('another press, another key, other sheets or another job is refused, and nothing is lost', async () => {
    const folder = halfMade('other');
    const next = making(folder);
    const before = readdirSync(next).sort();
    const holds = `${next}: holds what was made so far of a job with`;
    const press = await run(folder, { '--press': 'b1' });
    expect([press.code, press.stderr]).toEqual([2, expect.stringContaining(`${holds} another press`)]);
    const other = blockPlace(happy.game, { key: KEY.map((byte) => byte ^ 1) });
    const key = await ranInProcess(platesFlags(other, folder));
    expect([key.code, key.stderr]).toEqual([
      2,
      expect.stringContaining(`${holds} another block, plan or key and plates of`),
    ]);
    const sheets = await run(folder, { '--sheets': '1996-2002' });
    expect([sheets.code, sheets.stderr]).toEqual([
      2,
      `grattage: ${holds} other sheets\n  → go on with the command that began it, or take ${next} away to begin anew\n`,
    ]);
    const specimens = await ranInProcess(['plates', 'happy-2014', '-o', folder]);
    expect([specimens.code, specimens.stderr]).toEqual([
      2,
      `grattage: ${folder}: holds plates of a block that were stopped before their end\n  → go on with the command that began them, or take ${next} away\n`,
    ]);
    expect(readdirSync(next).sort()).toEqual(before);
  });
});

test('finished plates do not give way to other sheets, another block or specimens', async () => {
  const before = readdirSync(whole.folder).sort();
  const other = blockPlace(happy.game, { block: 2 });
  for (const args of [
    platesFlags(whole.block, whole.folder, { '--sheets': '1996-1997' }),
    platesFlags(other, whole.folder, { '--sheets': '1-2' }),
    ['plates', 'happy-2014', '-o', whole.folder],
  ]) {
    const { code, stderr } = await ranInProcess(args);
    expect([code, stderr]).toEqual([
      2,
      expect.stringContaining(`${whole.folder}: holds live plates, 2,000,000 tickets `),
    ]);
  }
  expect(readdirSync(whole.folder).sort()).toEqual(before);
  expect((await readJob(whole.folder)).job).toEqual(job);
});

describe('wrong use is refused in a line, with 2', () => {
  const refusals: readonly (readonly [Readonly<Record<string, string>>, string])[] = [
    [{ '--sheets': '1996-999999' }, 'there are no sheets 1996-999999: the block fills sheets 1 to '],
    [{ '--pack': '50' }, '--pack cannot be named with --block'],
    [{ '--records': 'x', '--vt': 'sheet' }, '--records and --vt cannot be named with --block'],
  ];

  test.each(refusals)('%j', async (over, message) => {
    const folder = join(within, 'refused');
    const { code, stderr } = await run(folder, over);
    expect([code, stderr]).toEqual([2, expect.stringContaining(message)]);
    expect(existsSync(folder)).toBe(false);
  });

  test('a block without its key, sheets without a block, a block of another game', async () => {
    const output = ['-o', join(within, 'refused')];
    const { block } = whole.block;
    const keyless = await ranInProcess(['plates', 'happy-2014', '--block', block, ...output]);
    expect([keyless.code, keyless.stderr]).toEqual([
      2,
      expect.stringContaining('--block and --key are named together'),
    ]);
    const blockless = await ranInProcess(['plates', 'happy-2014', '--sheets', '1-2', ...output]);
    expect([blockless.code, blockless.stderr]).toEqual([
      2,
      expect.stringContaining('--sheets is asked of no block'),
    ]);
    const other = blockPlace(rencontre.game);
    const game = await ranInProcess([
      'plates',
      'happy-2014',
      '--block',
      other.block,
      '--key',
      other.key,
      ...output,
    ]);
    expect([game.code, game.stderr]).toEqual([
      2,
      expect.stringContaining('is a block of rencontre-2007, and not of happy-2014'),
    ]);
    expect(existsSync(join(within, 'refused'))).toBe(false);
  });
});

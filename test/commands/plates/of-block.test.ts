import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readLooks } from '../../../src/files/look-log.ts';
import { type Job, readJob } from '../../../src/rip/job.ts';
import { ranInProcess } from '../../kit/in-process.ts';
import { type BlockPlace, blockIn, blockPlace } from '../../kit/live-block.ts';
import { happy, rencontre } from '../../kit/real-face.ts';

/** Around the end of a file, so that there are two of them; on a press with few places. */
const SHEETS = '1996-2003';

const within = mkdtempSync(join(tmpdir(), 'grattage-'));
let block: BlockPlace;
const whole = join(within, 'whole');

function flags(output: string, over: readonly string[] = []): readonly string[] {
  const usual = ['--press', 'sra3', '--sheets', SHEETS];
  const kept = [0, 2].flatMap((at) => (over.includes(usual[at] ?? '') ? [] : usual.slice(at, at + 2)));
  return ['plates', 'happy-2014', '--block', block.block, '--key', block.key, ...kept, '-o', output, ...over];
}

const run = (output: string, over: readonly string[] = []) => ranInProcess(flags(output, over));

/** The files of a folder by name, as bytes. */
const filesIn = (folder: string): ReadonlyMap<string, Buffer> =>
  new Map(readdirSync(folder).map((name) => [name, readFileSync(join(folder, name))]));

/** Which files of a folder are not those of the job that was never stopped. */
function otherThanWhole(folder: string): readonly string[] {
  const [found, expected] = [filesIn(folder), filesIn(whole)];
  return [...new Set([...found.keys(), ...expected.keys()])].filter((name) => {
    const [one, other] = [found.get(name), expected.get(name)];
    return one === undefined || other === undefined || !one.equals(other);
  });
}

let told: string;
let job: Job;
beforeAll(async () => {
  block = blockIn(mkdtempSync(join(within, 'block ')), happy.game);
  const { code, stderr } = await run(whole, ['--workers', '1']);
  if (code !== 0) throw new Error(stderr);
  told = stderr;
  ({ job } = await readJob(whole));
}, 120_000);
afterAll(() => rmSync(within, { recursive: true }));

describe('the plates of a block', () => {
  test('are imaging files of so many sheets, fixed plates and the first sheet as a composite', () => {
    const { sheets } = job;
    expect(job).toMatchObject({
      specimens: false,
      records: null,
      made: { first: 1996, last: 2003 },
      tickets: { count: 2_000_000, first: block.file.firstNumber, last: block.file.lastNumber },
    });
    expect(sheets).toBe(job.sheetMap.sheets);
    const imaging = job.files.filter(({ kind }) => kind === 'imaging');
    expect(imaging.map(({ name, pages, sheets: held }) => [name, pages, held])).toEqual([
      ['imaging-recto-001996-002000.pdf', 5, { first: 1996, last: 2000 }],
      ['imaging-recto-002001-002003.pdf', 3, { first: 2001, last: 2003 }],
      ['imaging-verso-001996-002000.pdf', 5, { first: 1996, last: 2000 }],
      ['imaging-verso-002001-002003.pdf', 3, { first: 2001, last: 2003 }],
    ]);
    const composite = job.files.find(({ kind }) => kind === 'composite');
    expect([composite?.pages, composite?.sheets]).toEqual([2, { first: 1996, last: 1996 }]);
    expect(job.exposure).toEqual(['composite.pdf', ...imaging.map(({ name }) => name)]);
  });

  test('are their owner’s alone, and the look is logged', async () => {
    for (const name of readdirSync(whole))
      expect([name, statSync(join(whole, name)).mode & 0o777]).toEqual([name, 0o600]);
    expect(statSync(whole).mode & 0o777).toBe(0o700);
    const looks = await readLooks({ path: block.block.replace(/json$/, 'log'), beginning: block.file.seal });
    expect(looks[0]).toMatchObject({ what: `plates of sheets 1996-2003 to ${whole}` });
    expect(told).toContain('8 sheets imaged in ');
  });

  test('are read back as the tickets of the block, and pass the rules of the press', async () => {
    const back = await ranInProcess([
      'readback',
      whole,
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
      [3, 24],
      [5, 40],
      [3, 24],
    ]);
    const names = imaging.map(({ name }) => join(whole, name));
    const preflight = await ranInProcess(['preflight', '--job', whole, ...names]);
    expect([preflight.code, preflight.stdout.trimEnd().split('\n').at(-1)]).toEqual([
      0,
      'no rule of the list broken',
    ]);
  }, 120_000);

  test('are the same bytes from two threads as from one', async () => {
    const twice = join(within, 'twice');
    expect((await run(twice, ['--workers', '2'])).code).toBe(0);
    expect(otherThanWhole(twice)).toEqual([]);
  }, 120_000);
});

describe('stopped before its end', () => {
  /** A job that was stopped when its first file pair was whole, and half of another was there. */
  function halfMade(name: string): string {
    const folder = join(within, name);
    const making = join(folder, '.grattage-next');
    mkdirSync(making, { recursive: true, mode: 0o700 });
    for (const file of readdirSync(whole))
      if (file.includes('1996')) copyFileSync(join(whole, file), join(making, file));
    writeFileSync(join(making, '.imaging-recto-02001-02003.pdf.part'), 'half');
    return folder;
  }

  test('killed at moments of chance it goes on, makes nothing twice, and ends as the whole', async () => {
    const folder = join(within, 'killed');
    const bin = fileURLToPath(new URL('../../../src/grattage.mjs', import.meta.url));
    for (const seconds of [2.5, 6, 9]) {
      const child = spawn(process.execPath, [bin, ...flags(folder, ['--workers', '1'])], { stdio: 'ignore' });
      const end = once(child, 'close');
      await Promise.race([end, pause(seconds * 1_000)]);
      child.kill('SIGKILL');
      await end;
      if (existsSync(join(folder, 'job.json'))) break;
    }
    expect((await run(folder)).code).toBe(0);
    expect(otherThanWhole(folder)).toEqual([]);
  }, 180_000);

  test('while one makes it another is refused, and takes nothing from it', async () => {
    const folder = join(within, 'twice at once');
    const bin = fileURLToPath(new URL('../../../src/grattage.mjs', import.meta.url));
    const child = spawn(process.execPath, [bin, ...flags(folder, ['--workers', '1'])], { stdio: 'ignore' });
    const end = once(child, 'close');
    const journal = join(folder, '.grattage-next', 'journal');
    while (!existsSync(journal) && child.exitCode === null) await pause(5);
    child.kill('SIGSTOP');
    const { code, stderr } = await run(folder);
    expect([code, stderr]).toEqual([
      2,
      expect.stringContaining(`another grattage is writing to it (process ${child.pid})`),
    ]);
    child.kill('SIGCONT');
    expect(await end).toEqual([0, null]);
    expect(otherThanWhole(folder)).toEqual([]);
  }, 120_000);

  test('what is whole is kept and said, what is half is made again', async () => {
    const folder = halfMade('half');
    const journal = await journalOf(folder);
    writeFileSync(join(folder, '.grattage-next', 'journal'), journal);
    const { code, stderr } = await run(folder);
    expect(code).toBe(0);
    expect(stderr).toContain('5 sheets were made before, and are kept\n');
    expect(stderr).toContain('3 sheets imaged in ');
    expect(stderr).toContain('; 5 sheets of before kept\n');
    expect(otherThanWhole(folder)).toEqual([]);
  }, 120_000);

  test('a file that was changed since is made again', async () => {
    const folder = halfMade('changed');
    writeFileSync(join(folder, '.grattage-next', 'journal'), await journalOf(folder));
    const name =
      readdirSync(join(folder, '.grattage-next')).find((one) => one.startsWith('imaging-verso')) ?? '';
    const path = join(folder, '.grattage-next', name);
    const bytes = readFileSync(path);
    bytes[bytes.length >> 1] = (bytes[bytes.length >> 1] ?? 0) ^ 1;
    writeFileSync(path, bytes);
    const { code, stderr } = await run(folder);
    expect([code, stderr.includes('are kept')]).toEqual([0, false]);
    expect(otherThanWhole(folder)).toEqual([]);
  }, 120_000);

  test('another press, other sheets or another job is refused, and nothing is lost', async () => {
    const folder = halfMade('other');
    const making = join(folder, '.grattage-next');
    writeFileSync(join(making, 'journal'), await journalOf(folder));
    const before = readdirSync(making).sort();
    const press = await run(folder, ['--press', 'b1']);
    expect([press.code, press.stderr]).toEqual([
      2,
      expect.stringContaining(`${making}: holds what was made so far of a job with another press`),
    ]);
    const sheets = await run(folder, ['--sheets', '1996-2002']);
    expect([sheets.code, sheets.stderr]).toEqual([
      2,
      `grattage: ${making}: holds what was made so far of a job with other sheets\n  → go on with the command that began it, or take ${making} away to begin anew\n`,
    ]);
    const specimens = await ranInProcess(['plates', 'happy-2014', '-o', folder]);
    expect([specimens.code, specimens.stderr]).toEqual([
      2,
      `grattage: ${folder}: holds plates of a block that were stopped before their end\n  → go on with the command that began them, or take ${making} away\n`,
    ]);
    expect(readdirSync(making).sort()).toEqual(before);
  }, 120_000);

  /** The journal of the whole job up to its first part, as it stands while the job is made. */
  async function journalOf(folder: string): Promise<string> {
    const making = join(within, `journal of ${folder.split('/').at(-1)}`);
    const bin = fileURLToPath(new URL('../../../src/grattage.mjs', import.meta.url));
    const child = spawn(process.execPath, [bin, ...flags(making, ['--workers', '1'])], { stdio: 'ignore' });
    const path = join(making, '.grattage-next', 'journal');
    for (;;) {
      const lines = existsSync(path) ? readFileSync(path, 'utf8').split('\n') : [];
      if (lines.length > 2 || child.exitCode !== null) {
        child.kill('SIGKILL');
        await once(child, 'close').catch(() => {});
        return `${lines.slice(0, 2).join('\n')}\n`;
      }
      await pause(5);
    }
  }
});

describe('wrong use is refused in a line, with 2', () => {
  test.each([
    [['--sheets', '1996-999999'], 'there are no sheets 1996-999999: the block fills sheets 1 to '],
    [['--pack', '50'], '--pack cannot be named with --block'],
    [['--records', 'x', '--vt', 'sheet'], '--records and --vt cannot be named with --block'],
  ])('%j', async (over, message) => {
    const folder = join(within, 'refused');
    const { code, stderr } = await run(folder, over);
    expect([code, stderr]).toEqual([2, expect.stringContaining(message)]);
    expect(existsSync(folder)).toBe(false);
  });

  test('a block without its key, sheets without a block, a block of another game', async () => {
    const output = ['-o', join(within, 'refused')];
    const keyless = await ranInProcess(['plates', 'happy-2014', '--block', block.block, ...output]);
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

import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { specimens } from '../../../src/block/specimens.ts';
import { numberAt } from '../../../src/block/ticket-range.ts';
import { readLooks } from '../../../src/files/look-log.ts';
import { writeRecord } from '../../../src/game/record.ts';
import type { Ticket } from '../../../src/game/ticket.ts';
import { ranInProcess } from '../../kit/in-process.ts';
import { leaksIn, spellings } from '../../kit/leaks.ts';
import { type BlockPlace, blockPlace, KEY, opened } from '../../kit/live-block.ts';
import { happy, rencontre } from '../../kit/real-face.ts';

/** Plates of four tickets of a block, over the end of its first pack; made once, and only read. */
const within = mkdtempSync(join(tmpdir(), 'grattage-'));
const FIRST = 48;
const TICKETS = '49-52';

const jobAt = (name: string): string => join(within, name);

/** Makes plates of records. */
async function plates(name: string, tickets: readonly Ticket[]): Promise<string> {
  const records = join(within, `${name}.ndjson`);
  const line = (ticket: Ticket): string => `${JSON.stringify(writeRecord(happy.game, ticket))}\n`;
  writeFileSync(records, tickets.map(line).join(''));
  const flags = ['--records', records, '--order', 'step-and-repeat', '-o', jobAt(name)];
  const { code, stderr } = await ranInProcess(['plates', 'happy-2014', ...flags]);
  if (code !== 0) throw new Error(stderr);
  return jobAt(name);
}

let dealt: readonly Ticket[];
beforeAll(async () => {
  const { deal } = opened(happy.game);
  dealt = [0, 1, 2, 3].map((at) => deal.ticket(FIRST + at).ticket);
  await plates('sold', dealt);
}, 120_000);
afterAll(() => rmSync(within, { recursive: true }));

const readback = (job: string, { block, key }: Pick<BlockPlace, 'block' | 'key'>, ...more: string[]) =>
  ranInProcess(['readback', job, '--block', block, '--key', key, ...more]);

/** The looks at a block, or nothing where none was logged. */
const looksAt = ({ folder, file }: BlockPlace) => {
  const path = join(folder, 'block.log');
  return existsSync(path) ? readLooks({ path, beginning: file.seal }) : [];
};

describe('the plates of tickets that a block deals', () => {
  test('are what the block deals again, and the look is logged', async () => {
    const at = blockPlace(happy.game);
    const { code, stdout, stderr } = await readback(jobAt('sold'), at);
    expect([code, stdout.includes('every ticket is what its record says')]).toEqual([0, true]);
    expect(stderr).toBe(
      `happy-2014, emission 01, block 1: 4 tickets (${TICKETS})\n  logged in ${join(at.folder, 'block.log')}\n`,
    );
    expect(await looksAt(at)).toMatchObject([{ what: `readback of ${jobAt('sold')}`, tickets: TICKETS }]);
    expect(leaksIn(stdout + stderr, spellings('the key', KEY))).toEqual([]);
  });

  test('are found out where two tickets have each other’s content, and what they win stays untold', async () => {
    const [a, b, ...others] = dealt as [Ticket, Ticket, ...Ticket[]];
    const swapped = [{ ...a, surfaces: b.surfaces }, { ...b, surfaces: a.surfaces }, ...others];
    const job = await plates('swapped', swapped);
    const { code, stdout } = await readback(job, blockPlace(happy.game));
    expect(code).toBe(1);
    expect(stdout).toContain('is another one (what was expected and found is secret)');
    expect(stdout).toContain(a.number ?? 'no number');
    expect(stdout).not.toMatch(/[«€]/);
    const words = JSON.stringify(swapped.map((ticket) => writeRecord(happy.game, ticket))).matchAll(
      /"transcription":"([A-Z0-9]+)"/g,
    );
    for (const [, word = ''] of words) expect(stdout).not.toMatch(new RegExp(`\\b${word}\\b`));
  });
});

const omittedOf = ({ folder }: BlockPlace): string => join(folder, 'block.omitted.json');

/** Withdraws tickets of a block as people count them. */
async function omit({ block }: BlockPlace, tickets: string): Promise<void> {
  const flags = ['--tickets', tickets, '--reason', 'torn', '--by', 'A. Petit', '--and', 'B. Grand'];
  const { code, stderr } = await ranInProcess(['block', 'omit', block, ...flags]);
  if (code !== 0) throw new Error(stderr);
}

describe('the plates of what a block deals without tickets that were withdrawn', () => {
  let job: string;
  beforeAll(async () => {
    job = await plates('omitted', [dealt[0], dealt[3]] as Ticket[]);
  }, 60_000);

  test('are what the block deals again without them, and the look names the others alone', async () => {
    const at = blockPlace(happy.game);
    await omit(at, '50-51');
    const { code, stdout, stderr } = await readback(job, at);
    expect([code, stdout.includes('every ticket is what its record says')]).toEqual([0, true]);
    expect(stderr.split('\n')[0]).toBe('happy-2014, emission 01, block 1: 2 tickets (49,52)');
    expect(await looksAt(at)).toMatchObject([{ tickets: '49,52' }]);
  });

  test('though others were withdrawn after they were printed', async () => {
    const at = blockPlace(happy.game);
    await omit(at, '50');
    await omit(at, '51,90');
    await omit(at, '52');
    expect((await readback(job, at)).code).toBe(0);
    const whole = blockPlace(happy.game);
    await omit(whole, '50-51');
    expect((await readback(jobAt('sold'), whole)).code).toBe(0);
  });

  test('are found out where as many, but others, were withdrawn', async () => {
    const three = await plates('three', [dealt[0], dealt[1], dealt[3]] as Ticket[]);
    const at = blockPlace(happy.game);
    await omit(at, '50');
    const { code, stdout } = await readback(three, at);
    expect(code).toBe(1);
    expect(stdout).toContain(dealt[1]?.number ?? 'no number');
  });

  test('are refused where fewer were withdrawn, and no look is logged', async () => {
    const at = blockPlace(happy.game);
    await omit(at, '51,60');
    const { code, stderr } = await readback(job, at);
    const [from, to] = [FIRST, FIRST + 3].map((place) => numberAt(place, at.file));
    expect([code, stderr]).toEqual([
      2,
      `grattage: ${job}: its 2 tickets are not all those from ${from} to ${to}, nor those without the 1 that were omitted\n  → name its records with --records; what was omitted is looked up in ${omittedOf(at)}\n`,
    ]);
    expect(await looksAt(at)).toEqual([]);
  });

  test('are refused where the list of what was withdrawn was altered', async () => {
    const at = blockPlace(happy.game);
    await omit(at, '50-51');
    writeFileSync(omittedOf(at), readFileSync(omittedOf(at), 'utf8').replace('torn', 'worn'));
    const { code, stderr } = await readback(job, at);
    expect([code, stderr.split('\n')[0]]).toEqual([
      2,
      `grattage: ${omittedOf(at)}: cannot be relied on: entry 1 is not as it was written`,
    ]);
    expect(await looksAt(at)).toEqual([]);
  });
});

describe('a block that the job is not of is refused, and no look at it is logged:', () => {
  test.each([
    ['another block', () => blockPlace(happy.game, { block: 2 }), 'its ticket FIRST is of another block'],
    [
      'another emission',
      () => blockPlace(happy.game, { emission: '02' }),
      'its ticket FIRST is of game code 21401, and the block of 21402',
    ],
    [
      'a block in other packs',
      () => blockPlace(happy.game, { packsOf: 25 }),
      'its ticket FIRST names ticket 48 of a pack, and packs have 25',
    ],
    [
      'another game',
      () => blockPlace(rencontre.game),
      'is a job of happy-2014, and BLOCK is a block of rencontre-2007',
    ],
  ])('%s', async (_, make, message) => {
    const at = make();
    const { code, stdout, stderr } = await readback(jobAt('sold'), at);
    const first = numberAt(FIRST, blockPlace(happy.game).file);
    const said = message.replace('FIRST', first).replace('BLOCK', at.block);
    expect([code, stdout, stderr.split('\n')[0]]).toEqual([2, '', `grattage: ${jobAt('sold')}: ${said}`]);
    expect(await looksAt(at)).toEqual([]);
  });

  test('one that deals more tickets between the first and the last than the job has', async () => {
    const job = await plates('gaps', [dealt[0], dealt[3]] as Ticket[]);
    const at = blockPlace(happy.game);
    const { code, stderr } = await readback(job, at);
    const [from, to] = [FIRST, FIRST + 3].map((place) => numberAt(place, at.file));
    expect([code, stderr]).toEqual([
      2,
      `grattage: ${job}: its 2 tickets are not all those from ${from} to ${to}\n  → name its records with --records; what was omitted is looked up in ${omittedOf(at)}\n`,
    ]);
    expect(await looksAt(at)).toEqual([]);
  });

  test('any, for a job of specimens', async () => {
    const at = blockPlace(happy.game);
    const job = await plates(
      'specimens',
      specimens(happy.game)
        .slice(0, 1)
        .map(({ ticket }) => ticket),
    );
    const { code, stderr } = await readback(job, at);
    expect([code, stderr.split('\n')[0]]).toEqual([
      2,
      `grattage: ${job}: is a job of specimens, which no block deals`,
    ]);
    expect(await looksAt(at)).toEqual([]);
  });
});

test('a block and its key are named together, and never beside records', async () => {
  const at = blockPlace(happy.game);
  const refused = async (...flags: string[]) => {
    const { code, stderr } = await ranInProcess(['readback', jobAt('sold'), ...flags]);
    return [code, stderr.split('\n')[0]];
  };
  const together = [2, 'grattage: --block and --key are named together, and only one of them is'];
  expect(await refused('--block', at.block)).toEqual(together);
  expect(await refused('--key', at.key)).toEqual(together);
  const records = join(within, 'sold.ndjson');
  expect(await refused('--block', at.block, '--key', at.key, '--records', records)).toEqual([
    2,
    'grattage: --records and --block both name the records of the job',
  ]);
});

test('a key that the block was not made with deals nothing', async () => {
  const at = blockPlace(happy.game);
  const other = blockPlace(happy.game, { key: Buffer.from(KEY).reverse() });
  const { code, stderr } = await readback(jobAt('sold'), { block: at.block, key: other.key });
  expect([code, stderr.split('\n')[0]]).toEqual([2, `grattage: ${at.block}: is of another key`]);
  expect(await looksAt(at)).toEqual([]);
});

describe('read in processes of their own', () => {
  test('the report is the same, whatever they find', async () => {
    const at = blockPlace(happy.game);
    const [here, apart] = [
      await readback(jobAt('sold'), at, '--json'),
      await readback(jobAt('sold'), at, '--json', '--workers', '2'),
    ];
    expect([here.code, apart]).toEqual([0, here]);
    const other = blockPlace(happy.game, { key: OTHER_KEY });
    const [wrongHere, wrongApart] = [
      await readback(jobAt('sold'), other, '--json'),
      await readback(jobAt('sold'), other, '--json', '--workers', '2'),
    ];
    expect([wrongHere.code, wrongApart.code, wrongApart.stdout]).toEqual([1, 1, wrongHere.stdout]);
    expect((JSON.parse(wrongHere.stdout) as { findings: unknown[] }).findings.length).toBeGreaterThan(100);
  }, 60_000);

  test('files that are not there end it in one clear line', async () => {
    const at = blockPlace(happy.game);
    const job = join(within, 'a file short');
    cpSync(jobAt('sold'), job, { recursive: true });
    rmSync(join(job, 'imaging-verso.pdf'));
    const { code, stdout, stderr } = await readback(job, at, '--workers', '2');
    expect([code, stdout, stderr.trimEnd().split('\n').slice(-2)]).toEqual([
      2,
      '',
      [expect.stringContaining('imaging-verso.pdf'), expect.stringContaining('→')],
    ]);
  }, 60_000);

  test('are for jobs of a block: of others it is said', async () => {
    const { code, stderr } = await ranInProcess([
      'readback',
      jobAt('sold'),
      '--records',
      join(within, 'sold.ndjson'),
      '--workers',
      '2',
    ]);
    expect([code, stderr]).toEqual([
      2,
      'grattage: --workers is for jobs of a block, and no block is named\n  → records that are at hand are read in one process\n',
    ]);
  });
});

const OTHER_KEY = Buffer.alloc(32, 7);

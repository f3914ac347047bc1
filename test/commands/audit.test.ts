import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { blockText } from '../../src/block/block-file.ts';
import { dealtTickets } from '../../src/block/dealt-tickets.ts';
import { recordBytes } from '../../src/block/record-bytes.ts';
import { readLooks } from '../../src/files/look-log.ts';
import type { RecordFormat } from '../../src/files/record-file.ts';
import type { Game } from '../../src/game/game.ts';
import { isTicketNumber } from '../../src/game/number.ts';
import { writeRecord } from '../../src/game/record.ts';
import { loadTemplate } from '../../src/template/load.ts';
import { grattage } from '../kit/command.ts';
import { ranInProcess } from '../kit/in-process.ts';
import { keySecrets, leaksIn, longNumbersIn } from '../kit/leaks.ts';
import { blockPlace, KEY, keyText, liveBlock, opened } from '../kit/live-block.ts';
import { place } from '../kit/place.ts';

/** Both games' blocks as they would be sold, audited whole once for all tests here. */

const GAMES = ['rencontre-2007', 'happy-2014'] as const;

interface Audited {
  readonly folder: string;
  readonly block: string;
  readonly key: string;
  readonly ran: Awaited<ReturnType<typeof ranInProcess>>;
}

const audited = new Map<string, Audited>();

beforeAll(async () => {
  for (const id of GAMES) {
    const { game } = await loadTemplate(id);
    const folder = mkdtempSync(join(tmpdir(), 'grattage-'));
    const [block, key] = [join(folder, 'block.json'), join(folder, 'key')];
    writeFileSync(block, blockText(liveBlock(game)));
    writeFileSync(key, keyText(), { mode: 0o600 });
    const ran = await ranInProcess(['audit', block, '--key', key, '-o', join(folder, 'report')]);
    audited.set(id, { folder, block, key, ran });
  }
}, 900_000);

afterAll(() => {
  for (const { folder } of audited.values()) rmSync(folder, { recursive: true });
});

const of = (id: string): Audited => {
  const found = audited.get(id);
  if (found === undefined) throw new Error(`${id} was not audited`);
  return found;
};

const jsonIn = (path: string) => JSON.parse(readFileSync(path, 'utf8'));

describe.each(GAMES)('a whole block of %s', (id) => {
  test('has nothing wrong: every prize as often as the règlement says, every way as the plan has it', async () => {
    const { ran, folder } = of(id);
    expect(ran.code).toBe(0);
    expect(ran.stdout).toMatch(/\nnothing wrong\n$/);
    expect(ran.stdout).not.toContain('≠');
    const report = jsonIn(join(folder, 'report', 'report.json'));
    const { game } = await loadTemplate(id);
    expect(report.tiers.map(({ found }: { found: number }) => found)).toEqual(
      game.reglement.prizeTable.tiers.map(({ tickets }) => tickets),
    );
    expect(
      report.compositions.every(({ plan, found }: { plan: number; found: number }) => plan === found),
    ).toBe(true);
    expect(report).toMatchObject({
      entered: game.reglement.blockSize,
      placed: game.reglement.blockSize,
      losers: game.reglement.blockSize - game.reglement.prizeTable.winners,
      missing: { tickets: 0 },
      strangers: { tickets: 0 },
      doubles: { tickets: 0 },
      validationDoubles: { tickets: 0 },
      noTier: { tickets: 0 },
      anomalies: { tickets: 0 },
      disputed: { tickets: 0 },
      findings: [],
      leftOut: [],
    });
    expect(report.packs.whole).toBe(game.reglement.blockSize / 50);
  });

  test('is fair: no test rejects, and hardly any could not be made', () => {
    const { fairness } = jsonIn(join(of(id).folder, 'report', 'report.json'));
    expect(fairness.level).toBe(0.001);
    expect(fairness.tests.length).toBeGreaterThan(100);
    expect(fairness.tests.filter(({ rejected }: { rejected: boolean }) => rejected)).toEqual([]);
    // Only the prizes of which a block has fewer than ten.
    expect(fairness.untested.map(({ claim }: { claim: string }) => claim)).toEqual([
      'tier order',
      'tier order',
    ]);
  });

  test('leaves its report to its owner alone, and its root to everybody', () => {
    const { folder, ran } = of(id);
    const mode = (name: string): string => (statSync(join(folder, name)).mode & 0o777).toString(8);
    expect(['report', 'report/audit.html', 'report/report.json'].map(mode)).toEqual(['700', '600', '600']);
    const root = jsonIn(join(folder, 'block.root.json'));
    expect(ran.stderr).toContain(`  root ${root.root}\n`);
    expect(jsonIn(join(folder, 'report', 'report.json')).root).toBe(root.root);
    expect(root.branches).toHaveLength(Math.ceil(root.tickets / 1_024));
  });

  test('tells nothing of its key, and no validation number, in all that is printed and written', () => {
    const { folder, block, ran } = of(id);
    const keys = keySecrets(KEY, jsonIn(block));
    const written = ['report/audit.html', 'report/report.json', 'block.root.json', 'block.log'];
    const texts = written.map((name) => readFileSync(join(folder, name), 'utf8'));
    for (const text of [ran.stdout, ran.stderr, ...texts]) {
      expect(leaksIn(text, keys)).toEqual([]);
      expect(longNumbersIn(text).filter((number) => !isTicketNumber(number))).toEqual([]);
    }
    // A root, and how fair the block is, tell of no ticket; the report is of all of them.
    for (const text of [ran.stderr, ...texts.slice(2)]) expect(text).not.toMatch(/€|"surfaces"/);
  });

  test('is logged as looked at, whole', async () => {
    const { folder, block } = of(id);
    const looks = await readLooks({ path: join(folder, 'block.log'), beginning: jsonIn(block).seal });
    expect(looks[0]).toMatchObject({ what: 'audit', tickets: `1-${jsonIn(block).tickets}` });
  });

  test('has a report that says what people ask for, in one file without anything from elsewhere', () => {
    const html = readFileSync(join(of(id).folder, 'report', 'audit.html'), 'utf8');
    expect(html).toContain('Aucune faute trouvée');
    expect(html).toContain('<html lang="fr">');
    expect(html).not.toMatch(/<script|<link|<img|https?:|url\(/);
    expect(html.match(/<svg/g)).toHaveLength(5);
  });
});

describe('one ticket of an audited block', () => {
  test('is proved by its place or its number, and verified without a key', async () => {
    const { folder, block, key } = of('rencontre-2007');
    const { root } = jsonIn(join(folder, 'block.root.json'));
    for (const [name, ticket] of [
      ['first', '1'],
      ['last', jsonIn(block).lastNumber],
    ] as const) {
      const proof = join(folder, `${name}.json`);
      const proved = await ranInProcess([
        'audit',
        'prove',
        block,
        '--key',
        key,
        '--ticket',
        ticket,
        '-o',
        proof,
      ]);
      expect([proved.code, proved.stdout]).toEqual([0, '']);
      for (const trusted of [root, join(folder, 'block.root.json')]) {
        const verified = await ranInProcess(['audit', 'verify', proof, '--root', trusted]);
        expect(verified).toMatchObject({ code: 0, stderr: '' });
        expect(verified.stdout).toMatch(
          /^ticket (1|750,000) of 750,000 of rencontre-2007, emission 01, block 1, is as its record says\n$/,
        );
      }
    }
  });

  test('is as its record says, or the proof does not hold: exit code 1', async () => {
    const { folder, block, key } = of('rencontre-2007');
    const { root } = jsonIn(join(folder, 'block.root.json'));
    const proof = join(folder, 'altered.json');
    await ranInProcess(['audit', 'prove', block, '--key', key, '--ticket', '77', '-o', proof]);
    const text = readFileSync(proof, 'utf8');
    writeFileSync(proof, text.replace(/transcriptionAt\\":\\"above/, 'transcriptionAt\\":\\"below'));
    expect(await ranInProcess(['audit', 'verify', proof, '--root', root])).toMatchObject({
      code: 1,
      stdout: '',
      stderr: `grattage: ${proof}: the proof does not hold: its record and path do not lead to the root\n`,
    });
    writeFileSync(proof, text);
    const other = jsonIn(join(of('happy-2014').folder, 'block.root.json')).root;
    expect(await ranInProcess(['audit', 'verify', proof, '--root', other])).toMatchObject({
      code: 1,
      stderr: `grattage: ${proof}: the proof does not hold: it is of another root\n`,
    });
  });

  test('cannot be proved against the root of another block, nor over another file', async () => {
    const { folder, key } = of('rencontre-2007');
    const { game } = await loadTemplate('rencontre-2007');
    const other = join(folder, 'other.json');
    writeFileSync(other, blockText(liveBlock(game, { block: 2 })));
    writeFileSync(join(folder, 'other.root.json'), readFileSync(join(folder, 'block.root.json')));
    const refused = await ranInProcess([
      'audit',
      'prove',
      other,
      '--key',
      key,
      '--ticket',
      '1',
      '-o',
      join(folder, 'p'),
    ]);
    expect(refused.code).toBe(2);
    expect(refused.stderr).toContain(
      `${join(folder, 'other.root.json')}: is the root of another block than ${other}`,
    );
    const over = await ranInProcess([
      'audit',
      'prove',
      of('rencontre-2007').block,
      '--key',
      key,
      '--ticket',
      '1',
      '-o',
      other,
    ]);
    expect([over.code, over.stderr.includes('a proof is never written over another file')]).toEqual([
      2,
      true,
    ]);
  });

  test('cannot be proved before the block was audited', async () => {
    const { game } = await loadTemplate('rencontre-2007');
    const { block, key, folder } = blockPlace(game);
    const ran = await ranInProcess([
      'audit',
      'prove',
      block,
      '--key',
      key,
      '--ticket',
      '1',
      '-o',
      join(folder, 'p'),
    ]);
    expect(ran.code).toBe(2);
    expect(ran.stderr).toContain(
      `${join(folder, 'block.root.json')}: cannot be read (no such file or directory)`,
    );
  });
});

describe('records that others made', () => {
  let game: Game;
  beforeAll(async () => {
    ({ game } = await loadTemplate('rencontre-2007'));
  });

  /** The first packs of a block in a file of that format. */
  async function records(
    format: RecordFormat,
    change: (text: string) => string = (text) => text,
  ): Promise<string> {
    const pieces: Uint8Array[] = [];
    const tickets = dealtTickets(opened(game).deal, [{ first: 0, last: 199 }]);
    for await (const piece of recordBytes(tickets, { game, format })) pieces.push(piece);
    const path = join(place(), `records.${format}`);
    const bytes = Buffer.concat(pieces);
    writeFileSync(path, format === 'parquet' ? bytes : change(bytes.toString('utf8')));
    return path;
  }

  test.each(['ndjson', 'csv', 'parquet'] as const)(
    'as %s are counted in the block that their numbers tell of',
    async (format) => {
      const { code, stdout } = await ranInProcess([
        'audit',
        await records(format),
        '--game',
        'rencontre-2007',
      ]);
      expect(code).toBe(1);
      expect(stdout).toContain(
        'error: the block has 750,000 tickets, and 200 tickets are there: 2070100000040005 to 2070100149990490 are missing  [art. 1, block/tickets-are-all-there]\n',
      );
      expect(stdout).toContain('\n200 tickets of 750,000 played, ');
      expect(stdout).toMatch(/\n1 error\n$/);
    },
  );

  test('as a table of commas are read as well, and leading zeros stay', async () => {
    const path = await records('csv', (text) => text.replaceAll(',', '').replaceAll(';', ','));
    const { stdout } = await ranInProcess(['audit', path, '--game', 'rencontre-2007', '--json']);
    expect(JSON.parse(stdout)).toMatchObject({ entered: 200, placed: 200, strangers: { tickets: 0 } });
  });

  test('that come twice, are strange or cut are found', async () => {
    const path = await records('ndjson', (text) => {
      const lines = text.trimEnd().split('\n');
      const [first = '', second = ''] = lines;
      const strange = second.replace(/"number":"\d+"/, '"number":"2080100000000005"');
      return [...lines, first, strange, second.slice(0, 40)].join('\n');
    });
    const { code, stdout, stderr } = await ranInProcess(['audit', path, '--game', 'rencontre-2007']);
    expect(code).toBe(2);
    expect(stderr).toContain(`${path}:203:`);
    expect(stdout).toContain('[house check, block/numbers-are-unique]');
    expect(stdout).toContain('[art. 1, block/numbers-are-the-blocks]');
  });

  test('are counted against the block file that they should be of, and its plan', async () => {
    const { folder } = blockPlace(game);
    const path = await records('ndjson');
    const { stdout } = await ranInProcess([
      'audit',
      path,
      '--game',
      'rencontre-2007',
      '--block',
      join(folder, 'block.json'),
      '--json',
    ]);
    expect(JSON.parse(stdout)).toMatchObject({ emission: '01', block: 1, placed: 200 });
    expect(JSON.parse(stdout).compositions).toHaveLength(85);
  });

  test('may begin with a number of their own', async () => {
    const path = await records('ndjson');
    const { stdout } = await ranInProcess([
      'audit',
      path,
      '--game',
      'rencontre-2007',
      '--first',
      '2070100000020007',
      '--json',
    ]);
    expect(JSON.parse(stdout)).toMatchObject({ placed: 100, strangers: { tickets: 100 } });
  });
});

describe('the report on records that others made', () => {
  test('is for its owner alone, whoever else may read the records', async () => {
    const { game } = await loadTemplate('rencontre-2007');
    const folder = place();
    const path = join(folder, 'records.ndjson');
    const lines = opened(game)
      .deal.pack(0)
      .map(({ ticket }) => JSON.stringify(writeRecord(game, ticket)));
    for (const bits of [0o600, 0o644]) {
      writeFileSync(path, `${lines.join('\n')}\n`);
      chmodSync(path, bits);
      const output = join(folder, `report of ${bits}`);
      const { code, stderr } = await ranInProcess(['audit', path, '--game', 'rencontre-2007', '-o', output]);
      expect([code, stderr]).toEqual([1, `  in ${output}, for its owner alone: audit.html, report.json\n`]);
      const modes = [output, join(output, 'audit.html'), join(output, 'report.json')].map(
        (name) => statSync(name).mode & 0o777,
      );
      expect(modes).toEqual([0o700, 0o600, 0o600]);
    }
  });

  test('is not begun where others may look into its folder', async () => {
    const shared = place();
    chmodSync(shared, 0o755);
    const none = join(shared, 'none.ndjson');
    expect(await ranInProcess(['audit', none, '--game', 'rencontre-2007', '-o', shared])).toMatchObject({
      code: 2,
      stdout: '',
      stderr: `grattage: ${shared}: others may look into this folder (mode 755)\n  → live files lie in folders of their owner alone: name one that is not there yet, or chmod 700 ${shared}\n`,
    });
  });
});

test('whoever stops an audit with Ctrl-C is told so, and nothing was written', async () => {
  const { game } = await loadTemplate('rencontre-2007');
  const { folder, block, key } = blockPlace(game);
  const log = join(folder, 'block.log');
  const { code, stdout, stderr } = await grattage(['audit', block, '--key', key], {
    shell: `"$@" & until [ -s '${log}' ]; do sleep 0.05; done; sleep 1; kill -INT $!; wait $!`,
  });
  expect([code, stdout, stderr]).toEqual([
    2,
    '',
    `grattage: stopped: ${block} was not audited, and nothing was written\n  → the same command audits it from its beginning\n`,
  ]);
  expect(readdirSync(folder).sort()).toEqual(['block.json', 'block.log', 'key']);
});

describe('wrong use is refused in a line, with 2', () => {
  test.each([
    [['audit', 'block.json'], 'block.json: a block is dealt to be audited, and no key is named'],
    [['audit', 'r.ndjson', '--game', 'happy-2014', '--key', 'k'], '--key is for a block that is dealt here'],
    [
      ['audit', 'block.json', '--key', 'k', '--packs-of', '20'],
      '--block, --packs-of and --first are about records',
    ],
    [['audit', '/nowhere.ndjson', '--game', 'happy-2014'], '/nowhere.ndjson: cannot be read'],
    [['audit', 'verify', '/nowhere.json', '--root', '0'.repeat(64)], '/nowhere.json: cannot be read'],
  ])('%j', async (args, said) => {
    const { code, stdout, stderr } = await ranInProcess(args);
    expect([code, stdout]).toEqual([2, '']);
    expect(stderr).toContain(`grattage: ${said}`);
  });

  test('a key of another block', async () => {
    const { game } = await loadTemplate('rencontre-2007');
    const { folder, block } = blockPlace(game);
    const key = join(folder, 'other');
    writeFileSync(key, keyText(Buffer.alloc(32, 3)), { mode: 0o600 });
    const { code, stderr } = await ranInProcess(['audit', block, '--key', key]);
    expect(code).toBe(2);
    expect(stderr).toContain(`${block}: is of another key`);
  });
});

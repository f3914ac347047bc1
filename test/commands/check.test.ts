import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { dealtTickets } from '../../src/block/dealt-tickets.ts';
import { specimenLines } from '../../src/block/specimen-lines.ts';
import type { Game } from '../../src/game/game.ts';
import { writeRecord } from '../../src/game/record.ts';
import { loadTemplate } from '../../src/template/load.ts';
import { grattage } from '../kit/command.ts';
import { ranInProcess } from '../kit/in-process.ts';
import { blockPlace, opened } from '../kit/live-block.ts';
import { place } from '../kit/place.ts';

let happy: readonly string[];
let rencontre: readonly string[];

const recordsOf = (game: Game): readonly string[] => specimenLines(game).trimEnd().split('\n');

beforeAll(async () => {
  happy = recordsOf((await loadTemplate('happy-2014')).game);
  rencontre = recordsOf((await loadTemplate('rencontre-2007')).game);
});

const line = (records: readonly string[], index: number): string => {
  const found = records[index];
  if (found === undefined) throw new Error(`there is no specimen ${index}`);
  return found;
};

/** The record with one piece of its text put in place of another. */
function altered(record: string, from: string, to: string): string {
  if (!record.includes(from)) throw new Error(`${from} is not in ${record}`);
  return record.replace(from, to);
}

describe('records that are right', () => {
  test('leave with 0 and are counted, from a file or from standard input', async () => {
    const file = join(place(), 'records.ndjson');
    writeFileSync(file, happy.join('\r\n'));
    const right = { code: 0, stdout: '50 tickets checked, 50 good, 0 with errors\n', stderr: '' };
    expect(await grattage(['check', 'happy-2014', file])).toEqual(right);
    expect(await grattage(['check', 'happy-2014', '-'], { input: `\ufeff${happy.join('\n')}\n` })).toEqual(
      right,
    );
  });

  test('have a report for machines with no finding in it', async () => {
    const { code, stdout } = await ranInProcess(['check', 'rencontre-2007', '-', '--json'], {
      input: rencontre.join('\n'),
    });
    expect(code).toBe(0);
    expect(stdout).toBe(
      `${JSON.stringify({ game: 'rencontre-2007', tickets: 100, findings: [] }, null, 2)}\n`,
    );
  });
});

describe('good records among bad ones', () => {
  const file = (): string =>
    [
      line(happy, 0),
      altered(line(happy, 1), '"transcription":"ZERO"}}}', '"transcription":"zero"}}}'),
      '{"number":"0000000000000026", oops}',
      line(happy, 2),
      '',
      '[1]',
      altered(line(happy, 3), '"amount":0,"transcription":"ZERO"}}}', '"amount":0}}}'),
      line(happy, 0),
    ].join('\n');

  test('are all judged: every bad one is reported with its place, and every broken line with line and column', async () => {
    const path = join(place(), 'mixed.ndjson');
    writeFileSync(path, file());
    const { code, stdout, stderr } = await ranInProcess(['check', 'happy-2014', path]);
    expect(code).toBe(2);
    expect(stderr.split('\n')).toEqual([
      `grattage: ${path}:3:31: the line is not JSON (invalid symbol)`,
      `grattage: ${path}:6:1: a record is a JSON object, and this is a list`,
      `grattage: ${path}: 1 blank line passed over`,
      '',
    ]);
    const said = stdout.trimEnd().split('\n');
    expect(said.at(-1)).toBe('5 tickets checked, 2 good, 3 with errors, 2 lines unreadable');
    expect(
      said.slice(0, -1).map((finding) => /^error: (\d+ ?\w* ?\w*).*\[(.*)\]$/.exec(finding)?.slice(1)),
    ).toEqual([
      ['0000000000000018 bonus bonus', 'art. 4.3.1, ticket/transcription/wrong-case'],
      ['0000000000000034 bonus bonus', 'art. 4.3.1, ticket/transcription/absent'],
      ['0000000000000000', 'house check, ticket/number/used-twice'],
      ['0000000000000000', 'house check, ticket/validation/used-twice'],
    ]);
  });

  test('have a report for machines: its keys in the order of the wire, and nothing else on standard output', async () => {
    const input = `${file().split('\n').slice(0, 2).join('\n')}\n`;
    const { code, stdout, stderr } = await ranInProcess(['check', '--json', 'happy-2014', '-'], { input });
    expect([code, stderr]).toEqual([1, '']);
    const report = JSON.parse(stdout);
    expect(stdout).toBe(`${JSON.stringify(report, null, 2)}\n`);
    expect(Object.keys(report)).toEqual(['game', 'tickets', 'findings']);
    expect(Object.keys(report.findings[0])).toEqual([
      'rule',
      'severity',
      'ticket',
      'surface',
      'zone',
      'article',
      'expected',
      'found',
      'message',
    ]);
    expect(report).toMatchObject({
      game: 'happy-2014',
      tickets: 2,
      findings: [
        {
          rule: 'ticket/transcription/wrong-case',
          severity: 'error',
          ticket: '0000000000000018',
          surface: 'bonus',
          zone: 'bonus',
          article: '4.3.1',
          expected: 'ZERO',
          found: 'zero',
        },
      ],
    });
  });
});

test('a record that is wrong in every way is judged and not unreadable', async () => {
  const odd = [
    '{}',
    '{"number":null,"validation":7,"surfaces":[]}',
    '{"number":"","validation":"","surfaces":{"rencontre":null,"coupDeFoudre":{},"declaration":"","vieADeux":[[]]}}',
    '{"__proto__":{"number":"x"},"toString":1,"surfaces":{"constructor":{},"declaration":{"phrase":[]}}}',
    '{"number":"1","surfaces":{"coupDeFoudre":{"amounts":[null,3,{"amount":"3"}],"arrow":[0,9,"x"]}}}',
  ];
  const { code, stdout, stderr } = await ranInProcess(['check', 'rencontre-2007', '-'], {
    input: odd.join('\n'),
  });
  expect([code, stderr]).toEqual([1, '']);
  expect(stdout).toMatch(/\n5 tickets checked, 0 good, 5 with errors\n$/);
});

describe('a file that cannot be read leaves with 2, one clear line and nothing on standard output', () => {
  test('for it is missing, or a folder, or holds nothing', async () => {
    const folder = place();
    const [missing, empty] = [join(folder, 'none.ndjson'), join(folder, 'empty.ndjson')];
    writeFileSync(empty, '\n\n');
    const hint = '  → name a file of records, or - for standard input\n';
    expect(await ranInProcess(['check', 'happy-2014', missing])).toMatchObject({
      code: 2,
      stdout: '',
      stderr: `grattage: ${missing}: cannot be read (no such file or directory)\n${hint}`,
    });
    expect(await ranInProcess(['check', 'happy-2014', folder])).toMatchObject({
      code: 2,
      stdout: '',
      stderr: `grattage: ${folder}: cannot be read (illegal operation on a directory)\n${hint}`,
    });
    expect(await ranInProcess(['check', 'happy-2014', empty])).toMatchObject({
      code: 2,
      stdout: '',
      stderr: `grattage: ${empty}: 2 blank lines passed over\ngrattage: ${empty}: holds no record\n  → records are NDJSON, CSV or Parquet\n`,
    });
  });
});

describe('without a file', () => {
  test.each(['happy-2014', 'rencontre-2007'])(
    '%s itself is judged: règlement, cells and specimens',
    async (id) => {
      const { code, stdout, stderr } = await ranInProcess(['check', id]);
      expect([code, stderr]).toEqual([0, '']);
      expect(stdout).toMatch(
        new RegExp(`^${id}: nothing wrong \\(\\d+ rules, \\d+ cells, .*specimens, \\d+ faces\\)\\n$`),
      );
    },
  );
});

describe('records of a whole block', () => {
  /** The first packs of a block that is sold, as records that somebody else made. */
  async function made(change: (lines: readonly string[]) => readonly string[] = (lines) => lines) {
    const { game } = await loadTemplate('rencontre-2007');
    const { folder, block, file } = blockPlace(game);
    const records = dealtTickets(opened(game, file).deal, [{ first: 0, last: 199 }]);
    const all = [...records].flat().map((ticket) => JSON.stringify(writeRecord(game, ticket)));
    const path = join(folder, 'records.ndjson');
    writeFileSync(path, `${change(all).join('\n')}\n`);
    return { path, block };
  }

  const checked = async ({ path, block }: { readonly path: string; readonly block: string }) =>
    ranInProcess(['check', 'rencontre-2007', path, '--block', block]);

  test('are judged one by one and all together: tickets that are missing are found', async () => {
    const { code, stdout, stderr } = await checked(await made());
    expect([code, stderr]).toEqual([1, '']);
    expect(stdout).toBe(
      'error: the block has 750,000 tickets, and 200 tickets are there: 2070100000040005 to 2070100149990490 are missing  [art. 1, block/tickets-are-all-there]\n' +
        '200 tickets checked, 200 good, 0 with errors; the block: 1 error\n',
    );
  });

  test('are found wrong alone, twice, or of another block', async () => {
    const { code, stdout } = await checked(
      await made((lines) => {
        const [first = '', second = '', ...rest] = lines;
        const stranger = second.replace(/"number":"\d+"/, '"number":"2070200000000007"');
        return [first, ...rest, altered(first, '"star":', '"stars":'), stranger];
      }),
    );
    expect(code).toBe(1);
    const rules = [...stdout.matchAll(/, ([a-z/-]+)\]/g)].map(([, rule]) => rule);
    expect(new Set(rules)).toEqual(
      new Set([
        'ticket/record-misfit',
        'ticket/star-not-said',
        'block/tickets-are-all-there',
        'block/numbers-are-the-blocks',
        'block/numbers-are-unique',
      ]),
    );
  });

  test('by the thousand with one fault are counted, and the first twenty are listed', async () => {
    const { stdout, stderr } = await checked(
      await made((lines) => lines.map((line) => line.replace(/"star":\w+,/, ''))),
    );
    expect(stdout.split('\n').filter((line) => line.includes('ticket/star-not-said'))).toHaveLength(20);
    expect(stderr).toBe('180 more of ticket/star-not-said are not listed\n');
    expect(stdout).toContain('200 tickets checked, 0 good, 200 with errors; the block: 1 error\n');
  });

  test('of another game, or of no file, are refused', async () => {
    const { path, block } = await made();
    const other = await ranInProcess(['check', 'happy-2014', path, '--block', block]);
    expect(other).toMatchObject({
      code: 2,
      stderr: `grattage: ${block}: is a block of rencontre-2007, and the records are of happy-2014\n`,
    });
    const none = await ranInProcess(['check', 'rencontre-2007', '--block', block]);
    expect(none).toMatchObject({
      code: 2,
      stderr:
        'grattage: --block names a block, and no file names its records\n  → name a file of records after the game\n',
    });
  });
});

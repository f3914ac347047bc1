import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { numberAt } from '../../../src/block/ticket-range.ts';
import type { Game } from '../../../src/game/game.ts';
import { loadTemplate } from '../../../src/template/load.ts';
import { ranInProcess } from '../../kit/in-process.ts';
import { blockPlace } from '../../kit/live-block.ts';

let game: Game;
beforeAll(async () => {
  game = (await loadTemplate('rencontre-2007')).game;
});

/** A block of which tickets 51 to 60 are omitted, and files of lists beside it. */
async function shop() {
  const at = blockPlace(game);
  await ranInProcess([
    ...['block', 'omit', at.block, '--tickets', '51-60', '--reason', 'torn'],
    ...['--by', 'A. Martin', '--and', 'B. Durand'],
  ]);
  const no = (count: number): string => numberAt(count - 1, at.file);
  const list = (name: string, lines: readonly string[]): string => {
    const path = join(at.folder, name);
    writeFileSync(path, `\ufeff${lines.join('\r\n')}\r\n`);
    return path;
  };
  const tally = (...more: readonly string[]) => ranInProcess(['block', 'tally', at.block, ...more]);
  return { at, no, list, tally };
}

describe('grattage block tally', () => {
  test('leaves with 0 when every printed ticket was delivered, destroyed or omitted', async () => {
    const { no, list, tally } = await shop();
    const delivered = [
      list('first.txt', [`${no(1)}-${no(50)}`]),
      list('second.txt', [`${no(62)}-${no(750_000)}`]),
    ];
    const destroyed = list('destroyed.txt', [no(61)]);
    expect(
      await tally(
        '--delivered',
        delivered[0] ?? '',
        '--delivered',
        delivered[1] ?? '',
        '--destroyed',
        destroyed,
      ),
    ).toMatchObject({
      code: 0,
      stderr: '',
      stdout: [
        'rencontre-2007, emission 01, block 1',
        '  printed    750,000',
        '  delivered  749,989',
        '  destroyed        1',
        '  omitted         10',
        'every ticket is accounted for, and once',
        '',
      ].join('\n'),
    });
  });

  test('leaves with 1 and names each fault, for people and for machines', async () => {
    const { at, no, list, tally } = await shop();
    const delivered = list('delivered.txt', [`${no(1)}-${no(52)}`, 'x', `${no(62)}-${no(749_990)}`]);
    const faults = [
      `error: ${delivered}:2: "x" is no ticket number, nor the first and last of several`,
      `error: ${no(51)} to ${no(52)} (2 tickets): delivered and omitted both`,
      `error: ${no(61)}: in no list`,
      `error: ${no(749_991)} to ${no(750_000)} (10 tickets): in no list`,
    ];
    const { code, stdout } = await tally('--delivered', delivered);
    expect(code).toBe(1);
    expect(stdout.split('\n')).toEqual([
      ...faults,
      'rencontre-2007, emission 01, block 1',
      '  printed    750,000',
      '  delivered  749,981',
      '  destroyed        0',
      '  omitted         10',
      '4 faults: the tally does not come out',
      '',
    ]);
    const json = await tally('--delivered', delivered, '--json');
    expect(json.code).toBe(1);
    expect(JSON.parse(json.stdout)).toMatchObject({
      game: 'rencontre-2007',
      emission: '01',
      block: 1,
      printed: 750_000,
      delivered: 749_981,
      destroyed: 0,
      omitted: 10,
      faults: [
        { kind: 'unreadable', path: delivered, line: 2 },
        { kind: 'doubled', tickets: 2 },
        { kind: 'missing', first: no(61), last: no(61), tickets: 1 },
        { kind: 'missing', tickets: 10 },
      ],
    });
    expect(json.stdout).not.toContain(at.key);
  });

  test('leaves with 2 where a list is not there', async () => {
    const { at, tally } = await shop();
    const none = join(at.folder, 'none.txt');
    expect(await tally('--delivered', none)).toMatchObject({
      code: 2,
      stdout: '',
      stderr: `grattage: ${none}: cannot be read (no such file or directory)\n  → name a file of records, or - for standard input\n`,
    });
  });

  test('tells the first thousand faults to people, and how many more there are', async () => {
    const { no, list, tally } = await shop();
    const even = Array.from({ length: 1_100 }, (_, at) => no(100 + 2 * at));
    const { stdout } = await tally('--delivered', list('delivered.txt', even));
    expect(stdout).toContain('\nand 102 more: --json lists all\n');
    expect(stdout).toContain('\n1,102 faults: the tally does not come out\n');
  });
});

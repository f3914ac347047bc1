import { chmodSync, mkdirSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { readOmitted } from '../../../src/block/omissions.ts';
import { readLooks } from '../../../src/files/look-log.ts';
import type { Game } from '../../../src/game/game.ts';
import { loadTemplate } from '../../../src/template/load.ts';
import { ranInProcess } from '../../kit/in-process.ts';
import { type BlockPlace, blockPlace } from '../../kit/live-block.ts';

let game: Game;
beforeAll(async () => {
  game = (await loadTemplate('rencontre-2007')).game;
});

const WHO = ['--reason', 'sheet torn', '--by', 'A. Martin', '--and', 'B. Durand'];

const omit = ({ block }: BlockPlace, tickets: string, ...more: readonly string[]) =>
  ranInProcess(['block', 'omit', block, '--tickets', tickets, ...WHO, ...more]);

describe('grattage block omit', () => {
  test('withdraws tickets without the key, and says that no table was restated', async () => {
    const at = blockPlace(game);
    const list = join(at.folder, 'block.omitted.json');
    expect(await omit(at, '51-60,100')).toMatchObject({
      code: 0,
      stdout: '',
      stderr: [
        'rencontre-2007, emission 01, block 1: 11 tickets omitted (51-60,100), by A. Martin and B. Durand',
        '  11 tickets omitted in all, 749,989 tickets left',
        `  in ${list}`,
        '  the prize table that is left was not restated: grattage block left does, with the key',
        '',
      ].join('\n'),
    });
    const second = await omit(at, '200');
    expect(second.stderr).toContain('1 ticket omitted (200)');
    expect(second.stderr).toContain('  12 tickets omitted in all, 749,988 tickets left\n');
    expect((await readOmitted(list, at.file)).omissions.map(({ tickets }) => tickets)).toEqual([
      '51-60,100',
      '200',
    ]);
    expect(readdirSync(at.folder).sort()).toEqual(['block.json', 'block.omitted.json', 'key']);
  });

  test('restates the prize table with the key: for its owner alone, logged, and never printed', async () => {
    const at = blockPlace(game);
    const [left, log] = [join(at.folder, 'block.left.json'), join(at.folder, 'block.log')];
    const { code, stdout, stderr } = await omit(at, '1-2000', '--key', at.key);
    expect([code, stdout]).toEqual([0, '']);
    expect(stderr.split('\n').slice(3)).toEqual([
      `  the prize table that is left is in ${left}, for its owner alone: it tells what was withdrawn`,
      `  logged in ${log}`,
      '',
    ]);
    const table = JSON.parse(readFileSync(left, 'utf8'));
    expect(table).toMatchObject({ kind: 'left', tickets: { omitted: 2_000, left: 748_000 } });
    expect(table.winners).toBeLessThan(221_504);
    expect(stderr).not.toContain(String(table.winners));
    expect(statSync(left).mode & 0o777).toBe(0o600);
    expect(await readLooks({ path: log, beginning: at.file.seal })).toMatchObject([
      { what: `prize table left, to ${left}`, tickets: '1-2000' },
    ]);

    const elsewhere = join(at.folder, 'secret', 'left.json');
    const again = await ranInProcess(['block', 'left', at.block, '--key', at.key, '-o', elsewhere]);
    expect([again.code, again.stdout]).toEqual([0, '']);
    expect(readFileSync(elsewhere, 'utf8')).toBe(readFileSync(left, 'utf8'));
  });

  test('withdraws nothing where the restated table would lie open', async () => {
    const at = blockPlace(game);
    chmodSync(at.folder, 0o755);
    expect(await omit(at, '1', '--key', at.key)).toMatchObject({
      code: 2,
      stderr: `grattage: ${at.folder}: others may look into this folder (mode 755)\n  → live files lie in folders of their owner alone: name one that is not there yet, or chmod 700 ${at.folder}\n`,
    });
    expect(readdirSync(at.folder).sort()).toEqual(['block.json', 'key']);
  });

  test('refuses one person, a table without the key, and tickets of no block', async () => {
    const at = blockPlace(game);
    mkdirSync(join(at.folder, 'x'));
    const one = await ranInProcess([
      ...['block', 'omit', at.block, '--tickets', '1', '--reason', 'torn'],
      ...['--by', 'A. Martin', '--and', 'a.  martin'],
    ]);
    expect(one).toMatchObject({
      code: 2,
      stderr:
        'grattage: two persons withdraw tickets, and --by and --and both name A. Martin\n  → name the second person with --and\n',
    });
    expect(await omit(at, '1', '--left', 'left.json')).toMatchObject({
      code: 2,
      stderr:
        'grattage: --left asks for the prize table that is left, and no key is named\n  → name the key with --key: without it nobody knows what the tickets win\n',
    });
    expect((await omit(at, '750001')).stderr).toContain(
      'there is no ticket 750001: the block has 1 to 750000',
    );
    expect(readdirSync(at.folder).sort()).toEqual(['block.json', 'key', 'x']);
  });
});

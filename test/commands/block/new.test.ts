import { chmodSync, existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { readBlockFile } from '../../../src/block/block-file.ts';
import type { Game } from '../../../src/game/game.ts';
import { loadTemplate } from '../../../src/template/load.ts';
import { ranInProcess } from '../../kit/in-process.ts';
import { blockPlace } from '../../kit/live-block.ts';

let game: Game;
beforeAll(async () => {
  game = (await loadTemplate('rencontre-2007')).game;
});

/** The command with its usual flags, but for those given. */
const blockNew = (key: string, output: string, more: Readonly<Record<string, string>> = {}) => {
  const flags = { '--emission': '04', '--block': '2', '--key': key, '-o': output, ...more };
  return ranInProcess(['block', 'new', 'rencontre-2007', ...Object.entries(flags).flat()]);
};

describe('grattage block new', () => {
  test('seals a block, another salt each time, and says what it is', async () => {
    const { folder, key } = blockPlace(game);
    const [one, two] = [join(folder, 'one.json'), join(folder, 'two.json')];
    const { code, stdout, stderr } = await blockNew(key, one, { '--packs-of': '125' });
    const file = await readBlockFile(one);
    expect({ code, stdout, stderr }).toEqual({
      code: 0,
      stdout: '',
      stderr: [
        'rencontre-2007, emission 04, block 2: 750,000 tickets in 6,000 packs of 125',
        `  numbers     ${file.firstNumber} to ${file.lastNumber}`,
        `  plan        version 1, ${file.plan.hash}`,
        `  commitment  ${file.commitment}`,
        `  in ${one}: it holds no secret, and binds the key to this block`,
        '',
      ].join('\n'),
    });
    expect(file).toMatchObject({ emission: '04', block: 2, packsOf: 125, tickets: 750_000 });
    expect((await blockNew(key, two, { '--packs-of': '125' })).code).toBe(0);
    const other = await readBlockFile(two);
    expect(other.salt).not.toBe(file.salt);
    expect(other.commitment).not.toBe(file.commitment);
    expect(other.firstNumber).toBe(file.firstNumber);
  });

  test('never writes over a block file', async () => {
    const { key, block } = blockPlace(game);
    const before = readFileSync(block, 'utf8');
    expect(await blockNew(key, block)).toMatchObject({
      code: 2,
      stderr: `grattage: ${block}: is there already, and a block file is never written over another file\n  → name a file that is not there\n`,
    });
    expect(readFileSync(block, 'utf8')).toBe(before);
  });

  test.each([
    [{ '--packs-of': '64' }, /^grattage: packs of 64 do not divide a block of 750.000 tickets\n/],
    [{ '--block': '667' }, /^grattage: block 667: blocks of 15.?000 packs count from 1 to 666\n/],
    [{ '--block': '0' }, /a count is a whole number from 1 to 999,999,999, and "0" is not/],
    [{ '--emission': '4' }, /an emission is two digits, and "4" is not/],
  ])('refuses %j and writes nothing', async (more, message) => {
    const { folder, key } = blockPlace(game);
    const output = join(folder, 'new.json');
    const { code, stderr } = await blockNew(key, output, more);
    expect([code, stderr]).toEqual([2, expect.stringMatching(message)]);
    expect(existsSync(output)).toBe(false);
  });

  test('refuses a key that others may read, and writes nothing', async () => {
    const { folder, key } = blockPlace(game);
    chmodSync(key, 0o640);
    const output = join(folder, 'new.json');
    expect(await blockNew(key, output)).toMatchObject({
      code: 2,
      stdout: '',
      stderr: `grattage: ${key}: others than its owner may use this key (mode 640)\n  → take their rights away with chmod 600 ${key}, or make a new key if they may have read it\n`,
    });
    expect(existsSync(output)).toBe(false);
  });
});

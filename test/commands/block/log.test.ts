import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Game } from '../../../src/game/game.ts';
import { loadTemplate } from '../../../src/template/load.ts';
import { ranInProcess } from '../../kit/in-process.ts';
import { blockPlace } from '../../kit/live-block.ts';

let game: Game;
beforeAll(async () => {
  game = (await loadTemplate('rencontre-2007')).game;
});

describe('grattage block log', () => {
  test('prints every look once the chain was found whole, with the hash to note', async () => {
    const { block, key, folder, file } = blockPlace(game);
    const log = (...more: readonly string[]) => ranInProcess(['block', 'log', block, ...more]);
    expect(await log()).toMatchObject({
      code: 0,
      stdout: `rencontre-2007, emission 01, block 1: no look, no log yet\n  note its last hash elsewhere, so that no entry can be cut off: ${file.seal}\n`,
    });
    await ranInProcess(['block', 'show', block, '--key', key, '--ticket', '1201']);
    await ranInProcess(['block', 'records', block, '--key', key, '--plain', '--tickets', '1-50']);
    const { code, stdout } = await log();
    expect(code).toBe(0);
    const lines = stdout.split('\n');
    expect(lines[0]).toMatch(/^20\d\d-\d\d-\d\d \d\d:\d\d:\d\d UTC {2}\S.* {2}1201 {2}show$/);
    expect(lines[1]).toMatch(/ {2}1-50 {2}records as ndjson to standard output$/);
    expect(lines[2]).toBe('rencontre-2007, emission 01, block 1: 2 looks, the chain is whole');
    const { looks, head } = JSON.parse((await log('--json')).stdout);
    expect([looks.length, looks[1].hash]).toEqual([2, head]);
    expect(lines[3]).toBe(`  note its last hash elsewhere, so that no entry can be cut off: ${head}`);
    expect((await log('--holds', head)).code).toBe(0);

    const path = join(folder, 'block.log');
    writeFileSync(path, `${readFileSync(path, 'utf8').split('\n')[0]}\n`);
    expect(await log('--holds', head)).toMatchObject({
      code: 2,
      stdout: '',
      stderr: `grattage: ${path}: no entry has the hash ${head}\n  → if it was the last hash once, entries were cut off since\n`,
    });
    writeFileSync(path, readFileSync(path, 'utf8').replace('1201', '1202'));
    expect(await log()).toMatchObject({
      code: 2,
      stdout: '',
      stderr: `grattage: ${path}:1: the log of looks was altered or cut here\n  → keep it as evidence under another name; a new log begins with the next look\n`,
    });
  });
});

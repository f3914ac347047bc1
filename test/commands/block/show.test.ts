import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { beforeAll, describe, expect, test } from 'vitest';
import { readBlockFile } from '../../../src/block/block-file.ts';
import { numberAt } from '../../../src/block/ticket-range.ts';
import { readLooks } from '../../../src/files/look-log.ts';
import type { Game } from '../../../src/game/game.ts';
import { writeRecord } from '../../../src/game/record.ts';
import { loadTemplate } from '../../../src/template/load.ts';
import { ranInProcess } from '../../kit/in-process.ts';
import { type BlockPlace, blockPlace, opened } from '../../kit/live-block.ts';

let game: Game;
beforeAll(async () => {
  game = (await loadTemplate('happy-2014')).game;
});

const show = ({ block, key }: BlockPlace, ticket: string) =>
  ranInProcess(['block', 'show', block, '--key', key, '--ticket', ticket]);

describe('grattage block show', () => {
  test('prints the record of the ticket with that number, says where it stands, and logs the look', async () => {
    const at = blockPlace(game);
    const log = join(at.folder, 'block.log');
    const line = `${JSON.stringify(writeRecord(game, opened(game).deal.ticket(1_200).ticket))}\n`;
    const said = `happy-2014, emission 01, block 1: ticket 1,201 of 2,000,000, the 1st of pack 25\n  logged in ${log}\n`;
    expect(await show(at, numberAt(1_200, at.file))).toMatchObject({ code: 0, stdout: line, stderr: said });
    expect(await show(at, '1201')).toMatchObject({ code: 0, stdout: line, stderr: said });
    expect(await readLooks({ path: log, beginning: at.file.seal })).toMatchObject([
      { what: 'show', tickets: '1201' },
      { what: 'show', tickets: '1201' },
    ]);
    expect(await readBlockFile(at.block)).toEqual(at.file);
  });

  test.each([
    ['2000001', 'there is no ticket 2000001: the block has 1 to 2000000'],
    ['1-2', '1-2: names several tickets, and one is shown at a time'],
    ['2140200000000003', 'the ticket number 2140200000000003 is of game code 21402, and the block of 21401'],
    ['2140100000000006', 'the ticket number 2140100000000006 has the check digit 6, and 5 is right'],
  ])('refuses %s, and logs no look', async (ticket, message) => {
    const at = blockPlace(game);
    const { code, stdout, stderr } = await show(at, ticket);
    expect([code, stdout, stderr.split('\n')[0]]).toEqual([2, '', `grattage: ${message}`]);
    expect(existsSync(join(at.folder, 'block.log'))).toBe(false);
  });

  test('reaches any ticket without dealing the others', async () => {
    const at = blockPlace(game);
    await show(at, '1');
    const times: number[] = [];
    for (const ticket of ['1999999', '1000000', '77']) {
      const before = performance.now();
      expect((await show(at, ticket)).code).toBe(0);
      times.push(performance.now() - before);
    }
    // The whole block takes half a minute. On a machine at rest it is a tenth of a second; a busy one is given ten times that.
    expect(Math.min(...times)).toBeLessThan(2_000);
  });
});

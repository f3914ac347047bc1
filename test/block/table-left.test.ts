import { beforeAll, expect, test } from 'vitest';
import type { OpenBlock } from '../../src/block/block-file.ts';
import { tableLeft } from '../../src/block/table-left.ts';
import { readRanges } from '../../src/block/ticket-range.ts';
import { play } from '../../src/game/play/play.ts';
import { loadTemplate } from '../../src/template/load.ts';
import { opened } from '../kit/live-block.ts';

let block: OpenBlock;
beforeAll(async () => {
  block = opened((await loadTemplate('rencontre-2007')).game);
});

const left = (tickets: string) =>
  tableLeft(block, {
    omissions: [],
    head: 'h',
    tickets: tickets === '' ? [] : readRanges(tickets, block.file),
  });

test('nothing omitted leaves the prize table', () => {
  const table = left('');
  expect(
    table.tiers.map(({ prizeEuros, table, omitted, left }) => [prizeEuros, table, omitted, left]),
  ).toEqual([
    [30_000, 1, 0, 1],
    [1_000, 3, 0, 3],
    [120, 500, 0, 500],
    [30, 3_000, 0, 3_000],
    [18, 15_500, 0, 15_500],
    [12, 22_000, 0, 22_000],
    [6, 65_000, 0, 65_000],
    [3, 115_500, 0, 115_500],
  ]);
  expect(table).toMatchObject({
    winners: 221_504,
    totalEuros: 1_462_500,
    tickets: { table: 750_000, omitted: 0, left: 750_000 },
    omitted: '',
  });
});

test('what the omitted tickets win, as the judge has it, is missing from the table', () => {
  const { deal } = block;
  const won = new Map<number, number>();
  for (let at = 1_000; at < 3_000; at++) {
    const verdict = play(deal.plan.game, deal.ticket(at).ticket);
    if (verdict.kind === 'win')
      won.set(verdict.total.cents / 100, (won.get(verdict.total.cents / 100) ?? 0) + 1);
  }
  const table = left('1001-3000');
  for (const { prizeEuros, table: all, omitted, left: rest } of table.tiers) {
    expect([prizeEuros, omitted, rest]).toEqual([prizeEuros, won.get(prizeEuros) ?? 0, all - omitted]);
  }
  const winners = [...won.values()].reduce((sum, count) => sum + count, 0);
  expect(winners).toBeGreaterThan(400);
  expect(table.winners).toBe(221_504 - winners);
  expect(table.totalEuros).toBe(1_462_500 - [...won].reduce((sum, [prize, count]) => sum + prize * count, 0));
  expect(table.tickets).toEqual({ table: 750_000, omitted: 2_000, left: 748_000 });
});

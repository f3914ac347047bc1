import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { openDeal } from '../../src/block/deal/deal.ts';
import { planOf } from '../../src/block/plan.ts';
import { planText } from '../../src/block/plan-text.ts';
import type { Game } from '../../src/game/game.ts';
import { writeRecord } from '../../src/game/record.ts';
import { happy, rencontre } from '../game/records.ts';
// @ts-expect-error: plain JavaScript without types, so that it can be read beside the page and nothing else.
import { deal, vectorsOf, vectorsOnPage } from './second-deal.mjs';

const page = readFileSync(new URL('../../src/block/SPEC.md', import.meta.url), 'utf8');
const games: { planText: string; lines: string[] }[] = vectorsOnPage(page);

describe('a dealer made from the page alone', () => {
  it('finds the vectors of both games on the page', () => {
    expect(games.map(({ planText }) => planText.split('\n')[1])).toEqual([
      'game\thappy-2014\t214',
      'game\trencontre-2007\t207',
    ]);
    expect(games.map(({ lines }) => lines.length)).toEqual([12, 12]);
  });

  it.each(games)('deals every vector of game %# as the page has it', ({ planText, lines }) => {
    expect(vectorsOf(planText)).toEqual(lines);
  });
});

/** Not the block of the page's vectors: a later one, so that packs and validation numbers do not count from 0. */
const LATER = { emission: '07', block: 3, key: createHash('sha256').update('a second deal').digest() };

/** Opens the same block with both dealers: each gives the record lines of some tickets. */
function bothDeals(game: Game) {
  const plan = planOf(game);
  const first = openDeal(plan, LATER);
  const second = deal(planText(plan), LATER);
  return {
    tickets: first.tickets,
    packs: plan.packs,
    packsOf: plan.pack.of,
    rows: plan.rows.map((_, row) => firstOf(second, row, plan.pack.of)),
    first: (i: number) => `${i} ${JSON.stringify(writeRecord(game, first.ticket(i).ticket))}`,
    second: (i: number) => `${i} ${JSON.stringify(second.ticket(i))}`,
    firstPack: (pack: number) =>
      first.pack(pack).map(({ ticket }) => JSON.stringify(writeRecord(game, ticket))),
  };
}

/** The first ticket of a row, in the first pack that wins it. */
function firstOf(second: ReturnType<typeof deal>, row: number, packsOf: number): number {
  const pack = second.packs.findIndex((winners: number[]) => winners.includes(row));
  return pack * packsOf + second.order(pack).indexOf(row);
}

/** Places anywhere in the block, the same in every run. */
const lots = (count: number, below: number): readonly number[] =>
  Array.from(
    { length: count },
    (_, i) => createHash('sha256').update(`lot ${i}`).digest().readUInt32BE(0) % below,
  );

const indices = (count: number, from: number): readonly number[] =>
  Array.from({ length: count }, (_, i) => from + i);

describe.each([happy, rencontre])('$id dealt by the first dealer and by the second', (game) => {
  const both = bothDeals(game);

  it('has 2,000 tickets from anywhere in the block alike', () => {
    const some = lots(2000, both.tickets);
    expect(some.map(both.second)).toEqual(some.map(both.first));
  });

  it('has a ticket of each way to win alike', () => {
    expect(both.rows.map(both.second)).toEqual(both.rows.map(both.first));
  });

  it('has whole packs alike, from the first to the last', () => {
    const { packs, packsOf } = both;
    for (const pack of [0, 1, Math.floor(packs / 3), Math.floor(packs / 2), packs - 2, packs - 1]) {
      const places = indices(packsOf, pack * packsOf);
      expect(places.map(both.second)).toEqual(
        both.firstPack(pack).map((line, place) => `${places[place]} ${line}`),
      );
    }
  });
});

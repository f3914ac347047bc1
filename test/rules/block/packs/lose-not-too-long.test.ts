import { expect, test } from 'vitest';
import { foundIn, type SmallBlock } from '../../../audit/small-blocks.ts';
import { honestHappy, numberOf, packsInOrder } from '../faults.ts';

/** The first pack with its losers in one run at its start, as long as that, and then its others. */
const losingFirst = (block: SmallBlock, run: number): SmallBlock =>
  packsInOrder(block, (totals, pack) => {
    const places = totals.map((_, at) => at);
    if (pack !== 0) return places;
    const won = places.filter((at) => (totals[at] ?? 0) > 0);
    const lost = places.filter((at) => (totals[at] ?? 0) === 0);
    const rest = lost.slice(run);
    const each = Math.ceil(rest.length / won.length);
    return [
      ...lost.slice(0, run),
      ...won.flatMap((at, turn) => [at, ...rest.slice(turn * each, (turn + 1) * each)]),
    ];
  });

const longest = honestHappy().plan.pack.longestLosingRun;

test('the longest run that the game allows is kept', () => {
  expect(foundIn(losingFirst(honestHappy(), longest))).toEqual([]);
});

test('one more losing ticket is too many, and the run is named by its first', () => {
  const block = honestHappy();
  expect(foundIn(losingFirst(block, longest + 1))).toEqual([
    `block/packs/lose-not-too-long: a losing run has ${longest} losing tickets at most, and 1 pack has a longer one: ${longest + 1} from ${numberOf(block, 0)} on`,
  ]);
});

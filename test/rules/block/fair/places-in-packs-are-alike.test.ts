import { expect, test } from 'vitest';
import { rulesBroken } from '../../../audit/small-blocks.ts';
import { honestHappy, packsInOrder } from '../faults.ts';

const RULE = 'block/fair/places-in-packs-are-alike';

/** Every pack with its first winner at that place, the ticket there in its stead; in packs that `is` names. */
const firstWinnerAt = (place: number, is: (pack: number) => boolean) =>
  packsInOrder(honestHappy(), (won, pack) => {
    const places = won.map((_, at) => at);
    const winner = won.findIndex((total) => total > 0);
    if (is(pack)) [places[place], places[winner]] = [winner, places[place] ?? place];
    return places;
  });

test('packs whose third ticket always wins are found', () => {
  expect(rulesBroken(firstWinnerAt(2, () => true))).toContain(RULE);
});

test('that one pack in twenty has its winner there is chance', () => {
  expect(rulesBroken(firstWinnerAt(2, (pack) => pack % 20 === 0))).toEqual([]);
});

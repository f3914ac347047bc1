import { expect, test } from 'vitest';
import { foundIn, rulesBroken } from '../../../audit/small-blocks.ts';
import { changedByPrize, honestHappy } from '../faults.ts';

const RULE = 'block/fair/zones-win-alike';

/** Winning months changed with the first one, in tickets of which `is` is true. */
const winsInJanuary = (is: (at: number) => boolean) =>
  changedByPrize(honestHappy(), (surfaces, total, at) => {
    if (total === 0 || !is(at)) return surfaces;
    return surfaces.map((surface) => {
      const won = surface.zones.findIndex(
        (zone) => zone.mechanic === 'twins' && zone.marks[0] === zone.marks[1],
      );
      if (won < 1) return surface;
      const zones = [...surface.zones];
      const [first, winner] = [zones[0], zones[won]];
      if (first === undefined || winner === undefined) return surface;
      [zones[0], zones[won]] = [winner, first];
      return { ...surface, zones };
    });
  });

test('a January that wins three times as often as it should is found', () => {
  const block = winsInJanuary((at) => at % 5 === 0);
  expect(rulesBroken(block)).toEqual([RULE]);
  expect(foundIn(block)[0]).toContain(
    'some zones of a surface win oftener than others: which zone of mois wins (χ² = ',
  );
});

test('one that wins on one ticket in two hundred besides is chance', () => {
  expect(rulesBroken(winsInJanuary((at) => at % 200 === 0))).toEqual([]);
});

import { describe, expect, it } from 'vitest';
import { deals } from '../../src/game/deals.ts';
import { winnable } from '../../src/game/winnable.ts';
import { isListed, tierOf } from '../../src/reglement/prize-table.ts';
import { euros, rencontre } from './records.ts';

const { reglement, surfaces } = rencontre;
const shown = (terms: readonly number[]) =>
  deals(surfaces, terms.map(euros)).map((deal) =>
    [...deal].map(([surface, { cents }]) => `${surface} ${cents / 100}`).join(', '),
  );

describe('deals of the 2007 compositions to its four surfaces', () => {
  it.each([
    [30_000, [1]],
    [1_000, [2, 1]],
    [120, [2, 1]],
    [30, [2, 3, 3, 4, 1]],
    [18, [2, 6, 12, 8, 2, 1]],
    [12, [2, 6, 3, 9, 1]],
    [6, [3, 6]],
    [3, [4]],
  ])('for %i €, composition by composition, are %j', (prize, counts) => {
    const compositions = tierOf(reglement, euros(prize))?.compositions ?? [];
    expect(compositions.map((composition) => deals(surfaces, composition).length)).toEqual(counts);
  });

  it('give 8 € to the letter only', () => {
    expect(shown([5, 5, 8])).toEqual(['rencontre 5, coupDeFoudre 5, declaration 8']);
  });

  it('give the greatest prize in one way', () => {
    expect(shown([5_000, 5_000, 10_000, 10_000])).toEqual([
      'rencontre 5000, coupDeFoudre 5000, declaration 10000, vieADeux 10000',
    ]);
  });

  it('are none for five terms, or for an amount that no surface has', () => {
    expect(shown([3, 3, 3, 3, 3])).toEqual([]);
    expect(shown([7])).toEqual([]);
  });
});

/** Every multiset of wins that the four surfaces can come to, each once, as sorted cents. */
function multisets(): readonly (readonly number[])[] {
  let lists: readonly (readonly number[])[] = [[]];
  for (const surface of surfaces) {
    const wins = winnable(surface, euros(30_000)).map(({ cents }) => cents);
    lists = lists.flatMap((list) => [list, ...wins.map((win) => [...list, win])]);
  }
  const keys = new Set(lists.map((list) => list.toSorted((a, b) => a - b).join(' ')));
  return [...keys].map((key) => key.split(' ').map(Number));
}

it('36 multisets add up to a tier and are not listed: 21 for 30 €, 8 for 18 €, 7 for 120 €', () => {
  const unlisted = new Map<number, number>();
  for (const cents of multisets()) {
    const total = cents.reduce((sum, win) => sum + win, 0);
    const tier = tierOf(reglement, { cents: total, currency: 'EUR' });
    if (tier === undefined) continue;
    if (
      isListed(
        tier,
        cents.map((win) => euros(win / 100)),
      )
    )
      continue;
    unlisted.set(total / 100, (unlisted.get(total / 100) ?? 0) + 1);
  }
  expect(Object.fromEntries(unlisted)).toEqual({ 18: 8, 30: 21, 120: 7 });
});

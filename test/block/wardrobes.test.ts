import { describe, expect, it } from 'vitest';
import { euros } from '../../src/base/money.ts';
import { planRows } from '../../src/block/plan-rows.ts';
import { wardrobes } from '../../src/block/wardrobes.ts';
import type { Guise, Guises } from '../../src/game/block-policy.ts';
import type { Game } from '../../src/game/game.ts';
import { happy, rencontre } from '../game/records.ts';
import { refusalOf, withPolicy } from './policies.ts';

const N = '\u00a0';
const dressed = (game: Game, guises: Readonly<Record<string, Guises>>) => {
  const changed = withPolicy(game, { guises: { ...game.policy.guises, ...guises } });
  return wardrobes(changed, planRows(changed));
};
const weighed = (...rows: readonly (readonly [guise: Guise, weight: number])[]): Guises => ({
  always: [],
  weights: rows.map(([guise, weight]) => ({ guise, weight })),
});

describe('the wardrobes of both games', () => {
  it('hold for the months of Happy 2014 nine amounts of every ticket and all seven to draw', () => {
    const [mois, bonus] = wardrobes(happy, planRows(happy));
    expect(mois).toEqual({
      surface: 'mois',
      always: [600, 900, 2_000, 2_000, 4_000, 4_000, 10_000, 100_000, 3_000_000],
      guises: [600, 900, 2_000, 4_000, 10_000, 100_000, 3_000_000],
      weights: [6, 4, 2, 1, 1, 1, 1],
    });
    expect(bonus).toEqual({ surface: 'bonus', always: [], guises: [], weights: [] });
  });

  it('hold all losing phrases alike where the policy names none', () => {
    const unruled = { ...rencontre, policy: { ...rencontre.policy, guises: {} } };
    const [, , letter] = wardrobes(unruled, planRows(rencontre));
    const { phrases = [] } = rencontre.surfaces[2] ?? {};
    expect(letter?.guises).toEqual(
      phrases.filter((phrase) => !/c(?:œ|oe)ur|aime|baisers|magique|passion/i.test(phrase)),
    );
    expect(letter?.guises).toHaveLength(27);
    expect(new Set(letter?.weights)).toEqual(new Set([1]));
  });

  it('hold guises in the order of the table, whatever that of the policy', () => {
    const rows = [18, 12, 30, 10, 3, 5, 6, 100, 500, 1_000, 5_000].map(
      (amount) => [euros(amount), 2] as const,
    );
    expect(dressed(rencontre, { rencontre: weighed(...rows) })[0]?.guises).toEqual(
      [3, 5, 6, 10, 12, 18, 30, 100, 500, 1_000, 5_000].map((amount) => amount * 100),
    );
  });
});

describe('guises that would tell, or that no zone can show, are refused', () => {
  const months = happy.policy.guises.mois ?? weighed();

  it.each([
    [`a zone of rencontre cannot show 9${N}€`, rencontre, { rencontre: weighed([euros(9), 1]) }],
    ['a zone of vieADeux cannot show « licorne »', rencontre, { vieADeux: weighed(['licorne', 1]) }],
    [`a zone of bonus cannot show 6${N}€`, happy, { bonus: weighed([euros(6), 1]) }],
    ['rencontre has no guise with a weight', rencontre, { rencontre: weighed() }],
    [
      `« coeur » has weight 0: a weight is whole and at least 1`,
      rencontre,
      { vieADeux: weighed(['coeur', 0]) },
    ],
    ['« coeur » has two weights', rencontre, { vieADeux: weighed(['coeur', 1], ['coeur', 2]) }],
    ['the policy has guises for noel, which is no surface of happy-2014', happy, { noel: weighed() }],
    [
      'mois has 12 zones and shows 13 amounts',
      happy,
      { mois: { ...months, always: Array.from({ length: 13 }, () => euros(6)) } },
    ],
    [
      `the tier of 30${N}000${N}€ wins 5${N}000${N}€ on rencontre, which losing tickets do not show`,
      rencontre,
      { rencontre: weighed([euros(3), 1]) },
    ],
    [
      `the tier of 100${N}€ wins 40${N}€ on mois, which losing tickets do not show`,
      happy,
      { mois: { ...months, always: [6, 9, 20, 20, 40, 100, 1_000, 30_000].map(euros) } },
    ],
  ])('%s', (message, game, guises) => {
    expect(refusalOf(() => dressed(game, guises))).toBe(message);
  });
});

import { describe, expect, it } from 'vitest';
import { euros } from '../../src/base/money.ts';
import type { PlanRow } from '../../src/block/plan.ts';
import { planRows } from '../../src/block/plan-rows.ts';
import type { OpenWay, Split } from '../../src/game/block-policy.ts';
import type { Game } from '../../src/game/game.ts';
import { happy, rencontre } from '../game/records.ts';
import { refusalOf, withPolicy } from './policies.ts';

/** `2583: rencontre 5, coupDeFoudre 5, declaration 8`. */
const inWords = ({ tickets, shares }: PlanRow): string =>
  `${tickets}: ${[...shares].map(([id, amounts]) => `${id} ${amounts.map(({ cents }) => cents / 100).join('+')}`).join(', ')}`;

const rowsOf = (game: Game, prize: number): readonly string[] =>
  planRows(game)
    .filter(({ tier }) => tier.prize.cents === prize * 100)
    .map(inWords);

const ticketsOf = (game: Game): readonly number[] =>
  game.reglement.prizeTable.tiers.map(({ prize }) =>
    planRows(game)
      .filter(({ tier }) => tier.prize.cents === prize.cents)
      .reduce((total, { tickets }) => total + tickets, 0),
  );

describe('the rows of both games', () => {
  it('are the tickets of every tier of the prize table', () => {
    expect(ticketsOf(happy)).toEqual([2, 8, 1_710, 12_750, 27_350, 100_000, 294_000]);
    expect(ticketsOf(rencontre)).toEqual([1, 3, 500, 3_000, 15_500, 22_000, 65_000, 115_500]);
  });

  it('make the tier that they are of, ticket by ticket', () => {
    for (const { tier, shares } of [...planRows(happy), ...planRows(rencontre)]) {
      const cents = [...shares.values()].flat().reduce((total, amount) => total + amount.cents, 0);
      expect(cents).toBe(tier.prize.cents);
    }
  });
});

describe('the rows of the 2007 game', () => {
  it('are all its compositions, and all their deals', () => {
    const rows = planRows(rencontre);
    expect(rows).toHaveLength(85);
    expect(new Set(rows.map(({ composition }) => composition)).size).toBe(24);
  });

  it('have a composition as often as the others of its tier, and its deals too', () => {
    expect(rowsOf(rencontre, 120)).toEqual([
      '125: declaration 120',
      '125: vieADeux 120',
      '250: rencontre 100, vieADeux 20',
    ]);
    expect(rowsOf(rencontre, 1_000)).toEqual([
      '1: rencontre 1000',
      '1: coupDeFoudre 1000',
      '1: rencontre 500, coupDeFoudre 500',
    ]);
  });

  it('have compositions by weight where the template weighs them, and none of one without weight', () => {
    const weighed = withPolicy(rencontre, { splits: [{ prize: euros(120), weights: [4, 1] }] });
    expect(rowsOf(weighed, 120)).toEqual([
      '200: declaration 120',
      '200: vieADeux 120',
      '100: rencontre 100, vieADeux 20',
    ]);
    const alone = withPolicy(rencontre, { splits: [{ prize: euros(120), weights: [0, 1] }] });
    expect(rowsOf(alone, 120)).toEqual(['500: rencontre 100, vieADeux 20']);
  });
});

describe('the rows of Happy 2014', () => {
  it('make 40 € in one zone or two, on one surface or both', () => {
    expect(rowsOf(happy, 40)).toEqual([
      '5100: mois 40',
      '1275: bonus 40',
      '3825: mois 20+20',
      '2550: mois 20, bonus 20',
    ]);
  });

  it('make the two highest prizes in one zone, half of them by the Bonus', () => {
    expect(rowsOf(happy, 30_000)).toEqual(['1: mois 30000', '1: bonus 30000']);
    expect(rowsOf(happy, 1_000)).toEqual(['4: mois 1000', '4: bonus 1000']);
  });
});

describe('a split that no block can have is refused', () => {
  const way = (wins: Readonly<Record<string, readonly number[]>>, weight = 1): OpenWay => ({
    weight,
    wins: Object.fromEntries(Object.entries(wins).map(([id, amounts]) => [id, amounts.map(euros)])),
  });
  const instead = (game: Game, split: Split): Game =>
    withPolicy(game, {
      splits: [...game.policy.splits.filter(({ prize }) => prize.cents !== split.prize.cents), split],
    });
  const open = (prize: number, ...ways: readonly OpenWay[]): Game =>
    instead(happy, { prize: euros(prize), ways });
  const listed = (prize: number, weights: readonly number[]): Game =>
    instead(rencontre, { prize: euros(prize), weights });

  it.each([
    ['the tier of 20 € = 20 € + 6 € adds up to 26 €', open(20, way({ mois: [20], bonus: [6] }))],
    [
      'the tier of 20 € = 20 € is dealt to noel, which is no surface of the game',
      open(20, way({ noel: [20] })),
    ],
    [
      'the tier of 40 € = 30 € + 10 € wins 30 € on mois, where no zone can',
      open(40, way({ mois: [30, 10] })),
    ],
    [
      'the tier of 40 € = 20 € + 20 € wins more often on bonus than it has zones',
      open(40, way({ bonus: [20, 20] })),
    ],
    ['the tier of 20 € has no way with a weight above 0', open(20, way({ mois: [20] }, 0))],
    ['the tier of 20 € has no way with a weight above 0', open(20)],
    ['the tier of 20 € has a weight that is no whole number from 0 up', open(20, way({ mois: [20] }, 0.5))],
    [
      'the tier of 20 € has a weight that is no whole number from 0 up',
      open(20, way({ mois: [20] }), way({ bonus: [20] }, -1)),
    ],
    [
      'the tier of 20 € has weights, and the règlement lists no composition: give ways',
      instead(happy, { prize: euros(20), weights: [1] }),
    ],
    [
      'the tier of 20 € has no split, and the règlement lists no composition',
      withPolicy(happy, { splits: happy.policy.splits.filter(({ prize }) => prize.cents !== 2_000) }),
    ],
    [
      'the tier of 30 € is split by ways, and the règlement lists its compositions: give weights',
      instead(rencontre, { prize: euros(30), ways: [way({ rencontre: [30] })] }),
    ],
    ['the tier of 30 € has 2 weights for 5 compositions', listed(30, [1, 1])],
    ['the tier of 30 € has no way with a weight above 0', listed(30, [0, 0, 0, 0, 0])],
    ['the policy splits 31 €, which is no tier of the prize table', listed(31, [1])],
    [
      'the policy splits 20 € twice',
      withPolicy(happy, { splits: [...happy.policy.splits, ...happy.policy.splits.slice(4, 5)] }),
    ],
  ])('%s', (message, game) => {
    expect(refusalOf(() => planRows(game))).toBe(message.replaceAll(' €', '\u00a0€'));
  });

  it('a composition that no surface can share is named with its tier', () => {
    const [highest, ...others] = rencontre.reglement.prizeTable.tiers;
    if (highest === undefined) throw new Error('no tier');
    const tiers = [{ ...highest, compositions: [[15_000, 15_000].map(euros)] }, ...others];
    const { reglement } = rencontre;
    const game = {
      ...rencontre,
      reglement: { ...reglement, prizeTable: { ...reglement.prizeTable, tiers } },
    };
    expect(refusalOf(() => planRows(game))).toBe(
      'the tier of 30\u00a0000\u00a0€ = 15\u00a0000\u00a0€ + 15\u00a0000\u00a0€ cannot be dealt to the surfaces',
    );
  });
});

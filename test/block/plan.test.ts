import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { euros } from '../../src/base/money.ts';
import { isHigh, planOf } from '../../src/block/plan.ts';
import { planText } from '../../src/block/plan-text.ts';
import type { Game } from '../../src/game/game.ts';
import { happy, rencontre } from '../game/records.ts';
import { refusalOf, withPack, withPolicy } from './policies.ts';

const N = '\u00a0';

describe('the plan of a block', () => {
  it('is the block: winners of the prize table, and losers', () => {
    const plans = [happy, rencontre].map((game) => planOf(game));
    expect(plans.map(({ packs, losers }) => [packs, losers])).toEqual([
      [40_000, 1_564_180],
      [15_000, 528_496],
    ]);
  });

  it('pays the prize table to the cent', () => {
    for (const game of [happy, rencontre]) {
      const paid = planOf(game).rows.reduce((sum, { tier, tickets }) => sum + tickets * tier.prize.cents, 0);
      expect(paid).toBe(game.reglement.prizeTable.total.cents);
    }
  });

  it('is named by the hash of its text', () => {
    const plan = planOf(happy);
    expect(plan.hash).toBe(createHash('sha256').update(planText(plan)).digest('hex'));
  });

  it('counts as high every prize from the rule’s own up', () => {
    const { rows, pack } = planOf(happy);
    const high = new Set(rows.filter((row) => isHigh(row, pack)).map(({ tier }) => tier.prize.cents / 100));
    expect([...high]).toEqual([30_000, 1_000, 100]);
  });

  it('has other packs where they are asked for, by the same rules in proportion', () => {
    const { pack, packs } = planOf(happy, 25);
    expect([packs, pack.of, pack.least, pack.most]).toEqual([80_000, 25, 3, 8]);
    expect(planOf(happy, 50)).toEqual(planOf(happy));
  });
});

describe('a plan has another hash as soon as it would deal otherwise', () => {
  const hash = planOf(rencontre).hash;
  const [first, ...rest] = rencontre.surfaces;
  if (first === undefined) throw new Error('no surface');
  const others: readonly (readonly [string, Game])[] = [
    ['another code', withPolicy(rencontre, { code: '208' })],
    ['fewer winners in a pack', withPack(rencontre, { least: 8 })],
    ['longer runs', withPack(rencontre, { longestLosingRun: 19 })],
    ['high prizes from 30 € up', withPack(rencontre, { high: { from: euros(30), most: 1 } })],
    ['two high prizes in a pack', withPack(rencontre, { high: { from: euros(120), most: 2 } })],
    ['other weights', withPolicy(rencontre, { splits: [{ prize: euros(120), weights: [2, 1] }] })],
    ['other guises', withPolicy(rencontre, { guises: { ...rencontre.policy.guises, vieADeux: hearts(1) } })],
    [
      'marks in another order',
      { ...rencontre, surfaces: [{ ...first, marks: first.marks.toReversed() }, ...rest] },
    ],
  ];
  it.each(others)('%s', (_, game) => {
    expect(planOf(game).hash).not.toBe(hash);
  });

  it('and the same one where only a title changes', () => {
    expect(planOf({ ...rencontre, title: 'Autre nom' }).hash).toBe(hash);
  });
});

const hearts = (weight: number) => ({
  always: [],
  weights: ['coeur', 'marguerite', 'coupe', 'cadeau', 'diamant'].map((guise) => ({ guise, weight })),
});

describe('a plan that cannot be kept is refused', () => {
  it.each([
    ['packs of 33 do not divide a block of 2,000,000 tickets', () => planOf(happy, 33)],
    [
      '40,000 packs with 11 winners at least need 440,000, and the block has 435,820',
      () => planOf(withPack(happy, { least: 11 })),
    ],
    [
      '40,000 packs with 10 winners at most hold 400,000, and the block has 435,820',
      () => planOf(withPack(happy, { most: 10 })),
    ],
    [
      '40,000 packs with 1 at most from 6 € up cannot hold 435,820',
      () => planOf(withPack(happy, { high: { from: euros(6), most: 1 } })),
    ],
    [
      'the policy\'s code "000" is not three digits other than 000',
      () => planOf(withPolicy(happy, { code: '000' })),
    ],
    [
      'the policy\'s code "21" is not three digits other than 000',
      () => planOf(withPolicy(happy, { code: '21' })),
    ],
  ])('%s', (message, tried) => {
    expect(refusalOf(tried)).toBe(message.replace(/(?<=[0-9]) (?=[0-9€])/g, N));
  });
});

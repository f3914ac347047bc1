import { describe, expect, it } from 'vitest';
import { planOf } from '../../src/block/plan.ts';
import { happy, rencontre } from './records.ts';

describe.each([happy, rencontre])('the policy of $id', ({ policy, reglement, surfaces }) => {
  it('has a code of three digits that no specimen bears', () => {
    expect(policy.code).toMatch(/^[0-9]{3}$/);
    expect(policy.code).not.toBe('000');
  });

  it('leaves room between the fewest winners of a pack and the most, on both sides of the average', () => {
    const average = (reglement.prizeTable.winners / reglement.blockSize) * policy.pack.of;
    expect(policy.pack.least).toBeLessThan(average - 4);
    expect(policy.pack.most).toBeGreaterThan(average + 4);
  });

  it('names surfaces, prizes and guises of its game only', () => {
    const ids = surfaces.map(({ id }) => id);
    for (const id of Object.keys(policy.guises)) expect(ids).toContain(id);
    const prizes = reglement.prizeTable.tiers.map(({ prize }) => prize.cents);
    for (const { prize } of policy.splits) expect(prizes).toContain(prize.cents);
  });
});

it('the two games have codes of their own', () => {
  expect(happy.policy.code).not.toBe(rencontre.policy.code);
});

describe('the policy of Happy 2014', () => {
  it('lets every month’s win be one of the amounts that stand on every ticket', () => {
    const always = (happy.policy.guises.mois?.always ?? []).map(
      (guise) => (guise as { cents: number }).cents,
    );
    for (const { shares } of planOf(happy).rows) {
      const left = [...always];
      for (const { cents } of shares.get('mois') ?? []) {
        expect(left).toContain(cents);
        left.splice(left.indexOf(cents), 1);
      }
    }
  });

  it('lets the Bonus win a fifth of what a single zone wins, but half of the two highest prizes', () => {
    const shares = planOf(happy).rows.filter(({ shares: { size } }) => size === 1);
    const won = (prize: number, surface: string): number =>
      shares
        .filter((row) => row.tier.prize.cents === prize * 100 && row.shares.get(surface)?.length === 1)
        .reduce((sum, { tickets }) => sum + tickets, 0);
    expect([6, 9, 20, 40].map((prize) => won(prize, 'mois') / won(prize, 'bonus'))).toEqual([4, 4, 4, 4]);
    expect([1_000, 30_000].map((prize) => won(prize, 'mois') / won(prize, 'bonus'))).toEqual([1, 1]);
  });
});

describe('the policy of the 2007 game', () => {
  it('shows 3 € on losing cards and targets nearly as often as winning ones win it', () => {
    const { rows, wardrobes } = planOf(rencontre);
    for (const [place, surface] of ['rencontre', 'coupDeFoudre'].entries()) {
      const winning = rows.filter(({ shares }) => shares.has(surface));
      const all = winning.reduce((sum, { tickets }) => sum + tickets, 0);
      const three = winning
        .filter(({ shares }) => shares.get(surface)?.[0]?.cents === 300)
        .reduce((sum, { tickets }) => sum + tickets, 0);
      const { guises = [], weights = [] } = wardrobes[place] ?? {};
      const shown = (weights[guises.indexOf(300)] ?? 0) / weights.reduce((sum, weight) => sum + weight, 0);
      expect(three / all / shown).toBeGreaterThan(1);
      expect(three / all / shown).toBeLessThan(1.25);
    }
  });
});

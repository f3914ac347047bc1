import { describe, expect, it } from 'vitest';
import { planSpecimens } from '../../src/block/specimen-plan.ts';
import { happy, rencontre } from '../game/records.ts';

const N = '\u00a0';
const kinds = (plan: ReturnType<typeof planSpecimens>): Readonly<Record<string, number>> => {
  const counts: Record<string, number> = {};
  for (const { purpose } of plan) counts[purpose.kind] = (counts[purpose.kind] ?? 0) + 1;
  return counts;
};

describe('the plan of specimens', () => {
  it('fills whole packs, with eight losers at least', () => {
    expect(kinds(planSpecimens(happy, 50))).toEqual({ tier: 7, composition: 29, loser: 14 });
    expect(kinds(planSpecimens(rencontre, 50))).toEqual({
      tier: 8,
      composition: 77,
      amount: 5,
      phrase: 2,
      loser: 8,
    });
  });

  it('takes another pack where eight losers would not fit', () => {
    expect(planSpecimens(happy, 44)).toHaveLength(44);
    expect(planSpecimens(happy, 43)).toHaveLength(86);
  });

  it('begins with the tiers from the highest down', () => {
    expect(
      planSpecimens(happy, 50)
        .slice(0, 7)
        .map(({ purpose }) => purpose.label),
    ).toEqual([
      `30${N}000${N}€ = 30${N}000${N}€ (Les douze mois)`,
      `1${N}000${N}€ = 1${N}000${N}€ (Les douze mois)`,
      `100${N}€ = 100${N}€ (Les douze mois)`,
      `40${N}€ = 40${N}€ (Les douze mois)`,
      `20${N}€ = 20${N}€ (Les douze mois)`,
      `9${N}€ = 9${N}€ (Les douze mois)`,
      `6${N}€ = 6${N}€ (Les douze mois)`,
    ]);
  });

  it('says of each what it shows', () => {
    const labels = planSpecimens(happy, 50).map(({ purpose }) => purpose.label);
    expect(labels).toContain(`1${N}000${N}€ = 9 × 100${N}€ (Les douze mois) + 100${N}€ (Bonus)`);
    expect(labels.at(-1)).toBe('loser 14');
  });
});

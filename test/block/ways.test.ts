import { describe, expect, it } from 'vitest';
import type { Shares } from '../../src/block/make/ticket.ts';
import { ways } from '../../src/block/ways.ts';
import type { Game } from '../../src/game/game.ts';
import { happy, rencontre } from '../game/records.ts';

const waysOf = (game: Game, prize: number): readonly Shares[] => {
  const tier = game.reglement.prizeTable.tiers.find((one) => one.prize.cents === prize * 100);
  return tier === undefined ? [] : ways(game, tier);
};

/** Euros by surface: `mois 20+20 bonus 0`. */
const shown = (shares: Shares): string =>
  [...shares]
    .map(([surface, amounts]) => `${surface} ${amounts.map(({ cents }) => cents / 100).join('+')}`)
    .join(', ');

describe('the ways of the 2007 game', () => {
  it('are all deals of all its compositions', () => {
    const counts = rencontre.reglement.prizeTable.tiers.map((tier) => ways(rencontre, tier).length);
    expect(counts).toEqual([1, 3, 3, 13, 31, 21, 9, 4]);
  });

  it('give 1 000 € on one surface of two, or 500 € on both', () => {
    expect(waysOf(rencontre, 1000).map(shown)).toEqual([
      'rencontre 1000',
      'coupDeFoudre 1000',
      'rencontre 500, coupDeFoudre 500',
    ]);
  });
});

describe('the ways of Happy 2014', () => {
  it('give by one month or by the Bonus what no sum makes', () => {
    for (const prize of [6, 9, 20, 30000]) {
      expect(waysOf(happy, prize).map(shown)).toEqual([`mois ${prize}`, `bonus ${prize}`]);
    }
  });

  it('give 40 € by one month, by the Bonus, by two months, by a month and the Bonus', () => {
    expect(waysOf(happy, 40).map(shown)).toEqual(['mois 40', 'bonus 40', 'mois 20+20', 'mois 20, bonus 20']);
  });

  it('give 1 000 € by every sum of twelve months at most, and once with each share of the Bonus', () => {
    expect(waysOf(happy, 1000).map(shown)).toEqual([
      'mois 1000',
      'bonus 1000',
      'mois 100+100+100+100+100+100+100+100+100+100',
      'mois 100+100+100+100+100+100+100+100+100, bonus 100',
      'mois 20+40+40+100+100+100+100+100+100+100+100+100',
      'mois 20+40+100+100+100+100+100+100+100+100+100, bonus 40',
      'mois 40+40+100+100+100+100+100+100+100+100+100, bonus 20',
    ]);
  });

  it('give 100 € by eleven sums of several months', () => {
    const months = waysOf(happy, 100).filter(
      (shares) => shares.size === 1 && (shares.get('mois')?.length ?? 0) > 1,
    );
    expect(months).toHaveLength(11);
    expect(months.map(shown)).toContain('mois 6+6+6+6+6+6+6+6+6+6+20+20');
  });
});

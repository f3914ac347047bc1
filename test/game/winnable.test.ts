import { expect, it } from 'vitest';
import { surfaceOf } from '../../src/game/game.ts';
import { winnable } from '../../src/game/winnable.ts';
import { euros, happy, rencontre } from './records.ts';

const wins = (game: typeof happy, surface: string, limit: number) =>
  winnable(surfaceOf(game, surface), euros(limit)).map(({ cents }) => cents / 100);

it('the cards win any amount of their table', () => {
  expect(wins(rencontre, 'rencontre', 30_000)).toEqual([3, 5, 6, 10, 12, 18, 30, 100, 500, 1_000, 5_000]);
});

it('the target wins any amount of its own table but 0', () => {
  expect(wins(rencontre, 'coupDeFoudre', 30_000)).toEqual([3, 5, 6, 9, 10, 12, 15, 30, 500, 1_000, 5_000]);
});

it('the letter wins every sum of different winning words', () => {
  expect(wins(rencontre, 'declaration', 130)).toEqual([3, 5, 8, 10, 13, 15, 18, 120, 123, 125, 128, 130]);
  expect(wins(rencontre, 'declaration', 30_000)).toHaveLength(31);
});

it('the hearts win one pair or two different ones', () => {
  expect(wins(rencontre, 'vieADeux', 200)).toEqual([3, 6, 9, 20, 23, 26, 120, 123, 126, 140]);
  expect(wins(rencontre, 'vieADeux', 30_000)).toHaveLength(15);
});

it('twelve months win sums, twelve at most of the same amount', () => {
  expect(wins(happy, 'mois', 20)).toEqual([6, 9, 12, 15, 18, 20]);
  expect(wins(happy, 'mois', 72)).toContain(72);
  expect(wins(happy, 'mois', 12 * 30_000).at(-1)).toBe(360_000);
});

it('the Bonus wins any amount of its table but 0', () => {
  expect(wins(happy, 'bonus', 30_000)).toEqual([6, 9, 20, 40, 100, 1_000, 30_000]);
});

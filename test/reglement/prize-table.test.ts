import { expect, it } from 'vitest';
import { isListed, tierOf } from '../../src/reglement/prize-table.ts';
import { euros, happy, rencontre } from '../game/records.ts';

const listed = (prize: number, ...wins: readonly number[]) => {
  const tier = tierOf(rencontre.reglement, euros(prize));
  return tier && isListed(tier, wins.map(euros));
};

it('a prize of the table has its row, and any other has none', () => {
  expect(tierOf(rencontre.reglement, euros(12))?.tickets).toBe(22_000);
  expect(tierOf(rencontre.reglement, euros(13))).toBeUndefined();
});

it('a listed composition is listed in any order', () => {
  expect(listed(18, 3, 6, 9)).toBe(true);
  expect(listed(18, 9, 3, 6)).toBe(true);
});

it('wins that add up to a tier without being listed are not listed', () => {
  expect(listed(30, 12, 18)).toBe(false);
  expect(listed(6, 3)).toBe(false);
  expect(listed(6, 3, 3, 3)).toBe(false);
  expect(listed(12, 3, 3, 3, 3)).toBe(true);
});

it('where the split is left open, any split is listed', () => {
  const tier = tierOf(happy.reglement, euros(40));
  expect(tier && isListed(tier, [20, 20].map(euros))).toBe(true);
});

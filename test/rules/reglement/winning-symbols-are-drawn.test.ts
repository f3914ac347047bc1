import { expect, it } from 'vitest';
import { rule } from '../../../src/rules/reglement/winning-symbols-are-drawn.ts';
import { happy, rencontre, sayings, withSurface } from './games.ts';

it('every pair that wins is of symbols that the surface prints', () => {
  expect(sayings(rule, rencontre)).toEqual([]);
  expect(sayings(rule, happy)).toEqual([]);
});

it('a winning symbol that is never printed is told', () => {
  const marks = (rencontre.surfaces[3]?.marks ?? []).filter(({ id }) => id !== 'coupe');
  expect(sayings(rule, withSurface(rencontre, 'vieADeux', { marks }))).toEqual([
    'vieADeux 3.5.2: a pair of coupe de champagne wins on vieADeux, whose symbols are cœur, marguerite, cadeau, diamant',
  ]);
});

import { expect, it } from 'vitest';
import { rule } from '../../../src/rules/reglement/compositions-can-be-dealt.ts';
import { euros, happy, rencontre, sayings, withTier } from './games.ts';

it('every composition of both games can be dealt', () => {
  expect(sayings(rule, rencontre)).toEqual([]);
  expect(sayings(rule, happy)).toEqual([]);
});

it('a composition with an amount that no surface may win is told', () => {
  expect(sayings(rule, withTier(rencontre, 7, { compositions: [[euros(1), euros(2)]] }))).toEqual([
    '2: the prize table asks for a surface of its own for each term of 1\u00a0€ + 2\u00a0€; the surfaces allow no such deal',
  ]);
});

it('a composition that asks one surface for two of its terms is told', () => {
  const compositions = [[euros(8), euros(8)]];
  expect(sayings(rule, withTier(rencontre, 4, { compositions }))).toHaveLength(1);
});

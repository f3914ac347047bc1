import { expect, it } from 'vitest';
import { rule } from '../../../src/rules/reglement/transcriptions-stand-apart.ts';
import { happy, rencontre, sayings, table, withSurface } from './games.ts';

const bonus = (...rows: readonly (readonly [number, string])[]) =>
  sayings(rule, withSurface(happy, 'bonus', { transcriptions: table(...rows) }));

it('no table of either game comes within one glyph', () => {
  expect(sayings(rule, happy)).toEqual([]);
  expect(sayings(rule, rencontre)).toEqual([]);
});

it('rows that one lost glyph makes alike are told', () => {
  expect(bonus([100, 'CENT'], [10, 'CENT'])).toEqual([
    'bonus 4.3.1: 100\u00a0€ CENT and 10\u00a0€ CENT of bonus should stand 2 glyphs or more apart, and stand 1',
  ]);
});

it('rows that one changed glyph makes alike are told, and at two they pass', () => {
  expect(bonus([6, 'SIX'], [9, 'SIX'])).toHaveLength(1);
  expect(bonus([6, 'SIX'], [9, 'SIZ'])).toEqual([]);
});

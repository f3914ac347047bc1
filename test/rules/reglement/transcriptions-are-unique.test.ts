import { expect, it } from 'vitest';
import { rule } from '../../../src/rules/reglement/transcriptions-are-unique.ts';
import { happy, rencontre, sayings, table, withSurface } from './games.ts';

it('no table of either game says anything twice', () => {
  expect(sayings(rule, happy)).toEqual([]);
  expect(sayings(rule, rencontre)).toEqual([]);
});

it('an amount with two transcriptions is told, and a transcription of two amounts too', () => {
  const transcriptions = table([6, 'SIX'], [6, 'SIS'], [9, 'NEUF'], [19, 'NEUF']);
  expect(sayings(rule, withSurface(happy, 'bonus', { transcriptions }))).toEqual([
    'bonus 4.3.1: the transcription table of bonus should hold 6\u00a0€ once, and has several rows of it',
    'bonus 4.3.1: the transcription table of bonus should hold NEUF once, and has several rows of it',
  ]);
});

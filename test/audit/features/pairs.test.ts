import { expect, test } from 'vitest';
import { watchPairs } from '../../../src/audit/features/pairs.ts';
import { surfaceOf } from '../../../src/game/game.ts';
import { rencontre } from '../../game/records.ts';
import { claiming, seen } from './watches.ts';

const hearts = watchPairs(surfaceOf(rencontre, 'vieADeux'));

const of = (...symbols: readonly (string | null)[]) => seen(hearts, { mechanic: 'pairs', symbols });

test('of the hearts each symbol and each two neighbours are watched', () => {
  expect(of('coeur', 'coupe', 'coeur', 'diamant')).toEqual({
    'symbol 1': 'cœur',
    'symbol 2': 'coupe de champagne',
    'symbol 3': 'cœur',
    'symbol 4': 'diamant',
    'symbols 1 and 2': 'cœur, coupe de champagne',
    'symbols 2 and 3': 'coupe de champagne, cœur',
    'symbols 3 and 4': 'cœur, diamant',
  });
});

test('a symbol that is absent or none of the five is not counted, nor are those beside it together with it', () => {
  expect(of('coeur', null, 'dragon', 'diamant')).toMatchObject({
    'symbol 1': 'cœur',
    'symbol 2': null,
    'symbol 3': null,
    'symbols 1 and 2': null,
    'symbols 3 and 4': null,
    'symbol 4': 'diamant',
  });
});

test('once the pairs are known, no symbol may tell more, and none alone may decide', () => {
  expect(claiming(hearts, 'rest')).toEqual(['symbol 1', 'symbol 2', 'symbol 3', 'symbol 4']);
  expect(claiming(hearts, 'open')).toEqual(['symbol 1', 'symbol 2', 'symbol 3', 'symbol 4']);
  expect(claiming(hearts, 'free')).toEqual([]);
});

import { expect, test } from 'vitest';
import { watchTwins } from '../../../src/audit/features/twins.ts';
import { euros } from '../../../src/base/money.ts';
import { surfaceOf } from '../../../src/game/game.ts';
import type { TwinsContent } from '../../../src/game/ticket.ts';
import { happy, rencontre } from '../../game/records.ts';
import { claiming, seen } from './watches.ts';

const month = watchTwins(surfaceOf(happy, 'mois'));
const cards = watchTwins(surfaceOf(rencontre, 'rencontre'));

const content = (marks: readonly (string | null)[], worth: number, star: boolean | null): TwinsContent => ({
  mechanic: 'twins',
  marks,
  amount: { amount: euros(worth), transcription: '', star, transcriptionAt: star === null ? null : 'above' },
});

test('of a month each symbol, the amount, and each beside the amount are watched', () => {
  expect(seen(month, content(['sapin', 'lune'], 9, null))).toEqual({
    'mark 1': 'sapin',
    'mark 1 and the amount': 'sapin, 9\u00a0€',
    'mark 2': 'lune',
    'mark 2 and the amount': 'lune, 9\u00a0€',
    'the amount': '9\u00a0€',
  });
});

test('of the cards the star and the place of the transcription as well', () => {
  expect(seen(cards, content(['LUNDI', 'MARDI'], 18, false))).toMatchObject({
    'mark 2': 'mardi',
    'the star before the amount': 'sans étoile',
    'the place of the transcription of the amount': 'au-dessus',
  });
});

test('single marks, stars and places are free; an amount is not, and is the rest only where its zone is the surface', () => {
  expect(claiming(cards, 'free')).toEqual([
    'mark 1',
    'mark 2',
    'the star before the amount',
    'the place of the transcription of the amount',
  ]);
  expect(claiming(cards, 'rest')).toEqual(['the amount']);
  expect(claiming(month, 'rest')).toEqual([]);
  expect(claiming(month, 'open')).toEqual(['the amount']);
});

test('what is not of the game is not counted, and the rest is', () => {
  expect(seen(month, content(['sapin', 'dragon'], 7, null))).toEqual({
    'mark 1': 'sapin',
    'mark 1 and the amount': null,
    'mark 2': null,
    'mark 2 and the amount': null,
    'the amount': null,
  });
  expect(seen(month, content([], 9, null))).toMatchObject({ 'mark 1': null, 'the amount': '9\u00a0€' });
});

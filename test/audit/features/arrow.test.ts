import { expect, test } from 'vitest';
import { watchArrow } from '../../../src/audit/features/arrow.ts';
import { euros } from '../../../src/base/money.ts';
import { surfaceOf } from '../../../src/game/game.ts';
import type { ArrowContent } from '../../../src/game/ticket.ts';
import { rencontre } from '../../game/records.ts';
import { claiming, seen } from './watches.ts';

const target = watchArrow(surfaceOf(rencontre, 'coupDeFoudre'));

const content = (worth: readonly number[], arrows: readonly number[]): ArrowContent => ({
  mechanic: 'arrow',
  amounts: worth.map((amount, at) => ({
    amount: euros(amount),
    transcription: '',
    star: at === 0,
    transcriptionAt: at === 2 ? 'below' : 'above',
  })),
  arrows,
});

test('of a target every amount, two together, the arrow and the zeros are watched', () => {
  expect(seen(target, content([0, 9, 500], [2]))).toEqual({
    'amount 1': '0\u00a0€',
    'whether amount 1 is 0 €': '0 €',
    'the star before amount 1': 'étoile',
    'the place of the transcription of amount 1': 'au-dessus',
    'amount 2': '9\u00a0€',
    'whether amount 2 is 0 €': 'autre somme',
    'the star before amount 2': 'sans étoile',
    'the place of the transcription of amount 2': 'au-dessus',
    'amount 3': '500\u00a0€',
    'whether amount 3 is 0 €': 'autre somme',
    'the star before amount 3': 'sans étoile',
    'the place of the transcription of amount 3': 'au-dessous',
    'amounts 1 and 2': '0\u00a0€, 9\u00a0€',
    'amounts 1 and 3': '0\u00a0€, 500\u00a0€',
    'amounts 2 and 3': '9\u00a0€, 500\u00a0€',
    'the place of the arrow': 'somme 3',
    'how many amounts are 0 €': '1',
    'the star before the amount with the arrow': 'sans étoile',
    'the place of the transcription of the amount with the arrow': 'au-dessous',
  });
});

test('amounts are the rest of what the arrow says, and where the arrow is and how many zeros there are is free', () => {
  expect(claiming(target, 'rest')).toEqual(['amount 1', 'amount 2', 'amount 3']);
  expect(claiming(target, 'free')).toEqual(
    expect.arrayContaining(['the place of the arrow', 'how many amounts are 0 €', 'whether amount 2 is 0 €']),
  );
});

test.each([[[]], [[0, 1]], [[3]], [[0.5]], [[-1]]])('arrows at %j are at no place', (arrows) => {
  expect(seen(target, content([0, 9, 500], arrows))['the place of the arrow']).toBeNull();
});

test('a target with an amount too few has no count of zeros', () => {
  expect(seen(target, content([0, 9], [1]))).toMatchObject({
    'how many amounts are 0 €': null,
    'amount 3': null,
    'amounts 1 and 3': null,
    'amounts 1 and 2': '0\u00a0€, 9\u00a0€',
  });
});

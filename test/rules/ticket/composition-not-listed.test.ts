import { expect, it } from 'vitest';
import { CARDS, onTarget } from '../../game/records.ts';
import { finding, inHappy, inRencontre } from './judged.ts';

const TWELVE = { ...CARDS, days: ['JEUDI', 'JEUDI'], amount: 12, transcription: 'DOUZE' };
const THREE = { ...CARDS, days: ['JEUDI', 'JEUDI'], amount: 3, transcription: 'TROIS' };
const arrowOn = (amount: number, transcription: string) => ({
  amounts: [onTarget(0, 'ZERO'), onTarget(amount, transcription), onTarget(10, 'DIX')],
  arrow: 1,
});

it('18 € as 3 € + 15 € is listed, in whatever order the surfaces win', () => {
  expect(inRencontre({ rencontre: THREE, coupDeFoudre: arrowOn(15, 'QUINZ') })).toEqual([]);
  expect(
    inRencontre({
      coupDeFoudre: arrowOn(15, 'QUINZ'),
      vieADeux: { symbols: ['coeur', 'coeur', 'coupe', 'cadeau'] },
    }),
  ).toEqual([]);
});

it('18 € as 12 € + 6 € adds up and is not listed', () => {
  expect(inRencontre({ rencontre: TWELVE, coupDeFoudre: arrowOn(6, 'SIX') })).toEqual([
    finding({
      rule: 'ticket/composition-not-listed',
      article: '2',
      expected:
        '18\u00a0€ · 3\u00a0€ + 15\u00a0€ · 3\u00a0€ + 5\u00a0€ + 10\u00a0€ · 3\u00a0€ + 6\u00a0€ + 9\u00a0€ · 3\u00a0€ + 3\u00a0€ + 3\u00a0€ + 9\u00a0€ · 5\u00a0€ + 5\u00a0€ + 8\u00a0€',
      found: '6\u00a0€ + 12\u00a0€',
      message:
        'the surfaces win 6\u00a0€ + 12\u00a0€, and the prize table (2) lists only 18\u00a0€ · 3\u00a0€ + 15\u00a0€ · 3\u00a0€ + 5\u00a0€ + 10\u00a0€ · 3\u00a0€ + 6\u00a0€ + 9\u00a0€ · 3\u00a0€ + 3\u00a0€ + 3\u00a0€ + 9\u00a0€ · 5\u00a0€ + 5\u00a0€ + 8\u00a0€ for that prize',
    }),
  ]);
});

it('two words of one letter are one win of one surface: 5 + 5 + 8 is listed', () => {
  expect(
    inRencontre({
      rencontre: { ...THREE, amount: 5, transcription: 'CINQ' },
      coupDeFoudre: arrowOn(5, 'CINQ'),
      declaration: { phrase: 'Mon cœur t’aime tant' },
    }),
  ).toEqual([]);
});

it('Happy 2014 leaves the split open: any sum that is a prize is right', () => {
  expect(
    inHappy({
      months: { mai: { symbols: ['fer', 'fer'], amount: 40, transcription: 'QUARANTE' } },
      bonus: { amount: 0, transcription: 'ZERO' },
    }),
  ).toEqual([]);
});

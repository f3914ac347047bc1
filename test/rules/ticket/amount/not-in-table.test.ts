import { expect, it } from 'vitest';
import { CARTONS, CIBLE, finding, firstOnTarget, inHappy, inMay, MAY, onCards } from '../judged.ts';

it('9 € is of the target’s table, 18 € of the cards’', () => {
  expect(firstOnTarget(9, 'NEUF')).toEqual([]);
  expect(onCards({ amount: 18, transcription: 'DIX-HUIT' })).toEqual([]);
});

it('9 € is not allowed on the cards, and its transcription is no second fault', () => {
  expect(onCards({ amount: 9, transcription: 'NEUF' })).toEqual([
    finding({
      rule: 'ticket/amount/not-in-table',
      ...CARTONS,
      expected:
        '3\u00a0€, 5\u00a0€, 6\u00a0€, 10\u00a0€, 12\u00a0€, 18\u00a0€, 30\u00a0€, 100\u00a0€, 500\u00a0€, 1\u00a0000\u00a0€, 5\u00a0000\u00a0€',
      found: '9\u00a0€',
      message:
        '9\u00a0€ is printed on rencontre, whose table holds 3\u00a0€, 5\u00a0€, 6\u00a0€, 10\u00a0€, 12\u00a0€, 18\u00a0€, 30\u00a0€, 100\u00a0€, 500\u00a0€, 1\u00a0000\u00a0€, 5\u00a0000\u00a0€ only: the ticket is an anomaly (3.6)',
    }),
  ]);
});

it('18 € is not allowed on the target', () => {
  expect(firstOnTarget(18, 'DIX-HUIT')).toEqual([
    finding({
      rule: 'ticket/amount/not-in-table',
      ...CIBLE,
      expected:
        '0\u00a0€, 3\u00a0€, 5\u00a0€, 6\u00a0€, 9\u00a0€, 10\u00a0€, 12\u00a0€, 15\u00a0€, 30\u00a0€, 500\u00a0€, 1\u00a0000\u00a0€, 5\u00a0000\u00a0€',
      found: '18\u00a0€',
      message:
        '18\u00a0€ is printed on coupDeFoudre, whose table holds 0\u00a0€, 3\u00a0€, 5\u00a0€, 6\u00a0€, 9\u00a0€, 10\u00a0€, 12\u00a0€, 15\u00a0€, 30\u00a0€, 500\u00a0€, 1\u00a0000\u00a0€, 5\u00a0000\u00a0€ only: the ticket is an anomaly (3.6)',
    }),
  ]);
});

it('0 € stands in the Bonus alone', () => {
  expect(inHappy({ bonus: { amount: 0, transcription: 'ZERO' } })).toEqual([]);
  expect(inMay({ amount: 0, transcription: 'ZERO' })).toEqual([
    finding({
      rule: 'ticket/amount/not-in-table',
      ...MAY,
      expected: '6\u00a0€, 9\u00a0€, 20\u00a0€, 40\u00a0€, 100\u00a0€, 1\u00a0000\u00a0€, 30\u00a0000\u00a0€',
      found: '0\u00a0€',
      message:
        '0\u00a0€ is printed on mois, whose table holds 6\u00a0€, 9\u00a0€, 20\u00a0€, 40\u00a0€, 100\u00a0€, 1\u00a0000\u00a0€, 30\u00a0000\u00a0€ only: the règlement does not state the consequence',
    }),
  ]);
});

it('without a transcription it is two faults', () => {
  expect(inMay({ amount: 7, transcription: null }).map((one) => [one.rule, one.expected])).toEqual([
    [
      'ticket/amount/not-in-table',
      '6\u00a0€, 9\u00a0€, 20\u00a0€, 40\u00a0€, 100\u00a0€, 1\u00a0000\u00a0€, 30\u00a0000\u00a0€',
    ],
    ['ticket/transcription/absent', null],
  ]);
});

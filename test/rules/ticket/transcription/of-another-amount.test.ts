import { expect, it } from 'vitest';
import { CARTONS, CIBLE, finding, firstOnTarget, inMay, MAY, onCards } from '../judged.ts';

it('each amount with its own row is right', () => {
  expect(onCards({ amount: 500, transcription: '5CENT' })).toEqual([]);
  expect(onCards({ amount: 100, transcription: 'CENT' })).toEqual([]);
});

it('a month that bears the transcription of another amount is named', () => {
  expect(inMay({ transcription: 'NEUF' })).toEqual([
    finding({
      rule: 'ticket/transcription/of-another-amount',
      ...MAY,
      expected: 'SIX',
      found: 'NEUF',
      message:
        '“NEUF” stands with 6\u00a0€ and is another amount’s, where SIX is expected: the règlement does not state the consequence',
    }),
  ]);
});

it('CENT beside 500 € says a hundred, and is no mere part of 5CENT', () => {
  expect(onCards({ amount: 500, transcription: 'CENT' })).toEqual([
    finding({
      rule: 'ticket/transcription/of-another-amount',
      ...CARTONS,
      expected: '5CENT',
      found: 'CENT',
      message:
        '“CENT” stands with 500\u00a0€ and is another amount’s, where 5CENT is expected: the ticket is an anomaly (3.6)',
    }),
  ]);
});

it('DIX beside 18 € says ten, and is no mere part of DIX-HUIT', () => {
  expect(onCards({ amount: 18, transcription: 'DIX' })).toEqual([
    finding({
      rule: 'ticket/transcription/of-another-amount',
      ...CARTONS,
      expected: 'DIX-HUIT',
      found: 'DIX',
      message:
        '“DIX” stands with 18\u00a0€ and is another amount’s, where DIX-HUIT is expected: the ticket is an anomaly (3.6)',
    }),
  ]);
});

it('another amount’s transcription in small letters is still another amount’s', () => {
  expect(firstOnTarget(9, 'dix')).toEqual([
    finding({
      rule: 'ticket/transcription/of-another-amount',
      ...CIBLE,
      expected: 'NEUF',
      found: 'dix',
      message:
        '“dix” stands with 9\u00a0€ (1st of 3) and is another amount’s, where NEUF is expected: the ticket is an anomaly (3.6)',
    }),
  ]);
});

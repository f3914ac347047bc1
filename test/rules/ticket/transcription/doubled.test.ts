import { expect, it } from 'vitest';
import { CARTONS, CIBLE, finding, firstOnTarget, inMay, MAY, onCards } from '../judged.ts';

it('a transcription that stands once is right', () => {
  expect(onCards({})).toEqual([]);
});

it('a transcription set twice is doubled', () => {
  expect(onCards({ transcription: 'TROISTROIS' })).toEqual([
    finding({
      rule: 'ticket/transcription/doubled',
      ...CARTONS,
      expected: 'TROIS',
      found: 'TROISTROIS',
      message: '“TROISTROIS” stands with 3\u00a0€ and repeats TROIS: the ticket is an anomaly (3.6)',
    }),
  ]);
});

it('a space between the two changes nothing', () => {
  expect(inMay({ transcription: 'SIX SIX' })).toEqual([
    finding({
      rule: 'ticket/transcription/doubled',
      ...MAY,
      expected: 'SIX',
      found: 'SIX SIX',
      message: '“SIX SIX” stands with 6\u00a0€ and repeats SIX: the règlement does not state the consequence',
    }),
  ]);
});

it('three times is doubled as well', () => {
  expect(firstOnTarget(9, 'NEUFNEUFNEUF')).toEqual([
    finding({
      rule: 'ticket/transcription/doubled',
      ...CIBLE,
      expected: 'NEUF',
      found: 'NEUFNEUFNEUF',
      message:
        '“NEUFNEUFNEUF” stands with 9\u00a0€ (1st of 3) and repeats NEUF: the ticket is an anomaly (3.6)',
    }),
  ]);
});

import { expect, it } from 'vitest';
import { CARTONS, CIBLE, finding, firstOnTarget, inMay, MAY, onCards } from '../judged.ts';

it('an amount with its transcription is right', () => {
  expect(inMay({ amount: 30000, transcription: 'TRENTE MILLE' })).toEqual([]);
});

it('a month without transcription is named', () => {
  expect(inMay({ transcription: null })).toEqual([
    finding({
      rule: 'ticket/transcription/absent',
      ...MAY,
      expected: 'SIX',
      found: null,
      message:
        'SIX is expected with 6\u00a0€, and no transcription is found: the règlement does not state the consequence',
    }),
  ]);
});

it('a transcription that is empty is absent', () => {
  expect(onCards({ transcription: '' })).toEqual([
    finding({
      rule: 'ticket/transcription/absent',
      ...CARTONS,
      expected: 'TROIS',
      found: '',
      message:
        'TROIS is expected with 3\u00a0€, and no transcription is found: the ticket is an anomaly (3.6)',
    }),
  ]);
});

it('a transcription of spaces is absent: nothing shows', () => {
  expect(firstOnTarget(9, ' \u00a0')).toEqual([
    finding({
      rule: 'ticket/transcription/absent',
      ...CIBLE,
      expected: 'NEUF',
      found: ' \u00a0',
      message:
        'NEUF is expected with 9\u00a0€ (1st of 3), and no transcription is found: the ticket is an anomaly (3.6)',
    }),
  ]);
});

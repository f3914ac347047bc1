import { expect, it } from 'vitest';
import { CARTONS, CIBLE, finding, firstOnTarget, inMay, MAY, onCards } from '../judged.ts';

it('a transcription with all its letters is right', () => {
  expect(firstOnTarget(15, 'QUINZ')).toEqual([]);
});

it('a lost last letter leaves a part', () => {
  expect(onCards({ transcription: 'TROI' })).toEqual([
    finding({
      rule: 'ticket/transcription/incomplete',
      ...CARTONS,
      expected: 'TROIS',
      found: 'TROI',
      message: '“TROI” stands with 3\u00a0€ and is only a part of TROIS: the ticket is an anomaly (3.6)',
    }),
  ]);
});

it('a lost first letter leaves a part', () => {
  expect(inMay({ amount: 40, transcription: 'UARANTE' })).toEqual([
    finding({
      rule: 'ticket/transcription/incomplete',
      ...MAY,
      expected: 'QUARANTE',
      found: 'UARANTE',
      message:
        '“UARANTE” stands with 40\u00a0€ and is only a part of QUARANTE: the règlement does not state the consequence',
    }),
  ]);
});

it('letters lost in the middle leave a part', () => {
  expect(firstOnTarget(30, 'TRNE')).toEqual([
    finding({
      rule: 'ticket/transcription/incomplete',
      ...CIBLE,
      expected: 'TRENTE',
      found: 'TRNE',
      message:
        '“TRNE” stands with 30\u00a0€ (1st of 3) and is only a part of TRENTE: the ticket is an anomaly (3.6)',
    }),
  ]);
});

it('half of two words is a part where no table holds it alone', () => {
  expect(inMay({ amount: 30000, transcription: 'TRENTE' })).toEqual([
    finding({
      rule: 'ticket/transcription/incomplete',
      ...MAY,
      expected: 'TRENTE MILLE',
      found: 'TRENTE',
      message:
        '“TRENTE” stands with 30\u00a0000\u00a0€ and is only a part of TRENTE MILLE: the règlement does not state the consequence',
    }),
  ]);
});

it('a lost hyphen leaves a part', () => {
  expect(onCards({ amount: 18, transcription: 'DIXHUIT' })).toEqual([
    finding({
      rule: 'ticket/transcription/incomplete',
      ...CARTONS,
      expected: 'DIX-HUIT',
      found: 'DIXHUIT',
      message:
        '“DIXHUIT” stands with 18\u00a0€ and is only a part of DIX-HUIT: the ticket is an anomaly (3.6)',
    }),
  ]);
});

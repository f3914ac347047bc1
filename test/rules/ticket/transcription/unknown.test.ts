import { expect, it } from 'vitest';
import { CARTONS, CIBLE, finding, firstOnTarget, inMay, MAY, onCards } from '../judged.ts';

it('5MILLE is of the table, letters and figure', () => {
  expect(firstOnTarget(5000, '5MILLE')).toEqual([]);
});

it('good French is wrong where the table says otherwise', () => {
  expect(firstOnTarget(15, 'QUINZE')).toEqual([
    finding({
      rule: 'ticket/transcription/unknown',
      ...CIBLE,
      expected: 'QUINZ',
      found: 'QUINZE',
      message:
        '“QUINZE” stands with 15\u00a0€ (1st of 3) and is in no table, where QUINZ is expected: the ticket is an anomaly (3.6)',
    }),
  ]);
});

it('letters that changed places are a word of no table', () => {
  expect(onCards({ transcription: 'TRIOS' })).toEqual([
    finding({
      rule: 'ticket/transcription/unknown',
      ...CARTONS,
      expected: 'TROIS',
      found: 'TRIOS',
      message:
        '“TRIOS” stands with 3\u00a0€ and is in no table, where TROIS is expected: the ticket is an anomaly (3.6)',
    }),
  ]);
});

it('the other game’s 5CENT is of no table of Happy 2014, whose transcriptions are letters only', () => {
  expect(inMay({ amount: 100, transcription: '5CENT' })).toEqual([
    finding({
      rule: 'ticket/transcription/unknown',
      ...MAY,
      expected: 'CENT',
      found: '5CENT',
      message:
        '“5CENT” stands with 100\u00a0€ and is in no table, where CENT is expected: the règlement does not state the consequence',
    }),
  ]);
});

it('an accent makes another word', () => {
  expect(firstOnTarget(0, 'ZÉRO')).toEqual([
    finding({
      rule: 'ticket/transcription/unknown',
      ...CIBLE,
      expected: 'ZERO',
      found: 'ZÉRO',
      message:
        '“ZÉRO” stands with 0\u00a0€ (1st of 3) and is in no table, where ZERO is expected: the ticket is an anomaly (3.6)',
    }),
  ]);
});

it('a hyphen that became a space is not the table’s', () => {
  expect(onCards({ amount: 18, transcription: 'DIX HUIT' })).toEqual([
    finding({
      rule: 'ticket/transcription/unknown',
      ...CARTONS,
      expected: 'DIX-HUIT',
      found: 'DIX HUIT',
      message:
        '“DIX HUIT” stands with 18\u00a0€ and is in no table, where DIX-HUIT is expected: the ticket is an anomaly (3.6)',
    }),
  ]);
});

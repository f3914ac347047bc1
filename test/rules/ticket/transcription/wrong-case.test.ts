import { expect, it } from 'vitest';
import { CARTONS, CIBLE, finding, firstOnTarget, inMay, MAY, onCards } from '../judged.ts';

it('transcriptions in capitals are right', () => {
  expect(inMay({ transcription: 'SIX' })).toEqual([]);
});

it('one small letter is the wrong case', () => {
  expect(inMay({ transcription: 'SIx' })).toEqual([
    finding({
      rule: 'ticket/transcription/wrong-case',
      ...MAY,
      expected: 'SIX',
      found: 'SIx',
      message:
        '“SIx” stands with 6\u00a0€ in another letter case than SIX: the règlement does not state the consequence',
    }),
  ]);
});

it('the figure of 5cent has no case, its letters do', () => {
  expect(onCards({ amount: 500, transcription: '5cent' })).toEqual([
    finding({
      rule: 'ticket/transcription/wrong-case',
      ...CARTONS,
      expected: '5CENT',
      found: '5cent',
      message:
        '“5cent” stands with 500\u00a0€ in another letter case than 5CENT: the ticket is an anomaly (3.6)',
    }),
  ]);
});

it('where case and spaces are both wrong, the case is told', () => {
  expect(firstOnTarget(9, 'neuf ')).toEqual([
    finding({
      rule: 'ticket/transcription/wrong-case',
      ...CIBLE,
      expected: 'NEUF',
      found: 'neuf ',
      message:
        '“neuf<U+0020>” stands with 9\u00a0€ (1st of 3) in another letter case than NEUF: the ticket is an anomaly (3.6)',
    }),
  ]);
});

import { expect, it } from 'vitest';
import { CARTONS, CIBLE, finding, firstOnTarget, inMay, MAY, onCards } from '../judged.ts';

it('15 € is QUINZ on the target and nothing on the cards', () => {
  expect(firstOnTarget(15, 'QUINZ')).toEqual([]);
});

it('the target’s QUINZ is not of the cards’ table', () => {
  expect(onCards({ amount: 12, transcription: 'QUINZ' })).toEqual([
    finding({
      rule: 'ticket/transcription/of-another-surface',
      ...CARTONS,
      expected: 'DOUZE',
      found: 'QUINZ',
      message:
        '“QUINZ” stands with 12\u00a0€ and is of another surface’s table, where DOUZE is expected: the ticket is an anomaly (3.6)',
    }),
  ]);
});

it('the cards’ CENT is a whole word of their table, and on the target no mere part of 5CENT', () => {
  expect(firstOnTarget(500, 'CENT')).toEqual([
    finding({
      rule: 'ticket/transcription/of-another-surface',
      ...CIBLE,
      expected: '5CENT',
      found: 'CENT',
      message:
        '“CENT” stands with 500\u00a0€ (1st of 3) and is of another surface’s table, where 5CENT is expected: the ticket is an anomaly (3.6)',
    }),
  ]);
});

it('the Bonus’s ZERO is not of the months’ table', () => {
  expect(inMay({ transcription: 'ZERO' })).toEqual([
    finding({
      rule: 'ticket/transcription/of-another-surface',
      ...MAY,
      expected: 'SIX',
      found: 'ZERO',
      message:
        '“ZERO” stands with 6\u00a0€ and is of another surface’s table, where SIX is expected: the règlement does not state the consequence',
    }),
  ]);
});

import { expect, it } from 'vitest';
import { CARTONS, CIBLE, finding, firstOnTarget, inMay, MAY, onCards } from '../judged.ts';

it('TRENTE MILLE has one plain space', () => {
  expect(inMay({ amount: 30000, transcription: 'TRENTE MILLE' })).toEqual([]);
});

it('a space before is one too many', () => {
  expect(inMay({ transcription: ' SIX' })).toEqual([
    finding({
      rule: 'ticket/transcription/spaces',
      ...MAY,
      expected: 'SIX',
      found: ' SIX',
      message:
        '“<U+0020>SIX” stands with 6\u00a0€ with other spaces than SIX: the règlement does not state the consequence',
    }),
  ]);
});

it('a space after is one too many', () => {
  expect(onCards({ transcription: 'TROIS ' })).toEqual([
    finding({
      rule: 'ticket/transcription/spaces',
      ...CARTONS,
      expected: 'TROIS',
      found: 'TROIS ',
      message:
        '“TROIS<U+0020>” stands with 3\u00a0€ with other spaces than TROIS: the ticket is an anomaly (3.6)',
    }),
  ]);
});

it('a space inside a word is one too many', () => {
  expect(firstOnTarget(9, 'NE UF')).toEqual([
    finding({
      rule: 'ticket/transcription/spaces',
      ...CIBLE,
      expected: 'NEUF',
      found: 'NE UF',
      message:
        '“NE UF” stands with 9\u00a0€ (1st of 3) with other spaces than NEUF: the ticket is an anomaly (3.6)',
    }),
  ]);
});

it('two spaces between two words are one too many', () => {
  expect(inMay({ amount: 30000, transcription: 'TRENTE  MILLE' })).toEqual([
    finding({
      rule: 'ticket/transcription/spaces',
      ...MAY,
      expected: 'TRENTE MILLE',
      found: 'TRENTE  MILLE',
      message:
        '“TRENTE<U+0020><U+0020>MILLE” stands with 30\u00a0000\u00a0€ with other spaces than TRENTE MILLE: the règlement does not state the consequence',
    }),
  ]);
});

it('a no-break space is not the plain one of the table', () => {
  expect(inMay({ amount: 30000, transcription: 'TRENTE\u00a0MILLE' })).toEqual([
    finding({
      rule: 'ticket/transcription/spaces',
      ...MAY,
      expected: 'TRENTE MILLE',
      found: 'TRENTE\u00a0MILLE',
      message:
        '“TRENTE<U+00A0>MILLE” stands with 30\u00a0000\u00a0€ with other spaces than TRENTE MILLE: the règlement does not state the consequence',
    }),
  ]);
});

it('a space of no width is one too many', () => {
  expect(inMay({ transcription: 'SI\u200bX' })).toEqual([
    finding({
      rule: 'ticket/transcription/spaces',
      ...MAY,
      expected: 'SIX',
      found: 'SI\u200bX',
      message:
        '“SI<U+200B>X” stands with 6\u00a0€ with other spaces than SIX: the règlement does not state the consequence',
    }),
  ]);
});

it('the space that is lost is missed', () => {
  expect(inMay({ amount: 30000, transcription: 'TRENTEMILLE' })).toEqual([
    finding({
      rule: 'ticket/transcription/spaces',
      ...MAY,
      expected: 'TRENTE MILLE',
      found: 'TRENTEMILLE',
      message:
        '“TRENTEMILLE” stands with 30\u00a0000\u00a0€ with other spaces than TRENTE MILLE: the règlement does not state the consequence',
    }),
  ]);
});

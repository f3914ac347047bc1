import { expect, it } from 'vitest';
import { COEURS, finding, inMay, inRencontre, MAY, onCards } from '../judged.ts';

it('a month of two symbols is right', () => {
  expect(inMay({ symbols: ['fer', 'lune'] })).toEqual([]);
});

it('a month of one symbol lacks one', () => {
  expect(inMay({ symbols: ['fer'] })).toEqual([
    finding({
      rule: 'ticket/marks/missing',
      ...MAY,
      expected: '2 symbols',
      found: '1 symbol',
      message: '2 symbols are expected and 1 symbol found: the règlement does not state the consequence',
    }),
  ]);
});

it('a symbol that is empty or null is lacking', () => {
  expect(inMay({ symbols: ['', null] })).toEqual([
    finding({
      rule: 'ticket/marks/missing',
      ...MAY,
      expected: '2 symbols',
      message: '2 symbols are expected and none found: the règlement does not state the consequence',
    }),
  ]);
});

it('a pair of hearts of three symbols is an anomaly', () => {
  expect(inRencontre({ vieADeux: { symbols: ['coeur', 'coupe', 'cadeau'] } })).toEqual([
    finding({
      rule: 'ticket/marks/missing',
      ...COEURS,
      expected: '4 symbols',
      found: '3 symbols',
      message: '4 symbols are expected and 3 symbols found: the ticket is an anomaly (3.6)',
    }),
  ]);
});

it('the weekdays are outside the misprint clause: the check is ours', () => {
  expect(onCards({ days: ['LUNDI'] })).toEqual([
    finding({
      rule: 'ticket/marks/missing',
      surface: 'rencontre',
      zone: 'cartons',
      expected: '2 days',
      found: '1 day',
      message: '2 days are expected and 1 day found: a check of this product’s own, outside 3.6',
    }),
  ]);
});

it('a symbol of a wrong type is told once, as a misfit', () => {
  expect(inMay({ symbols: ['fer', 3] }).map((one) => one.rule)).toEqual(['ticket/record-misfit']);
  expect(inMay({ symbols: 'fer' }).map((one) => one.rule)).toEqual(['ticket/record-misfit']);
});

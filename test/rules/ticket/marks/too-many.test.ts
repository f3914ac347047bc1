import { expect, it } from 'vitest';
import { COEURS, finding, inMay, inRencontre, MAY, onCards } from '../judged.ts';

it('two symbols in a month and four in the pair of hearts are right', () => {
  expect(inMay({ symbols: ['fer', 'lune'] })).toEqual([]);
  expect(inRencontre({ vieADeux: { symbols: ['coeur', 'coupe', 'cadeau', 'diamant'] } })).toEqual([]);
});

it('a month of three symbols has one too many', () => {
  expect(inMay({ symbols: ['fer', 'lune', 'sapin'] })).toEqual([
    finding({
      rule: 'ticket/marks/too-many',
      ...MAY,
      expected: '2 symbols',
      found: '3 symbols',
      message: '2 symbols are expected and 3 symbols found: the règlement does not state the consequence',
    }),
  ]);
});

it('a pair of hearts of five symbols is an anomaly', () => {
  expect(
    inRencontre({ vieADeux: { symbols: ['coeur', 'marguerite', 'coupe', 'cadeau', 'diamant'] } }),
  ).toEqual([
    finding({
      rule: 'ticket/marks/too-many',
      ...COEURS,
      expected: '4 symbols',
      found: '5 symbols',
      message: '4 symbols are expected and 5 symbols found: the ticket is an anomaly (3.6)',
    }),
  ]);
});

it('a third weekday is a check of ours', () => {
  expect(onCards({ days: ['LUNDI', 'MARDI', 'JEUDI'] })).toEqual([
    finding({
      rule: 'ticket/marks/too-many',
      surface: 'rencontre',
      zone: 'cartons',
      expected: '2 days',
      found: '3 days',
      message: '2 days are expected and 3 days found: a check of this product’s own, outside 3.6',
    }),
  ]);
});

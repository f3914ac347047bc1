import { expect, it } from 'vitest';
import { COEURS, finding, inMay, inRencontre, MAY, onCards } from '../judged.ts';

it('a symbol of the game’s list is right', () => {
  expect(inMay({ symbols: ['trefle', 'fer'] })).toEqual([]);
});

it('a symbol that is not drawn is named, once where it stands twice', () => {
  expect(inMay({ symbols: ['diamant', 'diamant'] })).toEqual([
    finding({
      rule: 'ticket/marks/unknown',
      ...MAY,
      expected:
        'sapin, etoile, cadeau, flocon, bougie, cloche, bonhomme, horloge, couronne, coupe, bouteille, chapeau, ballon, lune, trefle, fer',
      found: 'diamant',
      message:
        'the symbol “diamant” is none of sapin, etoile, cadeau, flocon, bougie, cloche, bonhomme, horloge, couronne, coupe, bouteille, chapeau, ballon, lune, trefle, fer: the règlement does not state the consequence',
    }),
  ]);
});

it('a symbol that is not of the five is an anomaly', () => {
  expect(inRencontre({ vieADeux: { symbols: ['coeur', 'coupe', 'cadeau', 'lune'] } })).toEqual([
    finding({
      rule: 'ticket/marks/unknown',
      ...COEURS,
      expected: 'coeur, marguerite, coupe, cadeau, diamant',
      found: 'lune',
      message:
        'the symbol “lune” is none of coeur, marguerite, coupe, cadeau, diamant: the ticket is an anomaly (3.6)',
    }),
  ]);
});

it('a day that is none, or in small letters, is a check of ours', () => {
  expect(onCards({ days: ['LUNDI', 'Mardi'] })).toEqual([
    finding({
      rule: 'ticket/marks/unknown',
      surface: 'rencontre',
      zone: 'cartons',
      expected: 'LUNDI, MARDI, MERCREDI, JEUDI, VENDREDI, SAMEDI, DIMANCHE',
      found: 'Mardi',
      message:
        'the day “Mardi” is none of LUNDI, MARDI, MERCREDI, JEUDI, VENDREDI, SAMEDI, DIMANCHE: a check of this product’s own, outside 3.6',
    }),
  ]);
});

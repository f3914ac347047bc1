import { expect, it } from 'vitest';
import { Bug } from '../../../src/base/fault.ts';
import { euros } from '../../../src/base/money.ts';
import { draws } from '../../../src/block/draws.ts';
import { evenly } from '../../../src/block/evenly.ts';
import { makePairs } from '../../../src/block/make/pairs.ts';
import { surfaceOf } from '../../../src/game/game.ts';
import { rencontre } from '../../game/records.ts';
import { first } from './first.ts';

const hearts = makePairs(surfaceOf(rencontre, 'vieADeux'));

it('hearts that are to win one pair show it beside two symbols that stand once', () => {
  expect(hearts.win(euros(20), first).symbols).toEqual(['coupe', 'coupe', 'coeur', 'marguerite']);
});

it('hearts that are to win 9 € show a pair of hearts and a pair of daisies', () => {
  expect(hearts.win(euros(9), first).symbols).toEqual(['coeur', 'marguerite', 'coeur', 'marguerite']);
});

it('hearts that are to lose show four symbols of five, all different', () => {
  expect(hearts.lose(first).symbols).toEqual(['coeur', 'marguerite', 'coupe', 'cadeau']);
});

it('hearts that are to lose in a guise show all symbols but that one', () => {
  expect(hearts.guises).toEqual(['coeur', 'marguerite', 'coupe', 'cadeau', 'diamant']);
  expect(hearts.lose(first, 'marguerite').symbols).toEqual(['coeur', 'coupe', 'cadeau', 'diamant']);
});

it('hearts of which several may be missing have no guise', () => {
  const surface = surfaceOf(rencontre, 'vieADeux');
  const marks = [...surface.marks, { id: 'bague', name: 'bague' }];
  expect(makePairs({ ...surface, marks }).guises).toEqual([]);
});

it('hearts can win one pair or two, never 12 € from four daisies', () => {
  expect(hearts.amounts).toEqual(
    [3, 6, 9, 20, 23, 26, 120, 123, 126, 140, 10000, 10003, 10006, 10020, 10120].map(euros),
  );
  expect(() => hearts.win(euros(12), first)).toThrow(Bug);
  expect(() => hearts.win(euros(0), first)).toThrow(Bug);
});

it('no symbol ever stands three times', () => {
  const choose = evenly(draws('hearts'));
  for (const amount of hearts.amounts) {
    const { symbols } = hearts.win(amount, choose);
    expect(symbols).toHaveLength(4);
    for (const symbol of symbols) expect(symbols.filter((other) => other === symbol).length).toBeLessThan(3);
  }
});

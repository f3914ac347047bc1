import { describe, expect, it } from 'vitest';
import { inWords, playRencontre } from '../records.ts';

const hearts = (...symbols: readonly unknown[]) => inWords(playRencontre({ vieADeux: { symbols } }));

describe('the pair of hearts of the 2007 game', () => {
  it('art. 3.5.2: two symbols of a kind win what the kind brings', () => {
    expect(hearts('coeur', 'cadeau', 'coeur', 'diamant')).toBe('win 3: coeurs 3 coeur');
    expect(hearts('marguerite', 'marguerite', 'coeur', 'diamant')).toBe('win 6: coeurs 6 marguerite');
    expect(hearts('coeur', 'coupe', 'diamant', 'coupe')).toBe('win 20: coeurs 20 coupe');
    expect(hearts('coeur', 'coupe', 'cadeau', 'cadeau')).toBe('win 120: coeurs 120 cadeau');
    expect(hearts('diamant', 'coupe', 'cadeau', 'diamant')).toBe('win 10000: coeurs 10000 diamant');
  });

  it('art. 3.5.2: two pairs add up', () => {
    expect(hearts('coeur', 'marguerite', 'coeur', 'marguerite')).toBe(
      'win 9: coeurs 3 coeur, coeurs 6 marguerite',
    );
  });

  it('art. 3.5.2: four different symbols lose', () => {
    expect(hearts('coeur', 'marguerite', 'coupe', 'diamant')).toBe('loss');
  });

  it('art. 3.5.2: three or four of a kind are disputed, alone or beside nothing', () => {
    expect(hearts('coeur', 'coeur', 'coeur', 'cadeau')).toBe(
      'disputed 3.5.2 coeurs: coeur stands 3 times: one pair or more?',
    );
    expect(hearts('coupe', 'coupe', 'coupe', 'coupe')).toBe(
      'disputed 3.5.2 coeurs: coupe stands 4 times: one pair or more?',
    );
  });

  it('art. 3.5.1 and 3.6: three symbols or five are an anomaly, whatever pairs they hold', () => {
    expect(hearts('coeur', 'coeur', 'cadeau')).toBe('anomaly 3.6 coeurs: 3 symbols stand where 4 should');
    expect(hearts('coeur', 'coeur', 'coeur', 'cadeau', 'coupe')).toBe(
      'anomaly 3.6 coeurs: 5 symbols stand where 4 should',
    );
  });

  it('art. 3.5.1 and 3.6: a symbol that is none of the five, or absent, is an anomaly', () => {
    expect(hearts('coeur', 'coeur', 'trefle', 'cadeau')).toBe(
      'anomaly 3.6 coeurs: trefle is none of the symbols',
    );
    expect(hearts('coeur', 'coeur', null, 'cadeau')).toBe('anomaly 3.6 coeurs: a symbol is absent');
    expect(hearts('coeur', 'coeur', '', 'cadeau')).toBe('anomaly 3.6 coeurs: a symbol is absent');
  });

  it('art. 3.6: a pair of hearts that is absent is an anomaly', () => {
    expect(inWords(playRencontre({ vieADeux: null }))).toBe(
      'anomaly 3.6 coeurs: 0 symbols stand where 4 should',
    );
  });
});

import { describe, expect, it } from 'vitest';
import { inWords, onTarget, playRencontre, TARGET } from '../records.ts';

const target = (changes: object) => inWords(playRencontre({ coupDeFoudre: { ...TARGET, ...changes } }));

describe('the target of the 2007 game', () => {
  it('art. 3.3.2: the amount that the arrow is on is won, and no other', () => {
    expect(target({ arrow: 0 })).toBe('win 9: cible 9 NEUF');
    expect(target({ arrow: 2 })).toBe('win 15: cible 15 QUINZ');
  });

  it('art. 3.3.2: the arrow on 0 € loses', () => {
    expect(target({ arrow: 1 })).toBe('loss');
  });

  it('art. 3.3.2: two equal amounts of which one has the arrow win once', () => {
    const amounts = [onTarget(3, 'TROIS'), onTarget(3, 'TROIS'), onTarget(0, 'ZERO')];
    expect(target({ amounts, arrow: 1 })).toBe('win 3: cible 3 TROIS');
  });

  it('art. 3.3.1 and 3.6: a target without arrow is an anomaly', () => {
    expect(target({ arrow: null })).toBe('anomaly 3.6 cible: the arrow is absent');
    expect(target({ arrow: [] })).toBe('anomaly 3.6 cible: the arrow is absent');
  });

  it('art. 3.3.1 and 3.6: a target with two arrows is an anomaly', () => {
    expect(target({ arrow: [0, 1] })).toBe('anomaly 3.6 cible: 2 arrows stand where one should');
  });

  it('art. 3.3.1 and 3.6: an arrow on none of the three amounts is an anomaly', () => {
    for (const arrow of [-1, 3, 0.5]) {
      expect(target({ arrow })).toBe(
        `anomaly 3.6 cible: the arrow is at place ${arrow} and the amounts are at 0 to 2`,
      );
    }
  });

  it('art. 3.3.1 and 3.6: two amounts or four are an anomaly', () => {
    const [first, second, third] = TARGET.amounts;
    expect(target({ amounts: [first, second] })).toBe('anomaly 3.6 cible: 2 amounts stand where 3 should');
    expect(target({ amounts: [first, second, third, first] })).toBe(
      'anomaly 3.6 cible: 4 amounts stand where 3 should',
    );
  });

  it('art. 3.3.1: QUINZE is correct French and an anomaly, since the table says QUINZ', () => {
    const amounts = [onTarget(9, 'NEUF'), onTarget(0, 'ZERO'), onTarget(15, 'QUINZE')];
    expect(target({ amounts })).toBe(
      'anomaly 3.6 cible: « QUINZE » is not the transcription of 15\u00a0€, which is « QUINZ »',
    );
  });

  it('art. 3.3.1: 18 € and 100 € belong to the other table only', () => {
    const amounts = [onTarget(18, 'DIX-HUIT'), onTarget(0, 'ZERO'), onTarget(100, 'CENT')];
    expect(target({ amounts })).toBe(
      'anomaly 3.6 cible: 18\u00a0€ is not in the table of this surface | 3.6 cible: 100\u00a0€ is not in the table of this surface',
    );
  });

  it('art. 3.6: a target that is absent is an anomaly', () => {
    expect(inWords(playRencontre({ coupDeFoudre: null }))).toBe(
      'anomaly 3.6 cible: 0 amounts stand where 3 should | 3.6 cible: the arrow is absent',
    );
  });
});

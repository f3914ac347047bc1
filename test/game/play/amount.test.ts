import { describe, expect, it } from 'vitest';
import { inWords, playHappy } from '../records.ts';

const bonus = (amount: unknown, transcription: unknown) =>
  inWords(playHappy({ bonus: { amount, transcription } }));

describe('the Bonus box of Happy 2014', () => {
  it('art. 4.3.2: an amount other than 0 € is won', () => {
    expect(bonus(30_000, 'TRENTE MILLE')).toBe('win 30000: bonus 30000 TRENTE MILLE');
    expect(bonus(6, 'SIX')).toBe('win 6: bonus 6 SIX');
  });

  it('art. 4.3.3: 0 € loses', () => {
    expect(bonus(0, 'ZERO')).toBe('loss');
  });

  it('art. 4.3.1: 0 € under a wrong transcription is disputed', () => {
    expect(bonus(0, 'ZÉRO')).toBe(
      'disputed 4.3.1 bonus: « ZÉRO » is not the transcription of 0\u00a0€, which is « ZERO »; what follows from that is not stated',
    );
  });

  it('art. 4.3.1: an amount that the declared table does not hold is disputed', () => {
    expect(bonus(8, 'HUIT')).toBe(
      'disputed 4.3.1 bonus: 8\u00a0€ is not in the table of this surface; what follows from that is not stated',
    );
  });

  it('art. 4.3.1: a Bonus that is absent is disputed', () => {
    expect(inWords(playHappy({ bonus: null }))).toBe(
      'disputed 4.3.1 bonus: an amount is absent; what follows from that is not stated',
    );
  });
});

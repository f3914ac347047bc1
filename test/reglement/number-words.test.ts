import { toCardinal } from 'n2words/fr-FR';
import { describe, expect, it } from 'vitest';
import { toEuros } from '../../src/base/money.ts';
import { surfaceOf } from '../../src/game/game.ts';
import { happy } from '../game/records.ts';

/** Accents and case aside; a space or a hyphen between words is the same. */
const folded = (words: string): string =>
  words
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .replaceAll('-', ' ')
    .toUpperCase();

describe('the transcriptions that Happy 2014 declares', () => {
  it.each(['mois', 'bonus'])('of %s are the French words of their amounts', (id) => {
    const table = surfaceOf(happy, id).transcriptions ?? [];
    expect(table.length).toBeGreaterThan(0);
    for (const { amount, transcription } of table) {
      expect(transcription.replaceAll('-', ' ')).toBe(folded(toCardinal(toEuros(amount))));
    }
  });

  it.each(['mois', 'bonus'])('of %s are letters only, as 4.2.1 and 4.3.1 ask', (id) => {
    for (const { transcription } of surfaceOf(happy, id).transcriptions ?? []) {
      expect(transcription).toMatch(/^[A-Z]+([ -][A-Z]+)*$/);
    }
  });

  it('hold every prize of the table as a single amount, and 0 on the Bonus alone', () => {
    const amounts = (id: string) =>
      (surfaceOf(happy, id).transcriptions ?? []).map(({ amount }) => toEuros(amount));
    const prizes = happy.reglement.prizeTable.tiers.map(({ prize }) => toEuros(prize)).sort((a, b) => a - b);
    expect(amounts('mois')).toEqual(prizes);
    expect(amounts('bonus')).toEqual([0, ...prizes]);
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { french } from '../../src/text/french.ts';

const typed = fc.string({
  unit: fc.constantFrom(
    'a',
    'É',
    ' ',
    '\u00a0',
    "'",
    '’',
    '"',
    '«',
    '»',
    ';',
    ':',
    '!',
    '?',
    '€',
    '%',
    ',',
    '3',
  ),
  maxLength: 14,
});

describe('a text on a ticket, typed on a plain keyboard', () => {
  it.each([
    ["Jusqu'à 30 000 € !", 'Jusqu’à 30 000\u00a0€\u00a0!'],
    ['Prix : 3 €', 'Prix\u00a0: 3\u00a0€'],
    ['Deux jours identiques ; une somme', 'Deux jours identiques\u00a0; une somme'],
    ['Perdu ? Gagné !', 'Perdu\u00a0? Gagné\u00a0!'],
    ['la zone "Ne pas gratter"', 'la zone «\u00a0Ne pas gratter\u00a0»'],
    ['le " Bonus "', 'le «\u00a0Bonus\u00a0»'],
    ['la zone « Bonus »', 'la zone «\u00a0Bonus\u00a0»'],
    ["l'arrêté, qu'il n'est", 'l’arrêté, qu’il n’est'],
    ['66 % des mises', '66\u00a0% des mises'],
    ['trop de  blancs   !', 'trop de  blancs\u00a0!'],
  ])('%s is set as French asks', (text, expected) => {
    expect(french(text)).toBe(expected);
  });

  it.each(['Le 30\u00a0novembre, à 12:30', 'Quoi?', 'https://exemple.fr/?a=1', 'un " seul', "'à part'"])(
    '%s has nothing put in where there was nothing',
    (text) => {
      expect(french(text)).toBe(text === "'à part'" ? "'à part’" : text);
    },
  );

  it('stays as it is once it is right', () => {
    fc.assert(
      fc.property(typed, (text) => {
        const once = french(text);
        expect(french(once)).toBe(once);
      }),
      { seed: 2, numRuns: 5000 },
    );
  });

  it('keeps every letter, figure and comma', () => {
    const letters = (text: string): string => text.replace(/[ \u00a0'’"«»]/g, '');
    fc.assert(
      fc.property(typed, (text) => {
        expect(letters(french(text))).toBe(letters(text));
      }),
      { seed: 2, numRuns: 5000 },
    );
  });
});

import { describe, expect, it } from 'vitest';
import { surfaceOf } from '../../src/game/game.ts';
import { nearWinning } from '../../src/game/near-winning.ts';
import { happy, rencontre } from './records.ts';

const near = (phrase: string) => nearWinning(surfaceOf(rencontre, 'declaration').law, phrase);

describe('a word that looks as if it won', () => {
  it.each(['aimer', 'aimable', 'baiser', 'magie', 'passionné', 'écœurant', 'rime', 'mime', 'sœur', 'aide'])(
    'is %s, which the domain names',
    (word) => {
      expect(near(`Un ${word} ici`)).toEqual([word]);
    },
  );

  it.each(['Aimant', 'cœurs', 'coeurs', 'baisemain', 'magicien', 'magiques', 'dépassionné', 'amie', 'cour'])(
    'is %s, of a family, holding a winning word or one letter away',
    (word) => {
      expect(near(word)).toEqual([word]);
    },
  );

  it('is told for every one of them, in the order of the phrase', () => {
    expect(near('Aimer, mon soleil, c’est passionnant')).toEqual(['Aimer', 'passionnant']);
  });
});

describe('a word that does not look as if it won', () => {
  it.each(['soleil', 'même', 'âme', 'maintenant', 'imagine', 'baisse', 'faim', 'peur', 'pensons'])(
    'is %s',
    (word) => {
      expect(near(word)).toEqual([]);
    },
  );

  it('is a winning word itself, in any case and after an apostrophe', () => {
    expect(near('J’AIME tes Baisers, mon CŒUR')).toEqual([]);
  });

  it('is one without its ligature, which is disputed instead', () => {
    expect(near('mon coeur')).toEqual([]);
  });
});

it('a surface without winning words has none near them', () => {
  expect(nearWinning(surfaceOf(happy, 'bonus').law, 'aimer')).toEqual([]);
});

import { describe, expect, it } from 'vitest';
import { surfaceOf } from '../../src/game/game.ts';
import { transcriptionDistances } from '../../src/reglement/transcription-distance.ts';
import { euros, happy, rencontre } from '../game/records.ts';

const nearest = (rows: readonly (readonly [number, string])[]) => {
  const found = transcriptionDistances(
    rows.map(([amount, transcription]) => ({ amount: euros(amount), transcription })),
  );
  return found && [found.least, ...found.pair.map(({ transcription }) => transcription)];
};

describe('how far apart two rows of a transcription table stand', () => {
  it('counts glyphs changed, in digits and letters together', () => {
    expect(
      nearest([
        [6, 'SIX'],
        [9, 'SIZ'],
      ]),
    ).toEqual([2, 'SIX', 'SIZ']);
  });

  it('counts glyphs lost, and goes from the longer to the shorter', () => {
    expect(
      nearest([
        [10, 'DIX'],
        [100, 'DIXY'],
      ]),
    ).toEqual([2, 'DIXY', 'DIX']);
  });

  it('counts neither the spaces between thousands nor those between words', () => {
    expect(
      nearest([
        [1_000, 'MIL LE'],
        [2_000, 'MILLE'],
      ]),
    ).toEqual([1, 'MIL LE', 'MILLE']);
  });

  it('is none where a glyph would have to be added one way and the other', () => {
    expect(
      nearest([
        [10, 'DIX'],
        [3, 'TROIS'],
      ]),
    ).toBeNull();
    expect(nearest([[10, 'DIX']])).toBeNull();
  });
});

describe('the nearest rows of the tables in use', () => {
  it.each([
    [rencontre, 'rencontre', 2, ['5CENT', 'CENT']],
    [rencontre, 'coupDeFoudre', 2, ['5MILLE', 'MILLE']],
    [happy, 'mois', 5, ['NEUF', 'SIX']],
    [happy, 'bonus', 4, ['ZERO', 'NEUF']],
  ] as const)('of %o %s stand %i apart: %j', (game, surface, least, pair) => {
    const found = transcriptionDistances(surfaceOf(game, surface).transcriptions ?? []);
    expect(found?.least).toBe(least);
    expect(found?.pair.map(({ transcription }) => transcription)).toEqual(pair);
  });
});

import { describe, expect, it } from 'vitest';
import { Bug } from '../../../src/base/fault.ts';
import { surfaceOf } from '../../../src/game/game.ts';
import { marksKeyOf } from '../../../src/game/mechanics/marks.ts';
import { readRecord } from '../../../src/game/record.ts';
import { CARDS, happy, rencontre, rencontreRecord } from '../records.ts';

const read = (surfaces: Readonly<Record<string, unknown>>) =>
  readRecord(rencontre, rencontreRecord(surfaces));

describe('marks of a record', () => {
  it('stand under the key of their surface, and another key is told', () => {
    const { days, ...amount } = CARDS;
    const { surfaces, misfits } = read({ rencontre: { ...amount, symbols: days } });
    expect(surfaces[0]?.zones[0]).toMatchObject({ marks: [] });
    expect(misfits).toEqual([
      {
        surface: 'rencontre',
        zone: 'cartons',
        path: 'surfaces.rencontre.symbols',
        expected: 'no such key',
        found: '["LUNDI","MARDI"]',
      },
    ]);
  });

  it('that are no list, or in it no text, are told', () => {
    const { surfaces, misfits } = read({
      rencontre: { ...CARDS, days: 'LUNDI' },
      vieADeux: { symbols: ['coeur', { name: 'coupe' }, 'cadeau', 'diamant'] },
    });
    expect(surfaces[0]?.zones[0]).toMatchObject({ marks: [] });
    expect(surfaces[3]?.zones[0]).toMatchObject({ symbols: ['coeur', null, 'cadeau', 'diamant'] });
    expect(misfits.map(({ path }) => path)).toEqual([
      'surfaces.rencontre.days',
      'surfaces.vieADeux.symbols[1]',
    ]);
  });
});

it('a phrase that is no text is told, and none stands there', () => {
  const { surfaces, misfits } = read({ declaration: { phrase: 5 } });
  expect(surfaces[2]?.zones[0]).toEqual({ mechanic: 'words', phrase: null });
  expect(misfits.map(({ path }) => path)).toEqual(['surfaces.declaration.phrase']);
});

it('a surface without a key for marks that should have one is our fault', () => {
  expect(() => marksKeyOf(surfaceOf(happy, 'bonus'))).toThrow(Bug);
});

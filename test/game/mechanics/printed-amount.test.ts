import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readRecord, writeRecord } from '../../../src/game/record.ts';
import { CARDS, happy, happyRecord, rencontre, rencontreRecord } from '../records.ts';

const bonus = (value: unknown) => {
  const { surfaces, misfits } = readRecord(happy, happyRecord({ bonus: value }));
  return {
    zone: surfaces[1]?.zones[0],
    misfits: misfits.map(({ path, expected, found }) => [path, expected, found]),
  };
};

describe('an amount of a record', () => {
  it('is exact to the cent, and anything finer is no amount', () => {
    expect(bonus({ amount: 0.29, transcription: 'X' }).zone).toMatchObject({
      amount: { amount: { cents: 29 } },
    });
    for (const amount of [0.291, 0.1 + 0.2, 1e300]) {
      const { zone, misfits } = bonus({ amount, transcription: 'X' });
      expect(zone).toMatchObject({ amount: { amount: null } });
      expect(misfits).toEqual([['surfaces.bonus.amount', 'a number of euros', String(amount)]]);
    }
  });

  it('may be less than nothing: the table is what refuses it', () => {
    expect(bonus({ amount: -6, transcription: 'SIX' })).toMatchObject({
      zone: { amount: { amount: { cents: -600 } } },
      misfits: [],
    });
  });

  it('of any whole number of cents is read and written without loss', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10 ** 9 }), (cents) => {
        const record = happyRecord({ bonus: { amount: cents / 100, transcription: 'X' } });
        expect(writeRecord(happy, readRecord(happy, record))).toEqual(record);
      }),
    );
  });

  it('has a star and a place of its transcription only as the wire spells them', () => {
    const cards = { ...CARDS, star: 'yes', transcriptionAt: 'left' };
    const { surfaces, misfits } = readRecord(rencontre, rencontreRecord({ rencontre: cards }));
    expect(surfaces[0]?.zones[0]).toMatchObject({ amount: { star: null, transcriptionAt: null } });
    expect(misfits.map(({ path, expected, found }) => [path, expected, found])).toEqual([
      ['surfaces.rencontre.star', 'true or false', '"yes"'],
      ['surfaces.rencontre.transcriptionAt', '"above" or "below"', '"left"'],
    ]);
  });
});

import { describe, expect, it } from 'vitest';
import { readRecord } from '../../../src/game/record.ts';
import { rencontre, rencontreRecord, TARGET } from '../records.ts';

const target = (value: unknown) => {
  const { surfaces, misfits } = readRecord(rencontre, rencontreRecord({ coupDeFoudre: value }));
  return { zone: surfaces[1]?.zones[0], misfits: misfits.map(({ path, found }) => [path, found]) };
};

describe('the arrow of a record', () => {
  it('is one place, several, or none', () => {
    expect(target({ ...TARGET, arrow: 2 })).toMatchObject({ zone: { arrows: [2] }, misfits: [] });
    expect(target({ ...TARGET, arrow: [0, 2] })).toMatchObject({ zone: { arrows: [0, 2] }, misfits: [] });
    expect(target({ ...TARGET, arrow: null })).toMatchObject({ zone: { arrows: [] }, misfits: [] });
    expect(target({ amounts: TARGET.amounts })).toMatchObject({ zone: { arrows: [] }, misfits: [] });
  });

  it('out of range is kept for the rules to see', () => {
    expect(target({ ...TARGET, arrow: 7.5 })).toMatchObject({ zone: { arrows: [7.5] }, misfits: [] });
  });

  it('that is no place is left out and told', () => {
    expect(target({ ...TARGET, arrow: '1' })).toMatchObject({
      zone: { arrows: [] },
      misfits: [['surfaces.coupDeFoudre.arrow', '"1"']],
    });
    expect(target({ ...TARGET, arrow: [0, null, 'x'] })).toMatchObject({
      zone: { arrows: [0] },
      misfits: [
        ['surfaces.coupDeFoudre.arrow[1]', 'null'],
        ['surfaces.coupDeFoudre.arrow[2]', '"x"'],
      ],
    });
  });
});

it('an amount of the target that is null holds nothing, and one that is a number is told', () => {
  const { zone, misfits } = target({ amounts: [null, 9], arrow: 0 });
  const nothing = { amount: null, transcription: null, star: null, transcriptionAt: null };
  expect(zone).toMatchObject({ amounts: [nothing, nothing] });
  expect(misfits).toEqual([['surfaces.coupDeFoudre.amounts[1]', '9']]);
});

it('amounts that are no list are told, and none stand there', () => {
  expect(target({ amounts: { 0: 9 }, arrow: 0 })).toMatchObject({
    zone: { amounts: [] },
    misfits: [['surfaces.coupDeFoudre.amounts', '{"0":9}']],
  });
});

import { expect, it } from 'vitest';
import { rule } from '../../../src/rules/face/cells-stand-in-their-slots.ts';
import { run } from '../../../src/rules/run.ts';
import { cellAt, withCell } from '../../kit/damaged-face.ts';
import { faces, happy, rencontre } from '../../kit/real-face.ts';

const right = faces(happy);
const spot = { zone: 'bonus', slot: 'amount' };
const { room, cell } = cellAt(right, spot);

/** The Bonus with its cell so far from the left of its room. */
const fromTheLeft = (gap: number) =>
  withCell(right, spot, (placed) => ({
    ...placed,
    at: { x: room.x - (cell?.box.x ?? 0) + gap, y: placed.at.y },
  }));

it('says nothing of cells in their slots', () => {
  expect(run([rule], right)).toEqual([]);
  expect(run([rule], faces(rencontre))).toEqual([]);
  expect(run([rule], fromTheLeft(0))).toEqual([]);
});

it('finds a cell out of its room by the least step', () => {
  expect(run([rule], fromTheLeft(-1))).toEqual([
    {
      rule: 'face/cells-stand-in-their-slots',
      severity: 'error',
      ticket: '0000000000000000',
      surface: 'bonus',
      zone: 'bonus',
      article: '4.3.1',
      expected: 'amount in its room',
      found: 'it out of its room',
      message: 'the zone bonus needs its amount in its room, and has it out of its room',
    },
  ]);
});

it('finds a room out of its window', () => {
  const [zone] = happy.surfaces.flatMap(({ zones }) => zones.filter((one) => one.zone === 'bonus'));
  const moved = withCell(right, spot, (placed) => {
    const by = (zone?.window.x ?? 0) - 1 - placed.room.x;
    return {
      ...placed,
      room: { ...placed.room, x: placed.room.x + by },
      at: { ...placed.at, x: placed.at.x + by },
    };
  });
  expect(run([rule], moved).map(({ found }) => found)).toEqual(['its room out of the window']);
});

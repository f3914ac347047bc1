import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { bottom, hull, overlaps, right } from '../../src/base/geometry.ts';
import { mm, toMm } from '../../src/base/length.ts';
import { loadPress } from '../../src/imposition/load-press.ts';
import { positions } from '../../src/imposition/positions.ts';
import { press } from '../kit/press.ts';

describe('tickets of 90 × 130 mm on B1', () => {
  const trims = positions(loadPress('b1'), { width: mm(90), height: mm(130) });

  test('stand 10 by 5, row by row from the top left, gutters of 6 mm between them', () => {
    expect(trims).toHaveLength(50);
    expect(
      [0, 1, 9, 10, 49].map((place) => [toMm(trims[place]?.x ?? 0), toMm(trims[place]?.y ?? 0)]),
    ).toEqual([
      [33, 20],
      [129, 20],
      [897, 20],
      [33, 156],
      [897, 564],
    ]);
  });

  test('are in the middle from left to right, and midway between tail and gripper', () => {
    const block = hull(trims);
    if (block === null) throw new Error('no places');
    expect([toMm(block.x), 1020 - toMm(right(block))]).toEqual([33, 33]);
    expect([toMm(block.y) - 6, 720 - 12 - toMm(bottom(block))]).toEqual([14, 14]);
  });
});

const length = (least: number, most: number) => fc.integer({ min: mm(least), max: mm(most) });

test('on any press places are reckoned from the origin: the last stands as exactly as the first', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 40 }),
      fc.integer({ min: 1, max: 40 }),
      length(0, 20),
      length(10, 120),
      length(10, 120),
      (columns, rows, gutter, width, height) => {
        const trims = positions(press({ columns, rows, gutter }), { width, height });
        expect(trims).toHaveLength(columns * rows);
        const [first, last] = [trims[0], trims.at(-1)];
        if (first === undefined || last === undefined) throw new Error('no places');
        expect(last.x - first.x).toBe((columns - 1) * (width + gutter));
        expect(last.y - first.y).toBe((rows - 1) * (height + gutter));
        const [beside, below] = [trims[1], trims[columns]];
        if (columns > 1 && beside !== undefined) expect(beside.x - right(first)).toBe(gutter);
        if (rows > 1 && below !== undefined) expect(overlaps(first, below)).toBe(false);
      },
    ),
  );
});

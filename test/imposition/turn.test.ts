import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { rect } from '../../src/base/geometry.ts';
import { mirrored, turnOf } from '../../src/imposition/turn.ts';

const lying = { width: 1000, height: 700 };
const standing = { width: 700, height: 1000 };

describe('a sheet is turned', () => {
  test.each([
    { sheet: lying, turn: 'short-edge', expected: 'leaf' },
    { sheet: lying, turn: 'long-edge', expected: 'tumble' },
    { sheet: standing, turn: 'long-edge', expected: 'leaf' },
    { sheet: standing, turn: 'short-edge', expected: 'tumble' },
  ] as const)('about its $turn as a $expected where it is $sheet.width wide', ({ sheet, turn, expected }) => {
    expect(turnOf({ kind: 'sheet', sheet, turn })).toBe(expected);
  });

  test('like a leaf: left is right', () => {
    expect(mirrored(rect(100, 50, 90, 130), { kind: 'sheet', sheet: lying, turn: 'short-edge' })).toEqual(
      rect(810, 50, 90, 130),
    );
  });

  test('tumbled: the top is the foot', () => {
    expect(mirrored(rect(100, 50, 90, 130), { kind: 'sheet', sheet: lying, turn: 'long-edge' })).toEqual(
      rect(100, 520, 90, 130),
    );
  });

  test('and turned again is as it was', () => {
    const side = fc.integer({ min: 0, max: 1000 });
    fc.assert(
      fc.property(
        side,
        side,
        side,
        side,
        fc.constantFrom('long-edge', 'short-edge'),
        (x, y, width, height, turn) => {
          const press = { kind: 'sheet', sheet: lying, turn } as const;
          expect(mirrored(mirrored(rect(x, y, width, height), press), press)).toEqual(
            rect(x, y, width, height),
          );
        },
      ),
    );
  });
});

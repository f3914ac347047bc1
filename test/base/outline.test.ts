import fc from 'fast-check';
import { expect, test } from 'vitest';
import { contains, grow, rect } from '../../src/base/geometry.ts';
import {
  ellipseIn,
  mapOutline,
  type Outline,
  outlineBounds,
  rectOutline,
  roundedRect,
  shiftOutline,
} from '../../src/base/outline.ts';
import { rings } from '../../src/base/polygon.ts';

const box = rect(-5, 10, 1_000, 600);

test('the bounds of a drawn rectangle, a rounded one and an ellipse are the box they were drawn in', () => {
  expect(outlineBounds(rectOutline(box))).toEqual(box);
  expect(outlineBounds(roundedRect(box, 100))).toEqual(box);
  expect(outlineBounds(ellipseIn(box))).toEqual(box);
});

test('a radius beyond half the shorter side is cut to it', () => {
  expect(roundedRect(box, 5_000)).toEqual(roundedRect(box, 300));
  expect(roundedRect(box, 299)).not.toEqual(roundedRect(box, 300));
});

test('a curve reaches to its true extreme, not to its handles', () => {
  const hump: Outline = [
    { op: 'M', x: 0, y: 0 },
    { op: 'C', x1: 0, y1: -400, x2: 1_000, y2: -400, x: 1_000, y: 0 },
  ];
  expect(outlineBounds(hump)).toEqual(rect(0, -300, 1_000, 300));
});

test('a curve that turns twice on one axis reaches to both turns', () => {
  const wave: Outline = [
    { op: 'M', x: 0, y: 0 },
    { op: 'C', x1: 1_000, y1: 900, x2: 2_000, y2: -900, x: 3_000, y: 0 },
  ];
  expect(outlineBounds(wave)).toEqual(rect(0, -260, 3_000, 520));
});

test('a curve that is a straight line in disguise reaches no further than its ends', () => {
  const line: Outline = [
    { op: 'M', x: 0, y: 7 },
    { op: 'C', x1: 100, y1: 7, x2: 200, y2: 7, x: 300, y: 7 },
  ];
  expect(outlineBounds(line)).toEqual(rect(0, 7, 300, 0));
});

test('nothing drawn has no bounds', () => {
  expect(outlineBounds([])).toBeNull();
  expect(outlineBounds([{ op: 'Z' }])).toBeNull();
});

const coordinate = fc.integer({ min: -10_000, max: 10_000 });
const curve = fc
  .record({ x1: coordinate, y1: coordinate, x2: coordinate, y2: coordinate, x: coordinate, y: coordinate })
  .map((handles) => ({ op: 'C', ...handles }) as const);
const drawing: fc.Arbitrary<Outline> = fc
  .tuple(coordinate, coordinate, fc.array(curve, { minLength: 1, maxLength: 4 }))
  .map(([x, y, curves]) => [{ op: 'M', x, y }, ...curves]);

test('every point of every curve lies within the bounds, and the bounds are no wider than they must be', () => {
  fc.assert(
    fc.property(drawing, (outline) => {
      const bounds = outlineBounds(outline);
      const points = rings(outline).flat();
      expect(bounds).not.toBeNull();
      if (bounds === null) return;
      for (const { x, y } of points) expect(contains(bounds, rect(x, y, 0, 0))).toBe(true);
      // 24 pieces of a curve miss its extreme by 1/192 of what its handles span at most.
      const slack = 20_000 / 100;
      const inner = grow(bounds, -slack);
      if (inner.width > 0) {
        expect(Math.min(...points.map(({ x }) => x))).toBeLessThanOrEqual(inner.x);
        expect(Math.max(...points.map(({ x }) => x))).toBeGreaterThanOrEqual(inner.x + inner.width);
      }
    }),
  );
});

test('bounds move with what they are of', () => {
  fc.assert(
    fc.property(drawing, coordinate, coordinate, (outline, x, y) => {
      const bounds = outlineBounds(outline);
      const moved = outlineBounds(shiftOutline(outline, { x, y }));
      expect(moved).toEqual(bounds === null ? null : { ...bounds, x: bounds.x + x, y: bounds.y + y });
    }),
  );
});

test('what a mapping puts between places of the lattice is put back on it, handles and all', () => {
  const outline: Outline = [
    { op: 'M', x: 1, y: 1 },
    { op: 'C', x1: 1, y1: 3, x2: 5, y2: 7, x: 9, y: 11 },
    { op: 'Z' },
  ];
  expect(mapOutline(outline, ({ x, y }) => ({ x: x / 2, y: -y / 4 }))).toEqual([
    { op: 'M', x: 1, y: -0 },
    { op: 'C', x1: 1, y1: -1, x2: 3, y2: -2, x: 5, y: -3 },
    { op: 'Z' },
  ]);
});

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { contains, grow, overlaps, type Rect, rect } from '../../src/base/geometry.ts';
import { ellipseIn, type Outline, rectOutline } from '../../src/base/outline.ts';
import { covers, encloses, hasEdgeIn, rings } from '../../src/base/polygon.ts';

const coat = rings(rectOutline(rect(0, 0, 100, 100)));

/** A square with a square hole: the hole runs the other way round. */
const frame = rings([
  ...rectOutline(rect(0, 0, 100, 100)),
  { op: 'M', x: 40, y: 40 },
  { op: 'L', x: 40, y: 60 },
  { op: 'L', x: 60, y: 60 },
  { op: 'L', x: 60, y: 40 },
  { op: 'Z' },
]);

/** A heart's cleft, an L: not convex. */
const hook = rings([
  { op: 'M', x: 0, y: 0 },
  { op: 'L', x: 30, y: 0 },
  { op: 'L', x: 30, y: 70 },
  { op: 'L', x: 100, y: 70 },
  { op: 'L', x: 100, y: 100 },
  { op: 'L', x: 0, y: 100 },
  { op: 'Z' },
]);

describe('a coat covers a mark', () => {
  test('that lies within it, edges touching, and not one that reaches a hair beyond', () => {
    expect(covers(coat, rect(0, 0, 100, 100))).toBe(true);
    for (const beyond of [
      rect(-1, 0, 100, 100),
      rect(0, -1, 100, 100),
      rect(1, 0, 100, 100),
      rect(0, 1, 100, 100),
    ]) {
      expect(covers(coat, beyond)).toBe(false);
    }
  });

  test('but not where it has a hole under the middle, nor where the hole touches a corner', () => {
    expect(covers(frame, rect(10, 10, 20, 20))).toBe(true);
    expect(covers(frame, rect(30, 30, 40, 40))).toBe(false);
    expect(covers(frame, rect(20, 20, 20, 20))).toBe(true);
    expect(covers(frame, rect(20, 20, 21, 21))).toBe(false);
  });

  test('but not one whose four corners it hides while its edge runs through the middle', () => {
    expect(covers(hook, rect(5, 5, 90, 90))).toBe(false);
    expect(covers(hook, rect(5, 5, 20, 90))).toBe(true);
    expect(covers(hook, rect(5, 75, 90, 20))).toBe(true);
  });

  test('that lies far from it never', () => {
    expect(covers(coat, rect(500, 500, 10, 10))).toBe(false);
    expect(covers([], rect(0, 0, 1, 1))).toBe(false);
  });

  test('of a rectangle exactly when its box holds the mark’s', () => {
    fc.assert(
      fc.property(anyRect, anyRect, (outer, mark) => {
        expect(covers(rings(rectOutline(outer)), mark)).toBe(contains(outer, mark));
      }),
      { numRuns: 500 },
    );
  });
});

const length = fc.integer({ min: -30, max: 30 });
const size = fc.integer({ min: 1, max: 30 });
const anyRect: fc.Arbitrary<Rect> = fc.record({ x: length, y: length, width: size, height: size });

describe('an edge runs through a quiet zone', () => {
  test('where it crosses it, ends in it or lies within, but not where it only touches its side or corner', () => {
    const bar = (x0: number, y0: number, x1: number, y1: number): boolean =>
      hasEdgeIn(
        rings([
          { op: 'M', x: x0, y: y0 },
          { op: 'L', x: x1, y: y1 },
        ]),
        rect(0, 0, 10, 10),
      );
    expect([bar(-5, 5, 15, 5), bar(-5, -5, 5, 5), bar(2, 2, 8, 3)]).toEqual([true, true, true]);
    expect([bar(0, 0, 0, 10), bar(-5, 10, 15, 10), bar(-5, 5, 5, -5), bar(-5, 5, 0, 5)]).toEqual([
      false,
      false,
      false,
      false,
    ]);
    expect([bar(1, 0, 1, 10), bar(-5, 9, 15, 9), bar(-5, 6, 6, -5)]).toEqual([true, true, true]);
  });

  test('of a rectangle exactly when they share area and neither holds the other whole', () => {
    fc.assert(
      fc.property(anyRect, anyRect, (art, zone) => {
        const isCrossed = overlaps(art, zone) && !contains(art, zone);
        expect(hasEdgeIn(rings(rectOutline(art)), zone)).toBe(isCrossed);
      }),
      { numRuns: 500 },
    );
  });
});

describe('a point lies inside art', () => {
  test('where its rings wind round it', () => {
    expect([encloses(frame, { x: 10, y: 50 }), encloses(frame, { x: 50, y: 50 })]).toEqual([true, false]);
    expect([encloses(hook, { x: 15, y: 50 }), encloses(hook, { x: 50, y: 50 })]).toEqual([true, false]);
  });

  test('of an ellipse exactly when the equation of the ellipse says so, but for what straight pieces cut off', () => {
    const [rx, ry] = [3_000, 2_000];
    const disc = rings(ellipseIn(rect(-rx, -ry, 2 * rx, 2 * ry)));
    const place = fc.integer({ min: -4_000, max: 4_000 });
    fc.assert(
      fc.property(place, place, (x, y) => {
        const far = (x / rx) ** 2 + (y / ry) ** 2;
        fc.pre(Math.abs(far - 1) > 0.01);
        expect(encloses(disc, { x, y })).toBe(far < 1);
      }),
      { numRuns: 500 },
    );
  });
});

test('curves are cut into 24 pieces that start and end where the curve does', () => {
  const quarter: Outline = [
    { op: 'M', x: 0, y: 0 },
    { op: 'C', x1: 0, y1: 50, x2: 50, y2: 100, x: 100, y: 100 },
    { op: 'Z' },
  ];
  const [ring] = rings(quarter);
  expect(ring).toHaveLength(25);
  expect([ring?.[0], ring?.at(-1)]).toEqual([
    { x: 0, y: 0 },
    { x: 100, y: 100 },
  ]);
});

test('what is drawn in several strokes has a ring for each', () => {
  expect(frame.map((ring) => ring.length)).toEqual([4, 4]);
  expect(rings([])).toEqual([]);
});

test('art that is covered stays covered by all that is larger', () => {
  fc.assert(
    fc.property(anyRect, fc.integer({ min: 0, max: 20 }), (mark, by) => {
      expect(covers(rings(rectOutline(grow(mark, by))), mark)).toBe(true);
    }),
  );
});

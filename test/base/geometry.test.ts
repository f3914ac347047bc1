import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  bottom,
  centre,
  contains,
  grow,
  hull,
  overlaps,
  type Rect,
  rect,
  right,
  shift,
  shiftRect,
} from '../../src/base/geometry.ts';

const card = rect(10, 20, 30, 40);

const length = fc.integer({ min: -1_000, max: 1_000 });
const size = fc.integer({ min: 1, max: 1_000 });
const anyRect: fc.Arbitrary<Rect> = fc.record({ x: length, y: length, width: size, height: size });

test('a card ends where its sides say, and its middle is on the lattice', () => {
  expect([right(card), bottom(card)]).toEqual([40, 60]);
  expect(centre(card)).toEqual({ x: 25, y: 40 });
  expect(centre(rect(0, 0, 3, 1))).toEqual({ x: 2, y: 1 });
});

test('a card moved keeps its size and nothing but its place changes', () => {
  expect(shift({ x: 1, y: 2 }, { x: -3, y: 5 })).toEqual({ x: -2, y: 7 });
  expect(shiftRect(card, { x: -10, y: 5 })).toEqual({ x: 0, y: 25, width: 30, height: 40 });
});

test('bleed grows a trim on all four sides, and the same taken off gives the trim back', () => {
  expect(grow(card, 3)).toEqual({ x: 7, y: 17, width: 36, height: 46 });
  expect(grow(grow(card, 3), -3)).toEqual(card);
});

test.each([
  ['left', { x: -1, y: 0 }],
  ['right', { x: 1, y: 0 }],
  ['top', { x: 0, y: -1 }],
  ['foot', { x: 0, y: 1 }],
])('a mark that touches the %s edge of its box is within, one hair further is not', (_, by) => {
  const box = grow(card, 5);
  const touching = shiftRect(card, { x: 5 * by.x, y: 5 * by.y });
  expect(contains(box, touching)).toBe(true);
  expect(contains(box, shiftRect(touching, by))).toBe(false);
});

test.each([
  ['left', { x: -30, y: 0 }],
  ['right', { x: 30, y: 0 }],
  ['above', { x: 0, y: -40 }],
  ['below', { x: 0, y: 40 }],
])('two tickets that touch %s share no paper, a hair nearer they do', (_, by) => {
  const beside = shiftRect(card, by);
  expect(overlaps(card, beside)).toBe(false);
  expect(overlaps(card, shiftRect(beside, { x: -Math.sign(by.x), y: -Math.sign(by.y) }))).toBe(true);
});

test('tickets that stand apart on one axis share no paper, however they stand on the other', () => {
  expect(overlaps(card, rect(0, 100, 1_000, 10))).toBe(false);
  expect(overlaps(card, rect(100, 0, 10, 1_000))).toBe(false);
});

test('whether two tickets share paper does not depend on which is asked first', () => {
  fc.assert(
    fc.property(anyRect, anyRect, (a, b) => {
      expect(overlaps(a, b)).toBe(overlaps(b, a));
      if (contains(a, b)) expect(overlaps(a, b)).toBe(true);
    }),
  );
});

test('the hull holds all marks and touches them on every side', () => {
  expect(hull([rect(0, 10, 5, 5), rect(-3, 12, 4, 9)])).toEqual(rect(-3, 10, 8, 11));
  expect(hull([card])).toEqual(card);
  expect(hull([])).toBeNull();
  fc.assert(
    fc.property(fc.array(anyRect, { minLength: 1 }), (marks) => {
      const all = hull(marks);
      expect(marks.every((mark) => all !== null && contains(all, mark))).toBe(true);
      expect(marks.some((mark) => all !== null && contains(grow(all, -1), mark) && marks.length === 1)).toBe(
        false,
      );
    }),
  );
});

test('a mark without width still has its place in the hull', () => {
  expect(hull([rect(4, 5, 0, 0)])).toEqual(rect(4, 5, 0, 0));
});

import { describe, expect, test } from 'vitest';
import { rect } from '../../src/base/geometry.ts';
import { IMAGED_BLACK } from '../../src/base/ink.ts';
import { mm } from '../../src/base/length.ts';
import { ellipseIn, type Outline } from '../../src/base/outline.ts';
import { boundsOf, itemBounds } from '../../src/face/bounds.ts';
import type { Stroke } from '../../src/face/item.ts';
import { code, glyphs, outlined, run, square, use } from './maker.ts';

const box = (x: number, y: number, width: number, height: number) =>
  rect(mm(x), mm(y), mm(width), mm(height));
const stroke = (over: Partial<Stroke> = {}): Stroke => ({
  paint: IMAGED_BLACK,
  width: mm(1),
  join: 'round',
  ...over,
});
const line = (...points: readonly (readonly [number, number])[]): Outline =>
  points.map(([x, y], at) => ({ op: at === 0 ? 'M' : 'L', x: mm(x), y: mm(y) }));

describe('text', () => {
  test('reaches as far as its drawn outlines, not as its pen', () => {
    expect(itemBounds(glyphs())).toEqual(box(5.5, 13, 9, 7));
  });

  test('of spaces alone inks nothing', () => {
    expect(itemBounds(glyphs({ run: run({ text: ' ', ink: rect(0, 0, 0, 0) }) }))).toBeNull();
  });
});

describe('a path', () => {
  test('filled reaches its outline', () => {
    expect(itemBounds(square())).toEqual(box(1, 1, 2, 2));
  });

  test('curved reaches its curve, not its handles', () => {
    expect(itemBounds(square({ outline: ellipseIn(box(1, 1, 4, 2)) }))).toEqual(box(1, 1, 4, 2));
  });

  test('stroked reaches half its stroke further', () => {
    expect(itemBounds(outlined(stroke()))).toEqual(box(0.5, 0.5, 3, 3));
  });

  test('neither filled nor stroked inks nothing', () => {
    expect(itemBounds(outlined(undefined))).toBeNull();
  });

  test('of no segment inks nothing', () => {
    expect(itemBounds(square({ outline: [] }))).toBeNull();
  });

  test('of a right angle on its point has a mitred tip √2 half widths out, and a round one has not', () => {
    const roof = line([0, 10], [10, 0], [20, 10]);
    const tip = Math.ceil(mm(0.5) * Math.SQRT2);
    expect(itemBounds(outlined(stroke(), roof))?.y).toBe(mm(-0.5));
    expect(itemBounds(outlined(stroke({ join: 'miter' }), roof))?.y).toBe(-tip);
  });

  test('has a mitre at the corner where it closes too', () => {
    const kite: Outline = [...line([10, 0], [20, 10], [10, 20], [0, 10]), { op: 'Z' }];
    const tip = Math.ceil(mm(0.5) * Math.SQRT2);
    expect(itemBounds(outlined(stroke({ join: 'miter' }), kite))).toEqual({
      x: -tip,
      y: -tip,
      width: mm(20) + 2 * tip,
      height: mm(20) + 2 * tip,
    });
  });

  test('so sharp that its mitre passes ten half widths has it cut off', () => {
    const spike = (half: number): Outline => line([-half, 100], [0, 0], [half, 100]);
    const top = (half: number) => itemBounds(outlined(stroke({ join: 'miter' }), spike(half)))?.y;
    expect(top(10.1)).toBe(Math.floor(-mm(0.5) * Math.hypot(1, 100 / 10.1)));
    expect(top(10)).toBe(mm(-0.5));
  });

  test('with square ends reaches their corners', () => {
    const slanted = line([0, 0], [10, 10]);
    const corner = Math.ceil(mm(0.5) * Math.SQRT2);
    expect(itemBounds(outlined(stroke({ cap: 'square' }), slanted))).toEqual({
      x: -corner,
      y: -corner,
      width: mm(10) + 2 * corner,
      height: mm(10) + 2 * corner,
    });
  });
});

test('a code reaches its modules, not its quiet zone', () => {
  expect(itemBounds(code())).toEqual(box(2, 3, 4, 3));
});

test('a use reaches what its form inks, moved, not the room of the form', () => {
  expect(itemBounds(use([square(), use([square()], 5, 5)]))).toEqual(box(11, 21, 7, 7));
  expect(itemBounds(use([]))).toBeNull();
});

test('several items reach what holds them all, and none reach nothing', () => {
  expect(boundsOf([square(), outlined(undefined), code()])).toEqual(box(1, 1, 5, 5));
  expect(boundsOf([])).toBeNull();
});

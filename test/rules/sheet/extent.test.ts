import { describe, expect, test } from 'vitest';
import { rect } from '../../../src/base/geometry.ts';
import { IMAGED_BLACK } from '../../../src/base/ink.ts';
import { dots, mm } from '../../../src/base/length.ts';
import type { Bars, Placed } from '../../../src/face/page.ts';
import { extentOf } from '../../../src/rules/sheet/extent.ts';
import { filled } from '../../kit/face.ts';

const item = filled(rect(mm(1), mm(2), mm(3), mm(4)), IMAGED_BLACK);
const placed: Placed = { kind: 'placed', at: { x: mm(10), y: mm(20) }, items: [item] };

describe('what a content inks on its page', () => {
  test('is its items where they are placed', () => {
    expect(extentOf(placed)).toEqual(rect(mm(11), mm(22), mm(3), mm(4)));
  });

  test('is behind its place where it is turned by half', () => {
    expect(extentOf({ ...placed, turned: 'half' })).toEqual(rect(mm(6), mm(14), mm(3), mm(4)));
  });

  test('is what forms draw, not the room that they are given', () => {
    const form = { key: 'form', box: rect(-mm(50), -mm(50), mm(100), mm(100)), items: [item] };
    const used: Placed = { ...placed, items: [{ kind: 'use', form, at: { x: mm(1), y: 0 } }] };
    expect(extentOf(used)).toEqual(rect(mm(12), mm(22), mm(3), mm(4)));
  });

  test('is the bars of a code in dots', () => {
    const bars: Bars = {
      kind: 'bars',
      value: '1',
      dpi: 600,
      origin: { x: dots(10, 600), y: dots(20, 600) },
      rects: [
        [0, 0, 2, 8],
        [4, 0, 6, 8],
      ],
      inset: 0.25,
      paint: IMAGED_BLACK,
    };
    expect(extentOf(bars)).toEqual(rect(dots(10, 600), dots(20, 600), dots(10, 600), dots(8, 600)));
  });

  test('is nothing where nothing is drawn', () => {
    expect(extentOf({ ...placed, items: [] })).toBeNull();
  });
});

describe('what is clipped on its page', () => {
  test('inks no more than its clip shows', () => {
    expect(extentOf({ ...placed, clip: rect(mm(12), 0, mm(50), mm(24)) })).toEqual(
      rect(mm(12), mm(22), mm(2), mm(2)),
    );
  });

  test('inks nothing where its clip shows none of it', () => {
    expect(extentOf({ ...placed, clip: rect(0, 0, mm(11), mm(50)) })).toBeNull();
  });
});

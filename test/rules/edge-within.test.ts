import { describe, expect, it } from 'vitest';
import { grow, rect } from '../../src/base/geometry.ts';
import { cmyk, type Paint, spot } from '../../src/base/ink.ts';
import { mm } from '../../src/base/length.ts';
import { rectOutline } from '../../src/base/outline.ts';
import type { Form, Item, PathItem } from '../../src/face/item.ts';
import { hasEdgeWithin } from '../../src/rules/edge-within.ts';
import { COAT, filled, SPECIMEN } from '../kit/face.ts';

const ZONE = rect(mm(10), mm(10), mm(6), mm(4));
const WHITE = spot(COAT);

/** An area that reaches so far beyond the zone, its edge drawn with a line. */
const spread = (reach: number, line: Partial<PathItem> & { readonly paint?: Paint } = {}): PathItem => {
  const { paint = WHITE, ...over } = line;
  return {
    kind: 'path',
    outline: rectOutline(grow(ZONE, reach)),
    fill: WHITE,
    stroke: { paint, width: mm(1.2), join: 'round' },
    ...over,
  };
};

describe('a ground that is filled', () => {
  it('has no edge in a zone that it covers or does not reach, and has one where it ends in it', () => {
    expect(hasEdgeWithin(filled(ZONE, WHITE), ZONE)).toBe(false);
    expect(hasEdgeWithin(filled(grow(ZONE, -1), WHITE), ZONE)).toBe(true);
    const beside = (gap: number) => filled({ ...ZONE, x: ZONE.x + ZONE.width + gap }, WHITE);
    expect(hasEdgeWithin(beside(0), ZONE)).toBe(false);
    expect(hasEdgeWithin(beside(-1), ZONE)).toBe(true);
  });
});

describe('a ground that is spread by a line round it in its own paint', () => {
  it('has no edge where fill and line meet: the ink there is one', () => {
    expect(hasEdgeWithin(spread(0), ZONE)).toBe(false);
    expect(hasEdgeWithin(spread(mm(0.3)), ZONE)).toBe(false);
  });

  it('has one as soon as the fill ends within the zone', () => {
    expect(hasEdgeWithin(spread(-1), ZONE)).toBe(true);
  });

  it('has one where its line comes in from beside the zone, and none where it ends at it', () => {
    const beside = (gap: number): PathItem => ({
      ...spread(0),
      outline: rectOutline({ ...ZONE, x: ZONE.x + ZONE.width + gap }),
    });
    expect(hasEdgeWithin(beside(mm(0.6)), ZONE)).toBe(false);
    expect(hasEdgeWithin(beside(mm(0.6) - 1), ZONE)).toBe(true);
  });

  it('has one where the line is of another paint, or of another tint', () => {
    expect(hasEdgeWithin(spread(mm(0.3), { paint: cmyk(0, 0, 0, 100) }), ZONE)).toBe(true);
    expect(hasEdgeWithin(spread(mm(0.3), { paint: spot(COAT, 50) }), ZONE)).toBe(true);
    expect(hasEdgeWithin(spread(mm(0.3), { paint: spot(SPECIMEN) }), ZONE)).toBe(true);
    expect(hasEdgeWithin(spread(mm(0.6), { paint: spot(SPECIMEN) }), ZONE)).toBe(false);
  });

  it('may have holes where it is filled by turns, so that its line counts', () => {
    expect(hasEdgeWithin(spread(mm(0.3), { fillRule: 'evenodd' }), ZONE)).toBe(true);
  });
});

describe('a form', () => {
  const form: Form = {
    key: 'mark',
    box: rect(0, 0, mm(1), mm(1)),
    items: [filled(rect(0, 0, mm(1), mm(1)), WHITE)],
  };
  const used = (x: number): Item => ({ kind: 'use', form, at: { x, y: mm(11) } });

  it('is looked into where it stands, and each time again where it stands elsewhere', () => {
    expect([mm(9), mm(9) + 1, mm(16) - 1, mm(16)].map((x) => hasEdgeWithin(used(x), ZONE))).toEqual([
      false,
      true,
      true,
      false,
    ]);
  });
});

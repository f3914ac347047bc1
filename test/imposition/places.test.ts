import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { bottom, type Point, type Rect, right } from '../../src/base/geometry.ts';
import { mm, toMm } from '../../src/base/length.ts';
import { type Place, places, type Shown, shownOn } from '../../src/imposition/places.ts';
import type { Press } from '../../src/imposition/press.ts';
import { BLEED, TRIM } from '../kit/face.ts';
import { type PressChanges, press, web } from '../kit/press.ts';

const SIZE = { trim: TRIM, bleed: BLEED };

/** A side of the sheet as it looks: R and V for rectos and versos, small where they stand on their head. */
function look(on: Press, side: 'recto' | 'verso'): readonly string[] {
  const shown = places(on, SIZE).map((place) => shownOn(place, side));
  const values = (of: (one: Shown) => number) => [...new Set(shown.map(of))].sort((a, b) => a - b);
  return values(({ trim }) => trim.y).map((y) =>
    values(({ trim }) => trim.x)
      .map((x) => letter(shown.find(({ trim }) => trim.x === x && trim.y === y)))
      .join(' '),
  );
}

function letter(shown: Shown | undefined): string {
  if (shown === undefined) return '·';
  const name = shown.face === 'recto' ? 'R' : 'V';
  return shown.turned === 'half' ? name.toLowerCase() : name;
}

const sides = (over: PressChanges): readonly (readonly string[])[] =>
  (['recto', 'verso'] as const).map((side) => look(press({ columns: 4, ...over }), side));

describe('the two sides of a sheet', () => {
  test('turned like a leaf are all upright', () => {
    expect(sides({ turn: 'short-edge' })).toEqual([
      ['R R R R', 'R R R R'],
      ['V V V V', 'V V V V'],
    ]);
  });

  test('tumbled have their backs on their head', () => {
    expect(sides({ turn: 'long-edge' })).toEqual([
      ['R R R R', 'R R R R'],
      ['v v v v', 'v v v v'],
    ]);
  });

  test('with heads to heads have every second row on its head', () => {
    expect(sides({ heads: 'alternate', turn: 'short-edge', rows: 3 })).toEqual([
      ['R R R R', 'r r r r', 'R R R R'],
      ['V V V V', 'v v v v', 'V V V V'],
    ]);
    expect(sides({ heads: 'alternate', turn: 'long-edge' })).toEqual([
      ['R R R R', 'r r r r'],
      ['V V V V', 'v v v v'],
    ]);
  });

  test('worked and turned are the same: rectos on the left, versos on the right', () => {
    expect(sides({ turn: 'work-and-turn' })).toEqual([
      ['R R V V', 'R R V V'],
      ['R R V V', 'R R V V'],
    ]);
  });
});

test('on a sheet that is worked and turned, the rectos of both sides stand at the same places: one plate has both', () => {
  const all = places(press({ columns: 4, turn: 'work-and-turn' }), SIZE);
  const rectos = (side: 'recto' | 'verso') =>
    all
      .filter(({ rectoOn }) => rectoOn === side)
      .map(({ rectoTrim: { x, y } }) => [x, y].map(toMm).join(' '));
  expect(rectos('recto')).toHaveLength(4);
  expect(rectos('verso').toSorted()).toEqual(rectos('recto').toSorted());
});

describe('fixed art', () => {
  const cutsOf = (on: Press) =>
    places(on, SIZE).map(({ rectoTrim, rectoCut }) =>
      rectoCut === null ? null : reach(rectoTrim, rectoCut),
    );

  test('bleeds all round where nothing is perforated', () => {
    expect(cutsOf(press({ columns: 1, rows: 2 }))).toEqual([null, null]);
  });

  test('of a sheet ends at the perforations between its rows, and bleeds beyond the first and the last', () => {
    const torn = press({ columns: 1, rows: 3, gutter: { x: mm(6), y: 0 }, perforated: 'rows' });
    expect(cutsOf(torn)).toEqual([
      { above: 3, below: 0, left: 3, right: 3 },
      { above: 0, below: 0, left: 3, right: 3 },
      { above: 0, below: 3, left: 3, right: 3 },
    ]);
  });

  test('of a web ends at every perforation: the next repeat begins there', () => {
    expect(cutsOf(web({ columns: 1, rows: 1 }))).toEqual([{ above: 0, below: 0, left: 3, right: 3 }]);
  });

  test('of a back is cut where its front is', () => {
    const torn = press({ columns: 1, rows: 2, gutter: 0, perforated: 'rows', turn: 'long-edge' });
    const backs = places(torn, SIZE).map(({ versoTrim, versoCut }) =>
      versoCut === null ? null : reach(versoTrim, versoCut),
    );
    expect(backs).toEqual([
      { above: 0, below: 3, left: 3, right: 3 },
      { above: 3, below: 0, left: 3, right: 3 },
    ]);
  });
});

/** How far one rectangle reaches beyond another, in millimetres. */
const reach = (inner: Rect, outer: Rect) => ({
  above: toMm(inner.y - outer.y),
  below: toMm(bottom(outer) - bottom(inner)),
  left: toMm(inner.x - outer.x),
  right: toMm(right(outer) - right(inner)),
});

/** A needle through the sheet: where it comes out, looked at from the back, were the press without fault. */
function needle({ x, y }: Point, { sheet, turn, kind }: Press): Point {
  const aboutTheUpright = { x: sheet.width - x, y };
  const aboutTheLevel = { x, y: sheet.height - y };
  if (turn === 'work-and-turn') return aboutTheUpright;
  const theLongEdgeStands = kind === 'web' || sheet.height > sheet.width;
  return (turn === 'long-edge') === theLongEdgeStands ? aboutTheUpright : aboutTheLevel;
}

/** Where a point of a page lies on the face that stands there. */
function onFace({ x, y }: Point, { trim, turned }: Shown): Point {
  const upright = { x: x - trim.x, y: y - trim.y };
  return turned === 'upright' ? upright : { x: trim.width - upright.x, y: trim.height - upright.y };
}

const even = (least: number, most: number) => fc.integer({ min: least, max: most }).map((half) => half * 2);

const anyPress = fc
  .record({
    columns: fc.constantFrom(2, 4, 6),
    rows: fc.integer({ min: 1, max: 5 }),
    gutter: even(0, mm(10)),
    width: even(mm(100), mm(600)),
    height: even(mm(100), mm(600)),
    gripper: even(0, mm(8)),
    tail: even(0, mm(8)),
    turn: fc.constantFrom('long-edge', 'short-edge', 'work-and-turn'),
    heads: fc.constantFrom('together', 'alternate'),
    x: fc.integer({ min: -mm(1), max: mm(1) }),
    y: fc.integer({ min: -mm(1), max: mm(1) }),
  })
  .map(({ width, height, x, y, ...over }) =>
    press({ ...over, sheet: { width, height }, backOffset: { x, y } }),
  );

test('on any press a needle through a ticket comes out of its back where a hand would turn it', () => {
  fc.assert(
    fc.property(anyPress, fc.double({ min: 0, max: 1, noNaN: true }), (on, share) => {
      for (const place of places(on, SIZE)) {
        const [front, back] = [shownOn(place, 'recto'), shownOn(place, 'verso')];
        const into = {
          x: front.trim.x + Math.round(share * TRIM.width),
          y: front.trim.y + Math.round((1 - share) * TRIM.height),
        };
        const out = needle(into, on);
        // The press prints the back so far off as it was measured to: only then does it fall where it should.
        const asPrinted = { ...back, trim: moved(back.trim, on.backOffset) };
        const [seen, turned] = [onFace(into, front), onFace(out, asPrinted)];
        expect(turned).toEqual({ x: TRIM.width - seen.x, y: seen.y });
        expect([front.face, back.face].toSorted()).toEqual(['recto', 'verso']);
      }
    }),
  );
});

const moved = (r: Rect, by: Point): Rect => ({ ...r, x: r.x + by.x, y: r.y + by.y });

test('places count from 1, row by row', () => {
  const all: readonly Place[] = places(press({ columns: 3, rows: 2 }), SIZE);
  expect(all.map(({ place }) => place)).toEqual([1, 2, 3, 4, 5, 6]);
});

import { describe, expect, it } from 'vitest';
import { bottom, centre, contains, hull, type Rect, right } from '../../src/base/geometry.ts';
import type { Paint } from '../../src/base/ink.ts';
import { mm } from '../../src/base/length.ts';
import { type Outline, outlineBounds } from '../../src/base/outline.ts';
import { itemBounds } from '../../src/face/bounds.ts';
import type { GlyphItem, Item, PathItem } from '../../src/face/item.ts';
import { drawing } from '../../templates/happy-2014/art.ts';
import {
  BACK,
  BONUS,
  BONUS_LABEL,
  HEAD,
  MONTH,
  monthBoxes,
  SHEET_BOX,
  TRIM_BOX,
  VALIDATION,
} from '../../templates/happy-2014/format.ts';
import { template } from '../../templates/happy-2014/index.ts';
import { CREAM, DISPLAY_PALETTE, GOLD } from '../../templates/happy-2014/inks.ts';

const { recto, verso } = template;
const months = Array.from({ length: 12 }, (_, index) => monthBoxes(index));
const leaf = (index: number): Rect =>
  hull(months.slice(index, index + 1).flatMap(({ head, body }) => [head, body])) ?? TRIM_BOX;
const texts = (items: readonly Item[]): readonly GlyphItem[] =>
  items.filter((item): item is GlyphItem => item.kind === 'glyphs');
const paths = (items: readonly Item[]): readonly PathItem[] =>
  items.filter((item): item is PathItem => item.kind === 'path');
const ink = (item: Item): Rect => itemBounds(item) ?? TRIM_BOX;
const text = (items: readonly Item[], says: string): GlyphItem => {
  const found = texts(items).find(({ run }) => run.text === says);
  if (found === undefined) throw new Error(`« ${says} » is not set`);
  return found;
};

/** The closed pieces of drawings, each by its box, from left to right. */
function piecesOf(items: readonly PathItem[]): readonly Rect[] {
  const pieces: Outline[] = [];
  for (const segment of items.flatMap(({ outline }) => outline)) {
    if (segment.op === 'M') pieces.push([segment]);
    else pieces.push([...(pieces.pop() ?? []), segment]);
  }
  return pieces.map((outline) => outlineBounds(outline) ?? TRIM_BOX).sort((one, other) => one.x - other.x);
}

/** How far two measures may be apart on the lattice where both were rounded. */
const ROUNDED = mm(0.01);

describe('the places of Happy 2014', () => {
  it('stand 2 mm apart, leaf from leaf both ways, from the rules above and from the boxes below', () => {
    const gap = mm(2);
    expect(leaf(1).x - right(leaf(0))).toBe(gap);
    expect(leaf(4).y - bottom(leaf(0))).toBe(gap);
    expect(leaf(8).y - bottom(leaf(4))).toBe(gap);
    expect(leaf(0).y - bottom(HEAD.band.plate)).toBe(gap);
    expect(BONUS.frame.y - bottom(leaf(8))).toBe(gap);
    expect(BONUS.frame.x - right(BONUS_LABEL.plate)).toBe(gap);
    expect(VALIDATION.plate.x - right(BONUS.frame)).toBe(gap);
  });

  it('keep to the columns of the calendar from the rules down to the foot', () => {
    expect([HEAD.band.plate.x, right(HEAD.band.plate)]).toEqual([leaf(0).x, right(leaf(3))]);
    expect([BONUS_LABEL.plate.x, right(BONUS_LABEL.plate)]).toEqual([leaf(8).x, right(leaf(8))]);
    expect([BONUS.frame.x, right(BONUS.frame)]).toEqual([leaf(9).x, right(leaf(10))]);
    expect([VALIDATION.plate.x, right(VALIDATION.plate)]).toEqual([leaf(11).x, right(leaf(11))]);
    const foot = [BONUS_LABEL.plate, BONUS.frame, VALIDATION.plate];
    expect(new Set(foot.map((box) => `${box.y} ${bottom(box)}`)).size).toBe(1);
    expect(TRIM_BOX.height - bottom(BONUS.frame)).toBe(BONUS_LABEL.plate.x);
  });

  it('give title, year, mark and price the margins of the calendar', () => {
    const [margin, other] = [leaf(0).x, right(leaf(3))];
    const drawn = (paint: Paint): Rect =>
      hull(
        drawing('title', DISPLAY_PALETTE, HEAD.title)
          .filter(({ fill }) => fill === paint)
          .map(ink),
      ) ?? TRIM_BOX;
    expect(Math.abs(drawn(CREAM).x - margin)).toBeLessThanOrEqual(ROUNDED);
    expect(Math.abs(right(drawn(GOLD)) - other)).toBeLessThanOrEqual(ROUNDED);
    expect([HEAD.mark.x, right(HEAD.price.face)]).toEqual([margin, other]);
    expect(Math.abs(bottom(HEAD.mark) - bottom(drawn(GOLD)))).toBeLessThanOrEqual(ROUNDED);
  });

  it('hang each leaf on rings a millimetre clear of its name', () => {
    const { from, width } = MONTH.rings;
    for (const { run, at } of texts(recto.display.items)) {
      const month = months.find(({ head }) => contains(head, { ...at, width: run.width, height: 0 }));
      if (month === undefined) continue;
      const [left = 0, last = 0] = from.map((x) => x + month.head.x);
      expect(at.x - (left + width), run.text).toBeGreaterThanOrEqual(mm(1));
      expect(last - (at.x + run.width), run.text).toBeGreaterThanOrEqual(mm(1));
    }
  });

  it('are pegged on strings: one in every gap of a row and one off each edge, from peg to peg', () => {
    const gold = drawing('sky', DISPLAY_PALETTE, SHEET_BOX).filter(({ fill }) => fill === GOLD);
    for (const row of [0, 4, 8]) {
      const { head } = monthBoxes(row);
      const string = gold.filter((item) => {
        const box = ink(item);
        return box.y < head.y && bottom(box) > head.y && bottom(box) < bottom(head);
      });
      expect(string).toHaveLength(1);
      const pieces = piecesOf(string);
      const pegs = [0, 1, 2, 3].flatMap((column) =>
        MONTH.rings.from.map((from) => monthBoxes(row + column).head.x + from + MONTH.rings.width / 2),
      );
      const edges = [SHEET_BOX.x, ...pegs, right(SHEET_BOX)];
      expect(pieces).toHaveLength(5);
      for (const [index, piece] of pieces.entries()) {
        expect(Math.abs(piece.x - (edges[2 * index] ?? 0))).toBeLessThan(MONTH.rings.width / 2);
        expect(Math.abs(right(piece) - (edges[2 * index + 1] ?? 0))).toBeLessThan(MONTH.rings.width / 2);
      }
    }
  });

  it('leave the price a millimetre and a half over the year, and the small firework a millimetre over the rules', () => {
    const year = drawing('title', DISPLAY_PALETTE, HEAD.title).filter(({ fill }) => fill === GOLD);
    expect((hull(year.map(ink)) ?? TRIM_BOX).y - bottom(HEAD.price.star)).toBeGreaterThanOrEqual(mm(1.5));
    const small = drawing('sky', DISPLAY_PALETTE, SHEET_BOX)
      .map(ink)
      .filter((box) => contains({ x: mm(20), y: mm(20), width: mm(10), height: mm(10) }, box));
    expect(small).toHaveLength(2);
    expect(HEAD.band.plate.y - bottom(hull(small) ?? TRIM_BOX)).toBeGreaterThanOrEqual(mm(1));
  });

  it('hold the code’s coat and its warning as one group in the middle of the plate', () => {
    const words = ink(text(recto.display.items, 'NE PAS GRATTER'));
    const group = hull([VALIDATION.coat, words]) ?? TRIM_BOX;
    const { plate } = VALIDATION;
    expect(Math.abs(centre(group).y - centre(plate).y)).toBeLessThan(mm(0.1));
    expect(Math.abs(centre(words).x - centre(plate).x)).toBeLessThan(mm(0.1));
    expect(words.x - plate.x).toBeGreaterThan(mm(2));
  });
});

describe('the pictures over the coats of Happy 2014', () => {
  const over = paths(recto.overprint.items);
  const on = (box: Rect) => over.filter((item) => contains(box, ink(item)));
  const drawn = ({ outline }: PathItem, { x, y }: Rect): string =>
    JSON.stringify(
      outline.map((segment) => Object.entries(segment).map(([key, value]) => moved(key, value, x, y))),
    );
  const moved = (key: string, value: string | number, x: number, y: number) =>
    typeof value === 'string' ? value : value - (key.startsWith('x') ? x : y);

  it('are of twelve hands: no path of one month is in another, but the white', () => {
    const pictures = months.map(({ body }) => new Set(on(body).map((item) => drawn(item, body))));
    const shared = new Map<string, number>();
    for (const month of pictures) for (const path of month) shared.set(path, (shared.get(path) ?? 0) + 1);
    expect([...shared.values()].filter((count) => count > 1).sort((a, b) => a - b)).toEqual([12]);
  });

  it('leave four tenths of the coat bare all round', () => {
    for (const { body } of months) {
      const picture = hull(on(body).map(ink)) ?? TRIM_BOX;
      expect(Math.abs(picture.x - body.x - mm(0.4))).toBeLessThanOrEqual(ROUNDED);
      expect(Math.abs(bottom(body) - bottom(picture) - mm(0.4))).toBeLessThanOrEqual(ROUNDED);
    }
  });
});

describe('the back of Happy 2014', () => {
  it('ends its rules on the line where the prizes’ plate ends, and begins both on one', () => {
    const column = texts(verso.art.items).filter(({ at }) => at.x === BACK.rules.left);
    const [head] = column;
    if (head === undefined) throw new Error('the rules are set');
    expect(Math.abs(ink(head).y - BACK.prizes.plate.y)).toBeLessThan(mm(0.1));
    expect(Math.max(...column.map(({ at }) => at.y))).toBe(bottom(BACK.prizes.plate));
  });

  it('sets the sums as what they are: so many lots, so much money', () => {
    const { at } = text(verso.art.items, '435\u00a0820');
    const row = texts(verso.art.items).filter((item) => item.at.y === at.y && item.at.x >= at.x);
    const read = [...row].sort((a, b) => a.at.x - b.at.x).map(({ run }) => run.text);
    expect(read).toEqual(['435\u00a0820', 'lots, soit', '3\u00a0960\u00a0000\u00a0€']);
    for (const [index, item] of row.entries()) {
      expect(
        row.some(
          (other, place) =>
            place !== index && ink(other).x < right(ink(item)) && ink(item).x < right(ink(other)),
        ),
      ).toBe(false);
    }
  });

  it('sets the mentions at one pitch, as far from the plate’s top as from its foot', () => {
    const { plate, text: column } = BACK.mentions;
    const lines = texts(verso.art.items).filter(({ at }) => at.x === column.x);
    const steps = lines.slice(1).map(({ at }, index) => at.y - (lines[index]?.at.y ?? 0));
    expect(new Set(steps)).toEqual(new Set([BACK.mentions.pitch]));
    const [first, last] = [lines[0], lines.at(-1)];
    if (first === undefined || last === undefined) throw new Error('the mentions are set');
    const [above, below] = [ink(first).y - plate.y, bottom(plate) - last.at.y];
    expect(Math.abs(above - below)).toBeLessThan(mm(0.2));
  });

  it('leaves no short word alone at the end of a line', () => {
    for (const { run } of texts(verso.art.items)) expect(run.text).not.toMatch(/(?:^|\s)(?:Si|Sans|Dans|À)$/);
  });

  it('marks the mentions more quietly than it sets them', () => {
    const [mark] = texts(verso.art.items).filter(({ run }) => run.text === 'À\u00a0VALIDER');
    const [mention] = texts(verso.art.items).filter(({ run }) => run.text.startsWith('Jeu interdit'));
    expect(mark?.run.size).toBeLessThan(mention?.run.size ?? 0);
  });

  it('names no publisher: a plain mark stands there', () => {
    const said = [...texts(verso.art.items), ...texts(recto.display.items)]
      .map(({ run }) => run.text)
      .join(' ');
    expect(said).not.toMatch(/éditeur|opérateur/i);
  });
});

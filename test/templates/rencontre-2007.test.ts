import { describe, expect, it } from 'vitest';
import {
  bottom,
  centre,
  contains,
  grow,
  hull,
  overlaps,
  type Rect,
  right,
  shiftRect,
} from '../../src/base/geometry.ts';
import { mm, pt } from '../../src/base/length.ts';
import { euros, formatMoney, groupThousands } from '../../src/base/money.ts';
import { outlineBounds } from '../../src/base/outline.ts';
import { covers, rings } from '../../src/base/polygon.ts';
import { boundsOf, itemBounds } from '../../src/face/bounds.ts';
import type { AmountContent } from '../../src/face/cell-content.ts';
import type { PlacedCell } from '../../src/face/face.ts';
import type { Cell, GlyphItem, Item, PathItem, Role } from '../../src/face/item.ts';
import type { PrintedAmount, ZoneContent } from '../../src/game/ticket.ts';
import { codeSize, ticketNumberCode, validationCode } from '../../src/template/codes.ts';
import { everyContent } from '../../src/template/contents.ts';
import type { SurfaceLayout } from '../../src/template/template.ts';
import { french } from '../../src/text/french.ts';
import { template } from '../../templates/rencontre-2007/index.ts';
import { reglement } from '../../templates/rencontre-2007/reglement.ts';

const [rencontre, coupDeFoudre, declaration, vieADeux] = template.surfaces as readonly [
  SurfaceLayout,
  SurfaceLayout,
  SurfaceLayout,
  SurfaceLayout,
];
const { game, recto, verso } = template;
const NUMBER = '0000000000010009';
const VALIDATION = '01234567890123';
const cells = template.surfaces.flatMap((layout) => layout.cells());
const amounts = cells.filter(
  (cell): cell is Cell & { readonly content: AmountContent } => cell.content.kind === 'amount',
);

const flat = (items: readonly Item[]): readonly Item[] =>
  items.flatMap((item) => (item.kind === 'use' ? flat(item.form.items) : [item]));
const glyphs = (items: readonly Item[]): readonly GlyphItem[] =>
  flat(items).filter((item): item is GlyphItem => item.kind === 'glyphs');
const paths = (items: readonly Item[]): readonly PathItem[] =>
  flat(items).filter((item): item is PathItem => item.kind === 'path');

/** The ink of one part of a cell; the test fails where it has none. */
function part({ key, items }: Cell, role: Role): Rect {
  const bounds = boundsOf(items.filter((item) => 'role' in item && item.role === role));
  if (bounds === null) throw new Error(`${key} has no ${role}`);
  return bounds;
}

const inkOf = ({ cell, at }: PlacedCell): Rect | null => {
  const ink = cell === null ? null : boundsOf(cell.items);
  return ink === null ? null : shiftRect(ink, at);
};

/** All that the surface can hold, placed. */
const placedOn = (layout: SurfaceLayout): readonly PlacedCell[] => {
  const surface = game.surfaces.find(({ id }) => id === layout.surface);
  if (surface === undefined) throw new Error(layout.surface);
  return everyContent(surface).flatMap((content) => layout.place(0, content));
};

const printed = (of: number, transcription: string, more: Partial<PrintedAmount> = {}): PrintedAmount => ({
  amount: euros(of),
  transcription,
  star: false,
  transcriptionAt: 'below',
  ...more,
});
const cards = (marks: readonly (string | null)[], amount: PrintedAmount): ZoneContent => ({
  mechanic: 'twins',
  marks,
  amount,
});
const target = (arrows: readonly number[], amount = printed(15, 'QUINZ')): ZoneContent => ({
  mechanic: 'arrow',
  amounts: [amount, printed(0, 'ZERO'), printed(9, 'NEUF')],
  arrows,
});
const keys = (layout: SurfaceLayout, content: ZoneContent) =>
  layout.place(0, content).map(({ cell }) => cell?.key ?? null);

describe('the cells of Rencontre 2007', () => {
  it('are as many as the règlement gives ways to print a value', () => {
    const rows = (id: string): number =>
      reglement.surfaces.find((law) => law.id === id)?.transcriptions?.length ?? 0;
    const [starOrNot, aboveOrBelow, arrowOrNot] = [2, 2, 2];
    expect(template.surfaces.map((layout) => layout.cells().length)).toEqual([
      7 + rows('rencontre') * starOrNot * aboveOrBelow,
      rows('coupDeFoudre') * starOrNot * aboveOrBelow * arrowOrNot,
      game.surfaces[2]?.phrases.length,
      reglement.surfaces[3]?.winningPairs?.length,
    ]);
    expect(template.surfaces.map((layout) => layout.cells().length)).toEqual([51, 96, 45, 5]);
    expect(new Set(cells.map(({ key }) => key)).size).toBe(197);
  });

  it('keep two tenths of a millimetre clear within their boxes', () => {
    for (const { key, box, items } of cells) {
      const ink = boundsOf(items);
      expect(ink !== null && contains(grow(box, -mm(0.2)), ink), key).toBe(true);
    }
  });

  it('have a glyph for every character', () => {
    for (const { run } of glyphs(cells.flatMap(({ items }) => items))) {
      expect(
        run.glyphs.map(({ id }) => id),
        run.text,
      ).not.toContain(0);
    }
  });

  it('say digits and transcription in one run each', () => {
    for (const { key, items, content } of amounts) {
      const said = (role: Role) =>
        glyphs(items)
          .filter((item) => item.role === role)
          .map(({ run }) => run.text);
      expect(said('amount'), key).toEqual([formatMoney(content.amount)]);
      expect(said('transcription'), key).toEqual([content.transcription]);
    }
  });

  it('set the star before the digits and on their line', () => {
    for (const cell of amounts.filter(({ content }) => content.star)) {
      const [star, digits] = [part(cell, 'star'), part(cell, 'amount')];
      expect(right(star), cell.key).toBeLessThan(digits.x);
      expect(star.y, cell.key).toBeGreaterThanOrEqual(digits.y);
      expect(bottom(star), cell.key).toBeLessThanOrEqual(bottom(digits));
    }
  });

  it('set the transcription on its side of the digits, at the one distance of its surface', () => {
    for (const cell of amounts) {
      const [digits, letters] = [part(cell, 'amount'), part(cell, 'transcription')];
      const gap =
        cell.content.transcriptionAt === 'above' ? digits.y - bottom(letters) : letters.y - bottom(digits);
      const layout = template.surfaces.find(({ surface }) => surface === cell.surface);
      expect(gap, cell.key).toBe(layout?.transcriptionGap);
    }
  });

  it('set the arrow strictly between digits and transcription', () => {
    const pointed = amounts.filter(({ content }) => content.arrow);
    expect(pointed).toHaveLength(48);
    for (const cell of pointed) {
      const [arrow, digits, letters] = [
        part(cell, 'arrow'),
        part(cell, 'amount'),
        part(cell, 'transcription'),
      ];
      const [upper, lower] = letters.y < digits.y ? [letters, digits] : [digits, letters];
      expect(arrow.y - bottom(upper), cell.key).toBeGreaterThanOrEqual(mm(0.69));
      expect(lower.y - bottom(arrow), cell.key).toBeGreaterThanOrEqual(mm(0.69));
    }
  });

  it('draw the arrow with its point at the digits, at least 1.4 mm in its larger side', () => {
    for (const cell of amounts.filter(({ content }) => content.arrow)) {
      const box = part(cell, 'arrow');
      expect(Math.max(box.width, box.height), cell.key).toBeGreaterThanOrEqual(mm(1.4));
      const corners = paths(cell.items)
        .filter(({ role }) => role === 'arrow')
        .flatMap(({ outline }) => outline.flatMap((to) => (to.op === 'M' || to.op === 'L' ? [to] : [])));
      const edge = cell.content.transcriptionAt === 'above' ? bottom(box) : box.y;
      const there = new Set(corners.filter(({ y }) => Math.abs(y - edge) < mm(0.01)).map(({ x }) => x));
      expect(there.size, cell.key).toBe(1);
    }
  });

  it('tell nothing of the arrow by where digits and transcription stand', () => {
    const standing = (cell: Cell) => [part(cell, 'amount'), part(cell, 'transcription')];
    for (const cell of amounts.filter(({ content }) => content.arrow)) {
      const bare = amounts.find(({ key }) => key === cell.key.replace(/\/arrow$/, '/no-arrow'));
      expect(bare !== undefined && standing(bare), cell.key).toEqual(standing(cell));
    }
  });

  it('keep one baseline for digits over their transcription, and one for those under it', () => {
    for (const surface of ['rencontre', 'coupDeFoudre']) {
      for (const side of ['above', 'below']) {
        const lines = amounts
          .filter((cell) => cell.surface === surface && cell.content.transcriptionAt === side)
          .flatMap(({ items }) => glyphs(items).filter(({ role }) => role === 'amount'))
          .map(({ at }) => at.y);
        expect(new Set(lines).size, `${surface} ${side}`).toBe(1);
      }
    }
  });

  it('stand on the axis of their room, star and arrow or not, and in the middle of its height', () => {
    for (const cell of amounts) {
      const digits = part(cell, 'amount');
      const line = cell.content.star ? hull([part(cell, 'star'), digits]) : digits;
      const letters = part(cell, 'transcription');
      const on = [line, letters, ...(cell.content.arrow ? [part(cell, 'arrow')] : [])];
      for (const ink of on) {
        const off = ink === null ? mm(9) : Math.abs(centre(ink).x - cell.box.width / 2);
        expect(off, cell.key).toBeLessThan(mm(0.05));
      }
      const both = hull([digits, letters]);
      const high = both === null ? mm(9) : Math.abs(centre(both).y - cell.box.height / 2);
      expect(high, cell.key).toBeLessThan(mm(0.2));
    }
  });

  it('draw five symbols that share no path', () => {
    const outlines = vieADeux
      .cells()
      .flatMap(({ items }) => paths(items).map(({ outline }) => JSON.stringify(outline)));
    expect(outlines.length).toBeGreaterThanOrEqual(5);
    expect(new Set(outlines).size).toBe(outlines.length);
  });
});

describe('the places of Rencontre 2007', () => {
  it('hold every cell in its room, its room in the window of the zone', () => {
    for (const layout of template.surfaces) {
      for (const { cell, room, at, slot, wanted } of placedOn(layout)) {
        expect(cell, wanted).not.toBeNull();
        if (cell === null) continue;
        expect(contains(room, shiftRect(cell.box, at)), slot).toBe(true);
        expect(contains(layout.zones[0]?.window ?? room, room), slot).toBe(true);
      }
    }
  });

  it('are clear of each other', () => {
    for (const layout of template.surfaces) {
      const rooms = new Map(placedOn(layout).map(({ slot, room }) => [slot, room]));
      for (const [one, a] of rooms) {
        for (const [other, b] of rooms)
          expect(one !== other && overlaps(a, b), `${one} ${other}`).toBe(false);
      }
    }
  });

  it('lie under a coat that reaches 1.5 mm beyond every mark', () => {
    for (const { zones, surface, ...layout } of template.surfaces) {
      const coat = rings(zones[0]?.coat ?? []);
      for (const placed of placedOn({ zones, surface, ...layout })) {
        const ink = inkOf(placed);
        expect(ink !== null && covers(coat, grow(ink, mm(1.5))), `${surface} ${placed.wanted}`).toBe(true);
      }
    }
  });

  it('have coats of four shapes, each at least 3 mm from the trim and clear of the others', () => {
    const trim = { x: 0, y: 0, ...template.trim };
    const coats = [
      ...template.surfaces.flatMap(({ zones }) => zones.map(({ coat }) => coat)),
      recto.validation.coat,
    ];
    const boxes = coats.map((coat) => outlineBounds(coat ?? []) ?? trim);
    expect(new Set(coats.map((coat) => JSON.stringify(coat))).size).toBe(5);
    for (const box of boxes) expect(contains(grow(trim, -mm(3)), box)).toBe(true);
  });

  it('name their slots by what stands there', () => {
    const slots = (layout: SurfaceLayout) => [...new Set(placedOn(layout).map(({ slot }) => slot))];
    expect(template.surfaces.map(slots)).toEqual([
      ['day-0', 'day-1', 'amount'],
      ['amount-0', 'amount-1', 'amount-2'],
      ['phrase'],
      ['symbol-0', 'symbol-1', 'symbol-2', 'symbol-3'],
    ]);
  });

  it('take an amount only as its surface has it', () => {
    expect(keys(rencontre, cards(['LUNDI', 'MARDI'], printed(18, 'DIX-HUIT')))).toEqual([
      'rencontre/day/LUNDI',
      'rencontre/day/MARDI',
      'rencontre/amount/18/no-star/below/no-arrow',
    ]);
    const amount = (of: PrintedAmount) => keys(rencontre, cards(['LUNDI', 'MARDI'], of))[2];
    expect(amount(printed(9, 'NEUF'))).toBeNull();
    expect(amount(printed(18, 'DIX'))).toBeNull();
    expect(amount(printed(18, 'dix-huit'))).toBeNull();
    expect(amount(printed(18, 'DIX-HUIT', { star: null }))).toBeNull();
    expect(amount(printed(18, 'DIX-HUIT', { transcriptionAt: null }))).toBeNull();
  });

  it('give the arrow to the amount that has it, and name one that has none', () => {
    expect(keys(coupDeFoudre, target([1]))).toEqual([
      'coupDeFoudre/amount/15/no-star/below/no-arrow',
      'coupDeFoudre/amount/0/no-star/below/arrow',
      'coupDeFoudre/amount/9/no-star/below/no-arrow',
    ]);
    expect(coupDeFoudre.place(0, target([3])).at(-1)).toMatchObject({
      slot: 'arrow',
      cell: null,
      wanted: 'an arrow at 3',
    });
    expect(coupDeFoudre.place(0, target([1, 1])).at(-1)).toMatchObject({ slot: 'arrow', cell: null });
    expect(keys(coupDeFoudre, target([0], printed(18, 'DIX-HUIT')))[0]).toBeNull();
  });

  it('print no value that is unknown or too many, and say what was wanted', () => {
    const days = rencontre.place(0, cards(['LUNDI', null, 'MARDI'], printed(3, 'TROIS')));
    expect(days.map(({ slot, cell }) => [slot, cell === null])).toEqual([
      ['day-0', false],
      ['day-1', true],
      ['day-2', true],
      ['amount', false],
    ]);
    expect(declaration.place(0, { mechanic: 'words', phrase: 'Bonjour' })).toMatchObject([
      { cell: null, wanted: '« Bonjour »' },
    ]);
    const symbols: ZoneContent = {
      mechanic: 'pairs',
      symbols: ['coeur', 'trefle', 'coupe', 'cadeau', 'diamant'],
    };
    expect(keys(vieADeux, symbols)).toEqual([
      'vieADeux/symbol/coeur',
      null,
      'vieADeux/symbol/coupe',
      'vieADeux/symbol/cadeau',
      null,
    ]);
    expect(keys(vieADeux, { mechanic: 'words', phrase: null })).toEqual([null]);
  });
});

describe('the recto and verso of Rencontre 2007', () => {
  const fixed = [...glyphs(recto.display.items), ...glyphs(verso.art.items)];
  const said = (items: readonly Item[]): string =>
    glyphs(items)
      .map(({ run }) => run.text)
      .join(' ');
  const plain = (text: string): string => text.replaceAll('\u00a0', ' ');

  it('set every text in right French, of at least 5 pt, with a glyph for every character', () => {
    for (const { run } of fixed) {
      expect(run.text).toBe(french(run.text));
      expect(run.text).not.toMatch(/['"]|oe|\u202f/);
      expect(run.size, run.text).toBeGreaterThanOrEqual(pt(5));
      expect(
        run.glyphs.map(({ id }) => id),
        run.text,
      ).not.toContain(0);
    }
  });

  it('keep their texts at least 3 mm from the trim', () => {
    const trim = { x: 0, y: 0, ...template.trim };
    for (const item of fixed) {
      const ink = itemBounds(item);
      expect(ink === null || contains(grow(trim, -mm(3)), ink), item.run.text).toBe(true);
    }
  });

  it('name the four surfaces as the règlement does, on both sides', () => {
    for (const { name } of reglement.surfaces) {
      expect(plain(said(recto.display.items))).toContain(name);
      expect(plain(said(verso.art.items))).toContain(name);
    }
  });

  it('say what each winning word and pair brings, on both sides', () => {
    const back = plain(said(verso.art.items));
    for (const { mark, wins } of reglement.surfaces[2]?.winningWords ?? []) {
      expect(back).toContain(`« ${mark} » ${plain(formatMoney(wins))}`);
      expect(plain(said(recto.display.items))).toContain(mark);
    }
    const pairs = [
      '2 cœurs 3 €',
      '2 marguerites 6 €',
      '2 coupes de champagne 20 €',
      '2 cadeaux 120 €',
      '2 diamants 10 000 €',
    ];
    for (const pair of pairs) expect(back).toContain(pair);
    expect(back.match(/identiques/g)).toHaveLength(2);
    expect(back).not.toMatch(/correspondant/);
  });

  it('carry the whole prize table of the block', () => {
    const texts = glyphs(verso.art.items).map(({ run }) => run.text);
    const { tiers, winners, total } = reglement.prizeTable;
    for (const row of [...tiers, { tickets: winners, prize: total }]) {
      expect(texts).toContain(groupThousands(row.tickets));
      expect(texts).toContain(formatMoney(row.prize));
    }
    expect(plain(texts.join(' '))).toContain('pour 750 000 tickets');
  });

  it('mark every mention that no one has approved', () => {
    const pending = template.mentions.filter(({ approvedBy }) => approvedBy === null);
    expect(template.mentions.map(({ id }) => id)).toEqual(['minors', 'risk', 'helpline', 'claim-period']);
    expect(plain(said(verso.art.items)).match(/À VALIDER/g)).toHaveLength(pending.length);
  });

  it('give the two codes rooms that hold them with their quiet zones', () => {
    const matrix = validationCode(NUMBER, VALIDATION);
    const bars = ticketNumberCode(NUMBER);
    const [square, linear] = [codeSize(matrix), codeSize(bars)];
    expect(recto.validation.room.width).toBe(square.width + 4 * matrix.module);
    expect(recto.validation.room.height).toBe(square.height + 4 * matrix.module);
    expect(verso.barcode.room.width).toBe(linear.width + 20 * bars.module);
    expect(verso.barcode.room.height).toBe(linear.height);
  });

  it('set the number in one run, grouped for reading and clear of its bars', () => {
    const [item, ...more] = verso.number(NUMBER);
    expect(more).toEqual([]);
    expect(item?.kind === 'glyphs' && item.run.text).toBe('00000\u00a00000001\u00a0000\u00a09');
    const ink = item === undefined ? null : itemBounds(item);
    expect(ink === null || overlaps(ink, verso.barcode.room)).toBe(false);
  });

  it('mark specimens on both sides, clear of codes, number and all that is scratched', () => {
    const scratched = template.surfaces.flatMap((layout) =>
      placedOn(layout).flatMap((one) => inkOf(one) ?? []),
    );
    const sides = [
      { form: recto.specimen, reserved: [...scratched, recto.validation.room] },
      {
        form: verso.specimen,
        reserved: [verso.barcode.room, hull(verso.number(NUMBER).flatMap((n) => itemBounds(n) ?? []))],
      },
    ];
    for (const { form, reserved } of sides) {
      expect(form.items.length).toBeGreaterThan(0);
      for (const mark of form.items) {
        expect(mark.kind === 'path' && mark.fill?.kind === 'spot' && mark.fill.ink.name).toBe('Specimen');
        const ink = itemBounds(mark);
        for (const room of reserved) expect(ink !== null && room !== null && overlaps(ink, room)).toBe(false);
      }
    }
  });

  it('put coat and picture over it in spot inks alone, the picture within the coats', () => {
    const paint = ({ fill, stroke }: PathItem) => fill ?? stroke?.paint;
    const inks = (items: readonly Item[]) =>
      new Set(
        paths(items).map((item) => {
          const of = paint(item);
          return of?.kind === 'spot' ? of.ink.name : 'process';
        }),
      );
    expect([...inks(recto.coat.items)]).toEqual(['Coat']);
    expect([...inks(recto.overprint.items)].sort()).toEqual(['OverGold', 'OverPlum', 'OverRed', 'OverRose']);
    const coats = paths(recto.coat.items).map(({ outline }) => outlineBounds(outline));
    for (const { outline } of paths(recto.overprint.items)) {
      const box = outlineBounds(outline);
      expect(coats.some((coat) => coat !== null && box !== null && contains(grow(coat, mm(0.01)), box))).toBe(
        true,
      );
    }
  });
});

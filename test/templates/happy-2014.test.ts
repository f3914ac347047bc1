import { describe, expect, it } from 'vitest';
import { contains, grow, overlaps, type Rect } from '../../src/base/geometry.ts';
import { IMAGED_BLACK } from '../../src/base/ink.ts';
import { mm, pt } from '../../src/base/length.ts';
import { euros, formatMoney, groupThousands } from '../../src/base/money.ts';
import { outlineBounds } from '../../src/base/outline.ts';
import { boundsOf, itemBounds } from '../../src/face/bounds.ts';
import type { GlyphItem, Item, PathItem } from '../../src/face/item.ts';
import type { PrintedAmount } from '../../src/game/ticket.ts';
import { everyContent } from '../../src/template/contents.ts';
import { french } from '../../src/text/french.ts';
import { template } from '../../templates/happy-2014/index.ts';

const [mois, bonus] = template.surfaces;
if (mois === undefined || bonus === undefined) throw new Error('Happy 2014 has two surfaces');
const { game, recto, verso } = template;
const cells = template.surfaces.flatMap((layout) => layout.cells());
const zones = template.surfaces.flatMap((layout) => layout.zones);

const flat = (items: readonly Item[]): readonly Item[] =>
  items.flatMap((item) => (item.kind === 'use' ? flat(item.form.items) : [item]));
const glyphs = (items: readonly Item[]): readonly GlyphItem[] =>
  flat(items).filter((item): item is GlyphItem => item.kind === 'glyphs');
const paths = (items: readonly Item[]): readonly PathItem[] =>
  flat(items).filter((item): item is PathItem => item.kind === 'path');
const boundsList = (items: readonly Item[]): readonly Rect[] =>
  items.map(itemBounds).filter((bounds) => bounds !== null);

const fixed = [...glyphs(recto.display.items), ...glyphs(verso.art.items)];
const number = verso.number('0000000000010009');
const said = (items: readonly Item[]): readonly string[] => glyphs(items).map(({ run }) => run.text);

const amount = (of: number | null, transcription: string | null): PrintedAmount => ({
  amount: of === null ? null : euros(of),
  transcription,
  star: null,
  transcriptionAt: null,
});
const month = (marks: readonly (string | null)[], printed: PrintedAmount) =>
  mois.place(0, { mechanic: 'twins', marks, amount: printed });

describe('the cells of Happy 2014', () => {
  it('are one for each pictogram and each row of the tables', () => {
    expect(mois.cells().map(({ key }) => key)).toHaveLength(16 + 7);
    expect(bonus.cells().map(({ key }) => key)).toHaveLength(8);
    expect(new Set(cells.map(({ key }) => key)).size).toBe(31);
  });

  it('keep two tenths of a millimetre clear within their boxes', () => {
    for (const { key, box, items } of cells) {
      const ink = boundsOf(items);
      expect(ink !== null && contains(grow(box, -mm(0.2)), ink), key).toBe(true);
    }
  });

  it('stand within the window of every zone, whatever the zone holds', () => {
    for (const layout of template.surfaces) {
      const surface = game.surfaces.find(({ id }) => id === layout.surface);
      if (surface === undefined) throw new Error(layout.surface);
      layout.zones.forEach(({ window }, zone) => {
        for (const placed of everyContent(surface).flatMap((content) => layout.place(zone, content))) {
          expect(placed.cell, placed.wanted).not.toBeNull();
          expect(contains(window, placed.room), `${placed.zone} ${placed.slot}`).toBe(true);
        }
      });
    }
  });

  it('are imaged in one black that overprints', () => {
    const paints = cells.flatMap(({ items }) => [
      ...glyphs(items).map(({ paint }) => paint),
      ...paths(items).map(({ fill }) => fill),
    ]);
    expect(new Set(paints)).toEqual(new Set([IMAGED_BLACK]));
  });

  it('never draw two pictograms with one path', () => {
    const drawn = mois.cells().filter(({ content }) => content.kind === 'symbol');
    expect(new Set(drawn.map(({ items }) => JSON.stringify(paths(items)))).size).toBe(16);
  });
});

describe('a record of Happy 2014 laid out', () => {
  it('finds the cells that say exactly what a month holds', () => {
    const placed = month(['sapin', 'etoile'], amount(30_000, 'TRENTE MILLE'));
    expect(placed.map(({ slot, cell }) => [slot, cell?.key])).toEqual([
      ['symbol-0', 'mois/symbol/sapin'],
      ['symbol-1', 'mois/symbol/etoile'],
      ['amount', 'mois/amount/30000'],
    ]);
  });

  it.each([
    ['a transcription of another amount', amount(6, 'NEUF'), '6\u00a0€ over « NEUF »'],
    ['a transcription in small letters', amount(6, 'six'), '6\u00a0€ over « six »'],
    ['no transcription', amount(6, null), '6\u00a0€ over no transcription'],
    ['no amount', amount(null, 'SIX'), 'no amount over « SIX »'],
    ['an amount that only the Bonus may hold', amount(0, 'ZERO'), '0\u00a0€ over « ZERO »'],
    ['a star', { ...amount(6, 'SIX'), star: true }, 'a star before 6\u00a0€ over « SIX »'],
    [
      'a transcription above',
      { ...amount(6, 'SIX'), transcriptionAt: 'above' as const },
      '6\u00a0€ under « SIX »',
    ],
  ])('has no cell in a month for %s', (_, printed, wanted) => {
    const [, , placed] = month(['sapin', 'sapin'], printed);
    expect([placed?.cell, placed?.wanted]).toEqual([null, wanted]);
  });

  it('has no cell for a symbol that is unknown, missing or too many', () => {
    const placed = month(['dragon', null, 'sapin'], amount(6, 'SIX'));
    expect(placed.map(({ slot, cell, wanted }) => [slot, cell?.key ?? null, wanted])).toEqual([
      ['symbol-0', null, 'dragon'],
      ['symbol-1', null, 'no symbol'],
      ['symbol-2', null, 'sapin'],
      ['amount', 'mois/amount/6', '6\u00a0€ over « SIX »'],
    ]);
  });

  it('prints 0 € over ZERO under the Bonus', () => {
    const [placed] = bonus.place(0, { mechanic: 'amount', amount: amount(0, 'ZERO') });
    expect(placed?.cell?.key).toBe('bonus/amount/0');
    expect(said(placed?.cell?.items ?? [])).toEqual(['0\u00a0€', 'ZERO']);
  });
});

describe('the coat of Happy 2014', () => {
  it('reaches a millimetre and a half beyond every window and the code’s room', () => {
    const places = [
      ...zones.map(({ window, coat }) => [window, coat] as const),
      [recto.validation.room, recto.validation.coat ?? []] as const,
    ];
    for (const [room, coat] of places) {
      const bounds = outlineBounds(coat);
      expect(bounds !== null && contains(bounds, grow(room, mm(1.5)))).toBe(true);
    }
  });

  it('stays three millimetres off the trim and covers no two zones at once', () => {
    const coats = boundsList(recto.coat.items);
    expect(coats).toHaveLength(14);
    for (const coat of coats) {
      expect(contains(grow({ x: 0, y: 0, ...template.trim }, -mm(3)), coat)).toBe(true);
      expect(coats.filter((other) => overlaps(coat, other))).toHaveLength(1);
    }
  });

  it('bears a picture of its own on each zone, none of them a plain box and none beyond its coat', () => {
    const drawn = boundsList(recto.coat.items).map((coat) =>
      paths(recto.overprint.items).filter((item) => contains(coat, itemBounds(item) ?? coat)),
    );
    expect(new Set(drawn.map((items) => JSON.stringify(items))).size).toBe(14);
    expect(drawn.reduce((count, items) => count + items.length, 0)).toBe(paths(recto.overprint.items).length);
    for (const items of drawn) expect(items.some(({ outline }) => outline.length > 12)).toBe(true);
  });
});

describe('the fixed art of Happy 2014', () => {
  it('has a glyph for every character, and sets none under five points', () => {
    for (const { run } of [...fixed, ...glyphs(number), ...cells.flatMap(({ items }) => glyphs(items))]) {
      expect(
        run.glyphs.every(({ id }) => id !== 0),
        run.text,
      ).toBe(true);
      expect(run.size, run.text).toBeGreaterThanOrEqual(pt(5));
    }
  });

  it('sets small text in one ink, or leaves it out of the ground from eight points up', () => {
    for (const { run, paint } of fixed) {
      if (paint === IMAGED_BLACK) continue;
      expect(run.size, run.text).toBeGreaterThanOrEqual(pt(8));
    }
  });

  it('is in French typography throughout', () => {
    for (const text of [...fixed.map(({ run }) => run.text), ...template.mentions.map(({ text }) => text)]) {
      expect(french(text)).toBe(text);
    }
  });

  it('lies within the bleed on both sides', () => {
    const sheet = grow({ x: 0, y: 0, ...template.trim }, template.bleed);
    for (const form of [recto.display, verso.art]) {
      expect(contains(sheet, boundsOf(form.items) ?? sheet)).toBe(true);
    }
  });

  it('says price, months and how both surfaces win on the recto', () => {
    const texts = said(recto.display.items);
    for (const text of ['3\u00a0€', 'JANVIER', 'AOÛT', 'DÉCEMBRE', 'BONUS', 'NE PAS GRATTER']) {
      expect(texts).toContain(text);
    }
    expect(texts).toContain('Grattez les douze mois et le Bonus.');
    expect(texts).toContain(
      'Deux symboles identiques sous un même mois\u00a0: la somme de ce mois est gagnée.',
    );
    expect(texts.join(' ')).toContain('Bonus Toute somme différente de 0\u00a0€ est gagnée.');
  });

  it('keeps each condition of the règlement in the rules of the verso', () => {
    const text = said(verso.art.items).join(' ').replaceAll('\u00a0', ' ');
    for (const condition of [
      'Deux symboles identiques sous un même mois : vous gagnez la somme de ce mois.',
      'Plusieurs mois peuvent gagner ; leurs sommes s’additionnent.',
      'Si cette somme est différente de 0 €, vous la gagnez.',
      'Si un mois au moins et le Bonus sont gagnants, leurs gains s’additionnent en un lot unique et indivisible.',
      'Sans mois gagnant et avec un Bonus de 0 €, le ticket est perdant.',
    ]) {
      expect(text).toContain(condition);
    }
    expect(text).not.toMatch(/correspondant/);
  });

  it('prints the prize table of the règlement, row by row, with its block', () => {
    const texts = said(verso.art.items);
    const { tiers, winners, total } = game.reglement.prizeTable;
    const table = tiers.flatMap(({ tickets, prize }) => [groupThousands(tickets), formatMoney(prize)]);
    const first = texts.indexOf('MONTANT') + 1;
    expect(texts.slice(first, first + table.length)).toEqual(table);
    expect(texts).toContain('pour 2\u00a0000\u00a0000 de\u00a0tickets');
    expect(texts).toEqual(expect.arrayContaining([groupThousands(winners), formatMoney(total)]));
  });

  it('marks each mention that nobody has approved', () => {
    const open = template.mentions.filter(({ approvedBy }) => approvedBy === null).length;
    expect(open).toBe(4);
    expect(said(verso.art.items).filter((text) => text === 'À\u00a0VALIDER')).toHaveLength(open);
  });
});

describe('number and SPÉCIMEN of Happy 2014', () => {
  it('sets the ticket number in groups, as one run clear of its code', () => {
    expect(said(number)).toEqual(['00000\u00a00000001\u00a0000\u00a09']);
    expect(overlaps(boundsOf(number) ?? verso.barcode.room, verso.barcode.room)).toBe(false);
  });

  it('writes SPÉCIMEN in one filled piece a place, clear of all that is read on either side', () => {
    const reads = (items: readonly Item[]) => boundsList(glyphs(items));
    const kept = {
      recto: [...zones.map(({ window }) => window), recto.validation.room, ...reads(recto.display.items)],
      verso: [verso.barcode.room, ...boundsList(number), ...reads(verso.art.items)],
    };
    for (const side of ['recto', 'verso'] as const) {
      const words = paths(template[side].specimen.items);
      expect(words.length).toBeGreaterThanOrEqual(3);
      expect(words.every(({ fill, stroke }) => fill?.kind === 'spot' && stroke === undefined)).toBe(true);
      for (const room of kept[side]) {
        expect(boundsList(words).some((word) => overlaps(word, room))).toBe(false);
      }
    }
  });
});

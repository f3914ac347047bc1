import { type Rect, rect } from '../../src/base/geometry.ts';
import { IMAGED_BLACK } from '../../src/base/ink.ts';
import { type Length, mm, pt } from '../../src/base/length.ts';
import { euros, formatMoney } from '../../src/base/money.ts';
import { rectOutline } from '../../src/base/outline.ts';
import type { AmountContent } from '../../src/face/cell-content.ts';
import type { Cell, GlyphItem, Item, PathItem } from '../../src/face/item.ts';
import { textItem } from '../../src/face/text-item.ts';
import type { Surface } from '../../src/game/game.ts';
import type { CellSubject } from '../../src/rules/cell/subject.ts';
import type { SurfaceLayout } from '../../src/template/template.ts';
import { game } from '../../templates/rencontre-2007/game.ts';

/** The gap that the kit's cells are set with, from ink to ink. */
export const GAP: Length = mm(2);

/** The target of the 2007 game: amounts, stars, arrow. */
export const TARGET: Surface = surface('coupDeFoudre');

export function surface(id: string): Surface {
  const found = game.surfaces.find((one) => one.id === id);
  if (found === undefined) throw new Error(`no surface ${id}`);
  return found;
}

/** A layout that has the kit's gap and no zones. */
export const LAYOUT: SurfaceLayout = {
  surface: TARGET.id,
  zones: [],
  transcriptionGap: GAP,
  cells: () => [],
  place: () => [],
};

export const mark = (role: 'star' | 'arrow' | 'symbol', box: Rect): PathItem => ({
  kind: 'path',
  outline: rectOutline(box),
  fill: IMAGED_BLACK,
  role,
});

/** A line of text with the top of its ink at `top`, its middle at `centre`. */
export function inked(
  text: string,
  role: 'amount' | 'transcription',
  at: { centre: Length; top: Length; size: Length },
): GlyphItem {
  const style = { font: 'barlow-condensed-700', size: at.size, paint: IMAGED_BLACK };
  const item = textItem(text, style, { x: at.centre, y: 0, align: 'centre', role });
  return { ...item, at: { x: item.at.x, y: at.top - item.run.ink.y } };
}

export const CELL_BOX: Rect = rect(0, 0, mm(20), mm(14));

/** 15 € over QUINZ, star before, arrow between: as it should be, unless told otherwise. */
export function amountCell(change: Partial<AmountContent> = {}, items?: readonly Item[]): Cell {
  const content: AmountContent = {
    kind: 'amount',
    amount: euros(15),
    transcription: 'QUINZ',
    star: true,
    transcriptionAt: 'below',
    arrow: true,
    ...change,
  };
  return {
    key: 'coupDeFoudre/amount/15',
    box: CELL_BOX,
    surface: TARGET.id,
    content,
    items: items ?? partsOf(content),
  };
}

/** The parts of a right cell, one above the other, in order: amount, transcription, star, arrow. */
export function partsOf(content: AmountContent): readonly Item[] {
  const centre = mm(10);
  const digits = inked(formatMoney(content.amount), 'amount', { centre, top: mm(2), size: pt(12) });
  const under = digits.at.y + digits.run.ink.y + digits.run.ink.height;
  const letters = inked(content.transcription, 'transcription', { centre, top: under + GAP, size: pt(8) });
  const left = digits.at.x + digits.run.ink.x;
  return [
    digits,
    letters,
    ...(content.star ? [mark('star', rect(left - mm(2), mm(3), mm(1.5), mm(1.5)))] : []),
    ...(content.arrow ? [mark('arrow', rect(centre - mm(2), under + mm(0.2), mm(4), mm(1.6)))] : []),
  ];
}

export const subjectOf = (cell: Cell): CellSubject => ({ surface: TARGET, layout: LAYOUT, cell });

import type { Point } from '../base/geometry.ts';
import { type Length, mm } from '../base/length.ts';
import type { Item } from '../face/item.ts';
import { type InkedStyle, textItem } from '../face/text-item.ts';
import { rule } from './lines.ts';
import { RULE, STRONG_RULE, TYPE } from './paper.ts';

export interface Column {
  readonly head: string;
  readonly width: Length;
  readonly align?: 'left' | 'centre' | 'right';
  readonly style?: InkedStyle;
}

/** What stands in one place of a table: a text, or a drawing from the top left of its place. */
export type Entry = string | { readonly draw: (place: Place) => readonly Item[] };

export interface Place extends Point {
  readonly width: Length;
  readonly height: Length;
}

export interface Table {
  readonly columns: readonly Column[];
  readonly rows: readonly (readonly Entry[])[];
  readonly rowHeight: Length;
  /** The last row is a sum: a strong line stands over it. */
  readonly summed?: boolean;
}

const HEAD_HEIGHT = mm(6);
/** Clear space at either side of a column. */
const PAD = mm(1.5);

/** How high a table comes out. */
export const tableHeight = ({ rows, rowHeight }: Table): Length => HEAD_HEIGHT + rows.length * rowHeight;

export const tableWidth = ({ columns }: Table): Length => columns.reduce((sum, { width }) => sum + width, 0);

/** A table with its head, lines between rows and none between columns; its top left at a point. */
export function tableItems(table: Table, at: Point): readonly Item[] {
  const { columns, rows, rowHeight } = table;
  const width = tableWidth(table);
  const lefts = columns.map(
    (_, i) => at.x + columns.slice(0, i).reduce((sum, column) => sum + column.width, 0),
  );
  const inRow = (
    entries: readonly Entry[],
    y: Length,
    height: Length,
    style: InkedStyle | null,
  ): readonly Item[] =>
    columns.flatMap((column, i) => {
      const entry = entries[i] ?? '';
      const place = { x: lefts[i] ?? at.x, y, width: column.width, height };
      return typeof entry === 'string' ? entryText(entry, column, place, style) : entry.draw(place);
    });
  const top = at.y + HEAD_HEIGHT;
  return [
    ...inRow(
      columns.map(({ head }) => head),
      at.y,
      HEAD_HEIGHT,
      TYPE.label,
    ),
    rule({ x: at.x, y: top }, width, STRONG_RULE),
    ...rows.flatMap((entries, i) => {
      const y = top + i * rowHeight;
      const last = i === rows.length - 1;
      const over =
        i === 0 ? [] : [rule({ x: at.x, y }, width, last && table.summed === true ? STRONG_RULE : RULE)];
      return [...over, ...inRow(entries, y, rowHeight, null)];
    }),
    rule({ x: at.x, y: top + rows.length * rowHeight }, width, STRONG_RULE),
  ];
}

function entryText(text: string, column: Column, place: Place, style: InkedStyle | null): readonly Item[] {
  if (text === '') return [];
  const { align = 'left' } = column;
  const set = style ?? column.style ?? TYPE.body;
  const x = {
    left: place.x + PAD,
    centre: place.x + Math.round(place.width / 2),
    right: place.x + place.width - PAD,
  }[align];
  const y = place.y + Math.round(place.height / 2 + set.size * CAPS_HALF);
  return [textItem(text, set, { x, y, align })];
}

/** Half the height of capitals, as a share of the size: Barlow Condensed's are 0.7 em. */
const CAPS_HALF = 0.35;

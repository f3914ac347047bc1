import type { Point } from '../base/geometry.ts';
import { type Length, mm } from '../base/length.ts';
import type { Item } from '../face/item.ts';
import { type InkedStyle, textItem } from '../face/text-item.ts';
import { rule } from './lines.ts';
import { RULE, STRONG_RULE, TYPE } from './paper.ts';

export interface Column {
  /** One line, or several with line ends between. */
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

const HEAD_LINE = mm(3.1);
/** Clear space at either side of a column. */
const PAD = mm(1.5);

/** How high a table comes out. */
export const tableHeight = (table: Table): Length => headHeight(table) + table.rows.length * table.rowHeight;

/** The head is as high as its longest head has lines. */
const headHeight = ({ columns }: Table): Length =>
  mm(2.9) + HEAD_LINE * Math.max(...columns.map(({ head }) => head.split('\n').length));

export const tableWidth = ({ columns }: Table): Length => columns.reduce((sum, { width }) => sum + width, 0);

/** A table with its head, lines between rows and none between columns; its top left at a point. */
export function tableItems(table: Table, at: Point): readonly Item[] {
  const { columns, rows, rowHeight } = table;
  const width = tableWidth(table);
  const lefts = columns.map(
    (_, i) => at.x + columns.slice(0, i).reduce((sum, column) => sum + column.width, 0),
  );
  const inRow = (entries: readonly Entry[], y: Length): readonly Item[] =>
    columns.flatMap((column, i) => {
      const entry = entries[i] ?? '';
      const place = { x: lefts[i] ?? at.x, y, width: column.width, height: rowHeight };
      return typeof entry === 'string' ? entryText(entry, column, place) : entry.draw(place);
    });
  const top = at.y + headHeight(table);
  return [
    ...columns.flatMap((column, i) => headItems(column, { x: lefts[i] ?? at.x, y: top })),
    rule({ x: at.x, y: top }, width, STRONG_RULE),
    ...rows.flatMap((entries, i) => {
      const y = top + i * rowHeight;
      const last = i === rows.length - 1;
      const over =
        i === 0 ? [] : [rule({ x: at.x, y }, width, last && table.summed === true ? STRONG_RULE : RULE)];
      return [...over, ...inRow(entries, y)];
    }),
    rule({ x: at.x, y: top + rows.length * rowHeight }, width, STRONG_RULE),
  ];
}

/** The lines of a column's head, the last one just over the line under it. */
function headItems({ head, width, align }: Column, foot: Point): readonly Item[] {
  const lines = head.split('\n');
  return lines.flatMap((text, i) => {
    const y = foot.y - mm(1.6) - (lines.length - 1 - i) * HEAD_LINE;
    return text === ''
      ? []
      : [textItem(text, TYPE.label, { x: edge({ x: foot.x, width }, align), y, align: align ?? 'left' })];
  });
}

function entryText(text: string, { align, style = TYPE.body }: Column, place: Place): readonly Item[] {
  if (text === '') return [];
  const y = place.y + Math.round(place.height / 2 + style.size * CAPS_HALF);
  return [textItem(text, style, { x: edge(place, align), y, align: align ?? 'left' })];
}

/** Where a text of a place is aligned. */
const edge = ({ x, width }: Pick<Place, 'x' | 'width'>, align: Column['align'] = 'left'): Length =>
  ({ left: x + PAD, centre: x + Math.round(width / 2), right: x + width - PAD })[align];

/** Half the height of capitals, as a share of the size: Barlow Condensed's are 0.7 em. */
const CAPS_HALF = 0.35;

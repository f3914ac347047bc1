import { Bug } from '../base/fault.ts';
import type { Point } from '../base/geometry.ts';
import { type Length, mm } from '../base/length.ts';
import type { Item } from '../face/item.ts';
import { type InkedStyle, textItem } from '../face/text-item.ts';
import { rule } from './lines.ts';
import { RULE, STRONG_RULE, TYPE } from './paper.ts';
import { type Wrapped, wrapped } from './wrapped.ts';

export interface Column {
  /** One line, or several with line ends between. */
  readonly head: string;
  readonly width: Length;
  readonly align?: 'left' | 'centre' | 'right';
  readonly style?: InkedStyle;
}

/** A head over the heads of several columns. */
export interface Group {
  readonly head: string;
  /** The first of its columns, counted from 0, and how many. */
  readonly from: number;
  readonly span: number;
}

/** What stands in one place of a table: a text, broken into lines where it must be, or a drawing. */
export type Entry = string | Drawing;

export interface Drawing {
  /** The room that it needs. */
  readonly height: Length;
  draw(place: Place): readonly Item[];
}

export interface Place extends Point {
  readonly width: Length;
  readonly height: Length;
}

export interface Table {
  readonly columns: readonly Column[];
  readonly groups?: readonly Group[];
  readonly rows: readonly (readonly Entry[])[];
  /** The least height of a row: one whose texts need more lines is higher. */
  readonly rowHeight: Length;
  /** The least height of each row, where it stands beside rows that need more. */
  readonly rowHeights?: readonly Length[];
  /** The last row is a sum: a strong line stands over it. */
  readonly summed?: boolean;
}

const HEAD_LINE = mm(3.1);
/** Clear space at either side of a column, and above and below a text of several lines. */
const PAD = mm(1.5);
const GROUP_HEIGHT = mm(4.6);

/** How high a table comes out. */
export const tableHeight = (table: Table): Length =>
  headHeight(table) + rowHeights(table).reduce((sum, height) => sum + height, 0);

/** The head is as high as its longest head has lines, and has no height where no column has a head. */
export const headHeight = ({ columns, groups }: Table): Length =>
  columns.every(({ head }) => head === '')
    ? 0
    : mm(2.9) +
      HEAD_LINE * Math.max(...columns.map(({ head }) => head.split('\n').length)) +
      (groups === undefined || groups.length === 0 ? 0 : GROUP_HEIGHT);

/** Each row is as high as the highest of its entries needs. */
export const rowHeights = (table: Table): readonly Length[] =>
  table.rows.map((row, i) => {
    const needs = table.columns.map((column, c) => heightOf(row[c] ?? '', column));
    return Math.max(table.rowHeight, table.rowHeights?.[i] ?? 0, ...needs);
  });

function heightOf(entry: Entry, column: Column): Length {
  if (typeof entry !== 'string') return entry.height;
  return entry === '' ? 0 : textOf(entry, column).height + 2 * PAD;
}

export const tableWidth = ({ columns }: Table): Length => columns.reduce((sum, { width }) => sum + width, 0);

/**
 * Columns of one width, or as near as whole units come to it, that fill a width.
 *
 * Throws  Bug if one would be narrower than `least`
 */
export function evenWidths(total: Length, count: number, least: Length): readonly Length[] {
  const widths = Array.from(
    { length: count },
    (_, i) => Math.floor((total * (i + 1)) / count) - Math.floor((total * i) / count),
  );
  if (widths.some((width) => width < least))
    throw new Bug(`${count} columns do not fit a table of the proof`);
  return widths;
}

/** A table with its head, lines between rows and none between columns; its top left at a point. */
export function tableItems(table: Table, at: Point): readonly Item[] {
  const { columns, rows } = table;
  const heights = rowHeights(table);
  const width = tableWidth(table);
  const lefts = columns.map((_, i) => at.x + widthOf(columns.slice(0, i)));
  const items: Item[] = [...headItems(table, { x: at.x, y: at.y + headHeight(table) })];
  let y = at.y + headHeight(table);
  rows.forEach((row, i) => {
    const isSum = i === rows.length - 1 && table.summed === true;
    items.push(rule({ x: at.x, y }, width, i === 0 || isSum ? STRONG_RULE : RULE));
    const height = heights[i] ?? table.rowHeight;
    columns.forEach((column, c) => {
      const place = { x: lefts[c] ?? at.x, y, width: column.width, height };
      items.push(...entryItems(row[c] ?? '', column, place));
    });
    y += height;
  });
  return [...items, rule({ x: at.x, y }, width, STRONG_RULE)];
}

const widthOf = (columns: readonly Column[]): Length => columns.reduce((sum, { width }) => sum + width, 0);

/** The heads of all columns, the last line of each just over the line at `foot`, and over them those of groups. */
function headItems(table: Table, foot: Point): readonly Item[] {
  const { columns, groups = [] } = table;
  const heads = columns.flatMap((column, i) =>
    columnHead(column, { x: foot.x + widthOf(columns.slice(0, i)), y: foot.y }),
  );
  const top = foot.y - headHeight(table);
  return [
    ...heads,
    ...groups.flatMap(({ head, from, span }): readonly Item[] => {
      const x = foot.x + widthOf(columns.slice(0, from));
      const width = widthOf(columns.slice(from, from + span));
      return [
        textItem(head, TYPE.label, { x: x + Math.round(width / 2), y: top + mm(3.4), align: 'centre' }),
        rule({ x: x + PAD, y: top + mm(5) }, width - 2 * PAD, RULE),
      ];
    }),
  ];
}

function columnHead({ head, width, align }: Column, foot: Point): readonly Item[] {
  const lines = head.split('\n');
  return lines.flatMap((text, i) => {
    const y = foot.y - mm(1.6) - (lines.length - 1 - i) * HEAD_LINE;
    return text === ''
      ? []
      : [textItem(text, TYPE.label, { x: edge({ x: foot.x, width }, align), y, align: align ?? 'left' })];
  });
}

function entryItems(entry: Entry, column: Column, place: Place): readonly Item[] {
  if (entry === '') return [];
  if (typeof entry !== 'string') return entry.draw(place);
  const text = textOf(entry, column);
  const y = place.y + Math.round((place.height - text.height) / 2);
  const { align = 'left' } = column;
  if (text.lines > 1 || align === 'left') return text.draw({ x: place.x + PAD, y });
  const style = column.style ?? TYPE.body;
  return [textItem(entry, style, { x: edge(place, align), y: y + text.height, align })];
}

/** A text of a column, in the lines that it needs there. */
const textOf = (text: string, { width, style = TYPE.body }: Column): Wrapped =>
  wrapped(text, style, width - 2 * PAD);

/** Texts of styles of their own, one under another, in the middle of their place. */
export const texts = (text: Wrapped): Drawing => ({
  height: text.height + 2 * PAD,
  draw: ({ x, y, height }) => text.draw({ x: x + PAD, y: y + Math.round((height - text.height) / 2) }),
});

/** How wide a text may be in a column. */
export const textWidth = (width: Length): Length => width - 2 * PAD;

/** Where a text of a place is aligned. */
const edge = ({ x, width }: Pick<Place, 'x' | 'width'>, align: Column['align'] = 'left'): Length =>
  ({ left: x + PAD, centre: x + Math.round(width / 2), right: x + width - PAD })[align];

import type { Point } from '../base/geometry.ts';
import { type Length, mm } from '../base/length.ts';
import type { Item } from '../face/item.ts';
import type { PageContent } from '../face/page.ts';
import { textItem } from '../face/text-item.ts';
import { COLUMN, CONTENT, GUTTER, TYPE } from './paper.ts';
import { headHeight, rowHeights, type Table, tableHeight, tableItems, tableWidth } from './table.ts';
import { wrapped } from './wrapped.ts';

/** What stands on a page as a whole: it is never cut. */
export interface Block {
  readonly height: Length;
  /** Clear space over it, but at the top of a page. */
  readonly above: Length;
  draw(at: Point): readonly Item[];
}

/** A table under a heading of its own, and what is to be known to read it. */
export interface Section {
  readonly heading: string;
  readonly note?: string;
  readonly table: Table;
}

/**
 * Blocks one under another over as many pages as they need.
 *
 * Space   `from` is where a first page is free that has something on it already; left out: all pages are empty
 * Order   as given; a block that does not fit what is left of a page begins the next
 */
export function flowed(blocks: readonly Block[], from?: Length): readonly (readonly PageContent[])[] {
  const foot = CONTENT.y + CONTENT.height;
  const pages: PageContent[][] = from === undefined ? [] : [[]];
  let y = from ?? foot;
  for (const block of blocks) {
    if (pages.length === 0 || y + block.above + block.height > foot) {
      pages.push([]);
      y = CONTENT.y;
    } else y += block.above;
    pages.at(-1)?.push({ kind: 'placed', at: { x: CONTENT.x, y }, items: block.draw({ x: 0, y: 0 }) });
    y += block.height;
  }
  return pages;
}

const HEADING = mm(8.5);
const BETWEEN = mm(7);

/** A heading with a note of one line or more under it. */
export function headingBlock(heading: string, note: string | undefined): Block {
  const text = note === undefined ? null : wrapped(note, TYPE.note, CONTENT.width);
  return {
    above: BETWEEN,
    height: HEADING + (text === null ? 0 : text.height + mm(2)),
    draw: ({ x, y }) => [
      textItem(heading, TYPE.heading, { x, y: y + mm(6) }),
      ...(text === null ? [] : text.draw({ x, y: y + HEADING })),
    ],
  };
}

/** A section as one block, or where it is higher than a page as several of whole rows, the heading over the first. */
export function sectionBlocks({ heading, note, table }: Section): readonly Block[] {
  const head = headingBlock(heading, note);
  return cut(table, CONTENT.height - head.height).map((part, i): Block => {
    const over = i === 0 ? head : headingBlock(`${heading} (suite)`, undefined);
    return {
      above: BETWEEN,
      height: over.height + columnHeight(part),
      draw: ({ x, y }) => [...over.draw({ x, y }), ...columnsOf(part, { x, y: y + over.height })],
    };
  });
}

/** A table as it is, without a heading. */
export const tableBlock = (table: Table): Block => ({
  above: BETWEEN,
  height: tableHeight(table),
  draw: (at) => tableItems(table, at),
});

/** Two blocks in the two columns. */
export const besideBlock = (left: Block, right: Block): Block => ({
  above: Math.max(left.above, right.above),
  height: Math.max(left.height, right.height),
  draw: ({ x, y }) => [...left.draw({ x, y }), ...right.draw({ x: x + COLUMN + GUTTER, y })],
});

/** How many columns of a table stand beside each other: two where it is as narrow as a ticket. */
const across = (table: Table): number => (tableWidth(table) <= COLUMN ? 2 : 1);

const rowsInColumn = (table: Table): number => Math.ceil(table.rows.length / across(table));

const columnHeight = (table: Table): Length => Math.max(...columnParts(table).map(tableHeight));

/** Why  rows beside each other are of one height: the lines between them run on from column to column */
function columnParts(table: Table): readonly Table[] {
  const count = rowsInColumn(table);
  const heights = rowHeights(table);
  const highest = (row: number): Length => Math.max(heights[row] ?? 0, heights[row + count] ?? 0);
  return Array.from({ length: across(table) }, (_, i) => {
    const rows = table.rows.slice(i * count, (i + 1) * count);
    return { ...table, rows, rowHeights: rows.map((_row, at) => highest(at)) };
  }).filter(({ rows }) => rows.length > 0);
}

const columnsOf = (table: Table, { x, y }: Point): readonly Item[] =>
  columnParts(table).flatMap((part, i) => tableItems(part, { x: x + i * (COLUMN + GUTTER), y }));

/** The table in parts that each fit a height, reckoned with its highest row. */
function cut(table: Table, height: Length): readonly Table[] {
  const highest = Math.max(table.rowHeight, ...rowHeights(table));
  const most = across(table) * Math.max(1, Math.floor((height - headHeight(table)) / highest));
  const parts = Math.ceil(table.rows.length / most);
  return Array.from({ length: parts }, (_, i) => ({
    ...table,
    rows: table.rows.slice(i * most, (i + 1) * most),
  }));
}

import { type Length, mm } from '../base/length.ts';
import type { PageContent } from '../face/page.ts';
import { textItem } from '../face/text-item.ts';
import { CONTENT, TYPE } from './paper.ts';
import { type Table, tableHeight, tableItems, tableWidth } from './table.ts';

/** A table under a heading of its own. */
export interface Section {
  readonly heading: string;
  readonly table: Table;
}

const HEADING = mm(9);
const BETWEEN = mm(7);
const COLUMN_GAP = mm(8);

/**
 * Sections one under another over as many pages as they need, narrow tables in several columns.
 *
 * Order   as given; a section that does not fit what is left of a page begins the next, and one that is higher
 *         than a page is cut between rows
 */
export function flowed(sections: readonly Section[]): readonly (readonly PageContent[])[] {
  const pages: PageContent[][] = [];
  let y = CONTENT.y + CONTENT.height;
  for (const section of sections.flatMap(cut)) {
    const height = HEADING + columnHeight(section.table);
    if (y + height > CONTENT.y + CONTENT.height) {
      pages.push([]);
      y = CONTENT.y;
    }
    pages.at(-1)?.push({ kind: 'placed', at: { x: CONTENT.x, y }, items: sectionItems(section) });
    y += height + BETWEEN;
  }
  return pages;
}

/** How many columns of a table stand beside each other. */
const across = (table: Table): number =>
  Math.max(1, Math.floor((CONTENT.width + COLUMN_GAP) / (tableWidth(table) + COLUMN_GAP)));

const rowsInColumn = (table: Table): number => Math.ceil(table.rows.length / across(table));

const columnHeight = (table: Table): Length =>
  tableHeight({ ...table, rows: table.rows.slice(0, rowsInColumn(table)) });

/** The section in parts that each fit a page. */
function cut({ heading, table }: Section): readonly Section[] {
  const most = Math.floor((CONTENT.height - HEADING - tableHeight({ ...table, rows: [] })) / table.rowHeight);
  const rows = most * across(table);
  const parts = Math.ceil(table.rows.length / rows);
  return Array.from({ length: parts }, (_, i) => ({
    heading: parts === 1 ? heading : `${heading} (${i + 1} / ${parts})`,
    table: { ...table, rows: table.rows.slice(i * rows, (i + 1) * rows) },
  }));
}

function sectionItems({ heading, table }: Section) {
  const rows = rowsInColumn(table);
  const step = tableWidth(table) + COLUMN_GAP;
  const columns = Array.from({ length: across(table) }, (_, i) => {
    const part = table.rows.slice(i * rows, (i + 1) * rows);
    return part.length === 0 ? [] : tableItems({ ...table, rows: part }, { x: i * step, y: HEADING });
  });
  return [textItem(heading, TYPE.heading, { x: 0, y: mm(5) }), ...columns.flat()];
}

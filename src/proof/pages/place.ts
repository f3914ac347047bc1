import type { Point } from '../../base/geometry.ts';
import { mm } from '../../base/length.ts';
import type { Item } from '../../face/item.ts';
import type { PageContent } from '../../face/page.ts';
import { textItem } from '../../face/text-item.ts';
import { COLUMN, CONTENT, SECOND_COLUMN, TYPE } from '../paper.ts';
import { type Table, tableHeight, tableItems } from '../table.ts';
import { wrapped } from '../wrapped.ts';

/** Where the one ticket of a page stands at true size, its bleed and marks around it, in the first column. */
export const TICKET_AT: Point = { x: CONTENT.x, y: mm(23) };

/**
 * Where the second column beside the ticket begins, and what is under the ticket and its marks.
 *
 * Why     the marks end just before the column: its heading stands lower than they do
 */
export const BESIDE: Point = { x: SECOND_COLUMN, y: mm(22) };
export const UNDER: Point = { x: CONTENT.x, y: mm(163) };

/** Items that stand in the page's own space. */
export const onPage = (items: readonly Item[]): PageContent => ({
  kind: 'placed',
  at: { x: 0, y: 0 },
  items,
});

/** What was put down, and where the next begins. */
export interface PutDown {
  readonly items: readonly Item[];
  readonly y: number;
}

/** A heading with a table under it. */
export function titledTable(heading: string, table: Table, { x, y }: Point): PutDown {
  const top = y + mm(8.5);
  return {
    items: [textItem(heading, TYPE.heading, { x, y: y + mm(6) }), ...tableItems(table, { x, y: top })],
    y: top + tableHeight(table) + mm(4),
  };
}

/** A note in lines of a column, or of a width. */
export function note(text: string, { x, y }: Point, width = COLUMN): PutDown {
  const set = wrapped(text, TYPE.note, width);
  return { items: set.draw({ x, y }), y: y + set.height + mm(3) };
}

import type { Finding } from '../../base/finding.ts';
import { hull, type Rect } from '../../base/geometry.ts';
import { itemBounds } from '../../face/bounds.ts';
import type { Cell, Item, Role } from '../../face/item.ts';
import type { Surface } from '../../game/game.ts';
import type { SurfaceLayout } from '../../template/template.ts';

/** One cell of a game, with the surface it belongs to. */
export interface CellSubject {
  readonly surface: Surface;
  readonly layout: SurfaceLayout;
  readonly cell: Cell;
}

/** The items of a cell that are one part of it. */
export const parts = ({ items }: Cell, role: Role): readonly Item[] =>
  items.filter((item) => 'role' in item && item.role === role);

/** The ink of one part of a cell, or null where the cell has no such part. */
export const partBounds = (cell: Cell, role: Role): Rect | null =>
  hull(parts(cell, role).flatMap((item) => itemBounds(item) ?? []));

type Place = Pick<Finding, 'ticket' | 'surface' | 'zone' | 'article'>;

/** Where a finding about a cell stands: its surface, and the cell's key for its zone. */
export const placeOf = ({ surface, cell }: CellSubject): Place => ({
  ticket: null,
  surface: surface.id,
  zone: cell.key,
  article: surface.law.contentArticle,
});

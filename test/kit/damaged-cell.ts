import { shift } from '../../src/base/geometry.ts';
import { mm } from '../../src/base/length.ts';
import { shiftOutline } from '../../src/base/outline.ts';
import type { Cell, Item, Role } from '../../src/face/item.ts';
import { amountCell } from './cell.ts';

/** The right cell with one part moved, in millimetres. */
export const withMoved = (role: Role, byMm: { readonly x?: number; readonly y?: number }): Cell =>
  amountCell(
    {},
    amountCell().items.map((item) => ('role' in item && item.role === role ? moved(item, byMm) : item)),
  );

/** The right cell without one part. */
export const without = (role: Role): Cell =>
  amountCell(
    {},
    amountCell().items.filter((item) => !('role' in item && item.role === role)),
  );

function moved(item: Item, byMm: { readonly x?: number; readonly y?: number }): Item {
  const by = { x: mm(byMm.x ?? 0), y: mm(byMm.y ?? 0) };
  if (item.kind === 'path') return { ...item, outline: shiftOutline(item.outline, by) };
  return item.kind === 'glyphs' ? { ...item, at: shift(item.at, by) } : item;
}

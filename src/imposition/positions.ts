import { type Rect, rect, type Size } from '../base/geometry.ts';
import type { Press } from './press.ts';

/**
 * The trims of the front of a sheet.
 *
 * Space   sheet, origin top left, y down, lattice units; the gripper edge is the bottom one
 * Shape   one a place, `rows × columns` of them, whether or not they fit: rules on sheets say so
 * Order   row by row from the top left
 * Why     the block stands in the middle from left to right, so that the back's falls on it when the sheet is
 *         turned, and midway between gripper and tail; each place is reckoned from the origin, never from the one
 *         before it
 */
export function positions(press: Press, trim: Size): readonly Rect[] {
  const { columns, rows, gutter, sheet, tail, gripper } = press;
  const block = { width: span(columns, trim.width, gutter.x), height: span(rows, trim.height, gutter.y) };
  const left = Math.round((sheet.width - block.width) / 2);
  const top = tail + Math.round((sheet.height - gripper - tail - block.height) / 2);
  return Array.from({ length: columns * rows }, (_, place) => {
    const [column, row] = [place % columns, Math.floor(place / columns)];
    const x = left + column * (trim.width + gutter.x);
    const y = top + row * (trim.height + gutter.y);
    return rect(x, y, trim.width, trim.height);
  });
}

const span = (count: number, length: number, gutter: number): number => count * length + (count - 1) * gutter;

import { bottom, type Rect, right, shiftRect } from '../base/geometry.ts';
import type { Press } from './press.ts';

type Turning = Pick<Press, 'kind' | 'sheet' | 'turn'>;

/**
 * How a sheet comes to its back: turned like a leaf about an upright axis, its gripper edge kept, or tumbled about a
 * level one, its gripper edge changed.
 *
 * Why     turning about the long edge is the one or the other, by whether that edge stands or lies; the long edge of a
 *         web is the one it runs along, and work-and-turn keeps the gripper by its very name
 */
export function turnOf({ kind, sheet, turn }: Turning): 'leaf' | 'tumble' {
  if (turn === 'work-and-turn') return 'leaf';
  const upright = kind === 'web' || sheet.height > sheet.width ? 'long-edge' : 'short-edge';
  return turn === upright ? 'leaf' : 'tumble';
}

/** Where a rectangle of one side stands when the sheet is looked at from the other. */
export const mirrored = (r: Rect, press: Turning): Rect =>
  turnOf(press) === 'leaf'
    ? { ...r, x: press.sheet.width - right(r) }
    : { ...r, y: press.sheet.height - bottom(r) };

/**
 * Where the page of the verso has what must fall behind a rectangle of the recto.
 *
 * Why     what the press was measured to move is taken off beforehand
 */
export const behind = (r: Rect, press: Turning & Pick<Press, 'backOffset'>): Rect =>
  shiftRect(mirrored(r, press), { x: -press.backOffset.x, y: -press.backOffset.y });

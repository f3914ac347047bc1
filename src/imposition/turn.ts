import { bottom, type Rect, right } from '../base/geometry.ts';
import type { Press } from './press.ts';

/**
 * How a sheet comes to its back: turned like a leaf about an upright axis, its gripper edge kept, or tumbled about a
 * level one, its gripper edge changed.
 *
 * Why     turning about the long edge is the one or the other, by whether that edge stands or lies
 */
export function turnOf({ sheet, turn }: Pick<Press, 'sheet' | 'turn'>): 'leaf' | 'tumble' {
  const upright = sheet.height > sheet.width ? 'long-edge' : 'short-edge';
  return turn === upright ? 'leaf' : 'tumble';
}

/** Where a rectangle of the recto stands when the sheet is looked at from its back. */
export const mirrored = (r: Rect, press: Pick<Press, 'sheet' | 'turn'>): Rect =>
  turnOf(press) === 'leaf'
    ? { ...r, x: press.sheet.width - right(r) }
    : { ...r, y: press.sheet.height - bottom(r) };

import type { Cell, PlacedCell, Rect } from '../../../src/kit.ts';

/** One value of a zone: the slot that it goes to, and the cell that says it, or null where none does. */
export interface Value {
  readonly slot: string;
  /** Null where the zone has no room for it: a value too many. */
  readonly room: Rect | null;
  readonly cell: Cell | null;
  readonly wanted: string;
}

/** Values of a zone in their rooms; one without a room stands as no cell in the window, and a rule says so. */
export const placedIn = (
  { surface, zone, window }: { readonly surface: string; readonly zone: string; readonly window: Rect },
  values: readonly Value[],
): readonly PlacedCell[] =>
  values.map(({ slot, room, cell, wanted }) => {
    const { x, y } = room ?? window;
    return {
      surface,
      zone,
      slot,
      room: room ?? window,
      cell: room === null ? null : cell,
      wanted,
      at: { x, y },
    };
  });

/** A content of another mechanic in a zone: nothing of it can be printed. */
export const foreign = (mechanic: string): Value => ({
  slot: 'content',
  room: null,
  cell: null,
  wanted: `contents of the mechanic ${mechanic}`,
});

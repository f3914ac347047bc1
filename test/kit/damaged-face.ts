import { shift } from '../../src/base/geometry.ts';
import { mm } from '../../src/base/length.ts';
import type { Face, Layer, Pass, PlacedCell } from '../../src/face/face.ts';
import type { CodeItem, Item } from '../../src/face/item.ts';
import type { TicketFaces } from '../../src/template/lay-out.ts';

/** Makers of tickets of which one thing went wrong on the way from record to face. */

/** The cells placed otherwise, and printed where they are placed. */
export function withCells(
  faces: TicketFaces,
  change: (cells: readonly PlacedCell[]) => readonly PlacedCell[],
): TicketFaces {
  const cells = change(faces.recto.cells);
  const uses = cells.flatMap(({ cell, at }): Item[] =>
    cell === null ? [] : [{ kind: 'use', form: cell, at }],
  );
  const printed = withItems(faces, 'imaging', (items) => [
    ...uses,
    ...items.filter(({ kind }) => kind !== 'use'),
  ]);
  return { ...printed, recto: { ...printed.recto, cells } };
}

/** Where a cell stands on its ticket. */
export interface Spot {
  readonly zone: string;
  readonly slot: string;
}

/** One cell changed, or left out where it becomes null. */
export const withCell = (
  faces: TicketFaces,
  { zone, slot }: Spot,
  change: (placed: PlacedCell) => PlacedCell | null,
): TicketFaces =>
  withCells(faces, (cells) =>
    cells.flatMap((placed) => {
      const changed = placed.zone === zone && placed.slot === slot ? change(placed) : placed;
      return changed === null ? [] : [changed];
    }),
  );

/** A cell moved on its face, in millimetres. */
export const withCellMoved = (
  faces: TicketFaces,
  spot: Spot,
  byMm: { x?: number; y?: number },
): TicketFaces =>
  withCell(faces, spot, (placed) => ({
    ...placed,
    at: shift(placed.at, { x: mm(byMm.x ?? 0), y: mm(byMm.y ?? 0) }),
  }));

/** What a pass prints, changed. */
export function withItems(
  faces: TicketFaces,
  pass: Pass,
  change: (items: readonly Item[]) => readonly Item[],
): TicketFaces {
  return withLayers(faces, (layers) =>
    layers.map((layer) => (layer.pass === pass ? { ...layer, items: change(layer.items) } : layer)),
  );
}

/** The layers of both sides, changed. */
export const withLayers = (
  faces: TicketFaces,
  change: (layers: readonly Layer[], side: Face['side']) => readonly Layer[],
): TicketFaces => ({
  ...faces,
  recto: { ...faces.recto, layers: change(faces.recto.layers, 'recto') },
  verso: { ...faces.verso, layers: change(faces.verso.layers, 'verso') },
});

/** A code changed, or left out where it becomes null. */
export const withCode = (
  faces: TicketFaces,
  name: CodeItem['name'],
  change: (code: CodeItem) => CodeItem | null,
): TicketFaces =>
  withItems(faces, name === 'validation' ? 'imaging' : 'back-imaging', (items) =>
    items.flatMap((item) => {
      const changed = item.kind === 'code' && item.name === name ? change(item) : item;
      return changed === null ? [] : [changed];
    }),
  );

/** The placed cell at a spot. */
export function cellAt(faces: TicketFaces, { zone, slot }: Spot): PlacedCell {
  const found = faces.recto.cells.find((placed) => placed.zone === zone && placed.slot === slot);
  if (found === undefined) throw new Error(`no cell at ${zone} ${slot}`);
  return found;
}

import type { Rect, Size } from '../../../src/base/geometry.ts';
import { mm } from '../../../src/base/length.ts';

/** What a file under `assets/press/` says of the sheet and the grid on it, as far as places go. */
export interface PressSheet {
  readonly sheetWidthMm: number;
  readonly sheetHeightMm: number;
  readonly gripperMm: number;
  readonly tailMm: number;
  readonly columns: number;
  readonly rows: number;
  readonly gutterMm: number;
  readonly turn: 'long-edge' | 'short-edge';
}

/** The size of a trimmed ticket. */
export interface TrimSize {
  readonly widthMm: number;
  readonly heightMm: number;
}

/** Where one ticket stands on the front of the sheet and, seen from behind, on its back. */
export interface Place {
  /** From 1, row by row. */
  readonly place: number;
  readonly recto: Rect;
  readonly verso: Rect;
}

/**
 * The places of a sheet, row by row: the block in the middle across, and midway between tail (top) and gripper.
 *
 * Why     reckoned here a second time, in millimetres from the press's words, so that a slip of the imposition shows
 */
export function placesOf(press: PressSheet, trim: TrimSize): readonly Place[] {
  const { columns, rows, gutterMm: gutter, sheetWidthMm: width, sheetHeightMm: height } = press;
  const left = (width - (columns * (trim.widthMm + gutter) - gutter)) / 2;
  const room = height - press.tailMm - press.gripperMm;
  const top = press.tailMm + (room - (rows * (trim.heightMm + gutter) - gutter)) / 2;
  const size: Size = { width: mm(trim.widthMm), height: mm(trim.heightMm) };
  return Array.from({ length: columns * rows }, (_, index) => {
    const x = left + (index % columns) * (trim.widthMm + gutter);
    const y = top + Math.floor(index / columns) * (trim.heightMm + gutter);
    const back = isLeaf(press) ? { x: width - x - trim.widthMm, y } : { x, y: height - y - trim.heightMm };
    return {
      place: index + 1,
      recto: { x: mm(x), y: mm(y), ...size },
      verso: { x: mm(back.x), y: mm(back.y), ...size },
    };
  });
}

/** Turned about an upright edge, as a leaf of a book; else about a level one. */
const isLeaf = ({ turn, sheetHeightMm, sheetWidthMm }: PressSheet): boolean =>
  (turn === 'long-edge') === sheetHeightMm > sheetWidthMm;

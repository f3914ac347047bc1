import { z } from 'zod';
import { mm, PER_INCH } from '../base/length.ts';
import type { Press } from './press.ts';

const length = z.number().min(0).max(5_000);
const count = z.int().min(1).max(1_000);

/** A press as its file has it: lengths in millimetres, the imager's in dots. */
export const PressFile = z.strictObject({
  name: z.string().regex(/^[\p{L}\p{N} ._-]{1,40}$/u),
  sheetWidthMm: length.positive(),
  sheetHeightMm: length.positive(),
  gripperMm: length,
  tailMm: length,
  sideMm: length,
  columns: count,
  rows: count,
  gutterMm: length,
  dpi: z
    .int()
    .positive()
    .refine((dpi) => PER_INCH % dpi === 0, `must divide ${PER_INCH}, as 240, 600, 1200 and 2400 do`),
  barReductionDots: z.int().min(0),
  registerToleranceMm: length,
  turn: z.enum(['long-edge', 'short-edge']),
});

export type PressFile = z.infer<typeof PressFile>;

/** The press of a file, on the lattice. */
export const pressOf = (file: PressFile): Press => ({
  name: file.name,
  sheet: { width: mm(file.sheetWidthMm), height: mm(file.sheetHeightMm) },
  gripper: mm(file.gripperMm),
  tail: mm(file.tailMm),
  side: mm(file.sideMm),
  columns: file.columns,
  rows: file.rows,
  gutter: mm(file.gutterMm),
  dpi: file.dpi,
  barReduction: file.barReductionDots,
  registerTolerance: mm(file.registerToleranceMm),
  turn: file.turn,
});

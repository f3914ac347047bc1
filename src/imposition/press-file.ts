import { z } from 'zod';
import { LEAST_SIZES } from '../barcode/sizes.ts';
import { mm, PER_INCH, toMm } from '../base/length.ts';
import type { Press } from './press.ts';

const length = z.number().min(0).max(5_000);
const count = z.int().min(1).max(1_000);
const offset = z.number().min(-50).max(50);

/** More than tickets of 40 × 30 mm have on a web of one and a half metres. */
const MOST_PLACES = 2_000;

/** No imager is finer. */
const FINEST_DPI = 25_400;

/** Of all symbologies. */
const LEAST_MODULE = Math.min(...Object.values(LEAST_SIZES).map(({ module }) => module));

/** Keys and values of a press as its file has it: lengths in millimetres, the imager's in dots. */
const Keys = z.strictObject({
  name: z
    .string()
    .regex(
      /^[\p{L}\p{N} ._-]{1,40}$/u,
      'must be 1 to 40 letters, digits, spaces, dots, dashes or underscores',
    ),
  sheetWidthMm: length.positive(),
  sheetHeightMm: length.positive(),
  kind: z.enum(['sheet', 'web']),
  gripperMm: length,
  tailMm: length,
  sideMm: length,
  columns: count,
  rows: count,
  gutterMm: z.union([length, z.strictObject({ x: length, y: length })], {
    error: 'must be one length, or x and y, each of 0 to 5000 mm',
  }),
  perforated: z.enum(['none', 'rows']),
  heads: z.enum(['together', 'alternate']),
  dpi: z
    .int()
    .positive()
    .max(FINEST_DPI)
    .refine((dpi) => PER_INCH % dpi === 0, `must divide ${PER_INCH}, as 240, 600, 1200 and 2400 do`),
  barReductionDots: z.int().min(0),
  registerToleranceMm: length,
  turn: z.enum(['long-edge', 'short-edge', 'work-and-turn']),
  backOffsetMm: z.strictObject({ x: offset, y: offset }),
  order: z.enum(['step-and-repeat', 'cut-and-stack', 'ribbon']),
  lift: z.int().min(1).max(100_000),
});

/** What one key of a press asks of another. */
interface Agreement {
  readonly key: keyof z.infer<typeof Keys>;
  readonly message: string | ((file: z.infer<typeof Keys>) => string);
  isKept(file: z.infer<typeof Keys>): boolean;
}

const AGREEMENTS: readonly Agreement[] = [
  {
    key: 'rows',
    message: ({ columns, rows }) =>
      `must leave no more than ${MOST_PLACES} places on a sheet, and ${columns} × ${rows} are ${columns * rows}`,
    isKept: ({ columns, rows }) => columns * rows <= MOST_PLACES,
  },
  {
    key: 'barReductionDots',
    message: ({ barReductionDots, dpi }) =>
      `must leave something of a module of ${toMm(LEAST_MODULE)} mm, the least that codes have, which is ${((LEAST_MODULE * dpi) / PER_INCH).toFixed(2)} dots at ${dpi} dpi, and is ${barReductionDots}`,
    isKept: ({ barReductionDots, dpi }) =>
      barReductionDots === 0 || barReductionDots * PER_INCH < LEAST_MODULE * dpi,
  },
  {
    key: 'gutterMm',
    message: 'must be 0 from row to row, since tickets touch at their perforations',
    isKept: ({ perforated, gutterMm }) => perforated === 'none' || gutterOf(gutterMm).y === 0,
  },
  {
    key: 'order',
    message: 'must not be ribbon where no rows are perforated: a ribbon holds together',
    isKept: ({ order, perforated }) => order !== 'ribbon' || perforated === 'rows',
  },
  {
    key: 'columns',
    message: 'must be even for work-and-turn: half of them are backs',
    isKept: ({ turn, columns }) => turn !== 'work-and-turn' || columns % 2 === 0,
  },
  {
    key: 'backOffsetMm',
    message: 'must be 0 for work-and-turn: both sides come from the same plates',
    isKept: ({ turn, backOffsetMm: { x, y } }) => turn !== 'work-and-turn' || (x === 0 && y === 0),
  },
  {
    key: 'turn',
    message: 'must be long-edge on a web: it only ever turns about the edge that it runs along',
    isKept: ({ kind, turn }) => kind === 'sheet' || turn === 'long-edge',
  },
  {
    key: 'gripperMm',
    message: 'must be 0 on a web: nothing grips it',
    isKept: ({ kind, gripperMm }) => kind === 'sheet' || gripperMm === 0,
  },
  {
    key: 'tailMm',
    message: 'must be 0 on a web: it has no tail',
    isKept: ({ kind, tailMm }) => kind === 'sheet' || tailMm === 0,
  },
  {
    key: 'backOffsetMm',
    message: 'must be 0 along a web: the press sets the phase of its units',
    isKept: ({ kind, backOffsetMm }) => kind === 'sheet' || backOffsetMm.y === 0,
  },
];

/** A press as its file has it, its keys in agreement with each other. */
export const PressFile = Keys.superRefine((file, context) => {
  for (const { key, message, isKept } of AGREEMENTS) {
    if (isKept(file)) continue;
    const words = typeof message === 'string' ? message : message(file);
    context.addIssue({ code: 'custom', path: [key], message: words });
  }
});

export type PressFile = z.infer<typeof PressFile>;

const gutterOf = (gutter: PressFile['gutterMm']): { readonly x: number; readonly y: number } =>
  typeof gutter === 'number' ? { x: gutter, y: gutter } : gutter;

/** The press of a file, on the lattice. */
export const pressOf = (file: PressFile): Press => ({
  name: file.name,
  kind: file.kind,
  sheet: { width: mm(file.sheetWidthMm), height: mm(file.sheetHeightMm) },
  gripper: mm(file.gripperMm),
  tail: mm(file.tailMm),
  side: mm(file.sideMm),
  columns: file.columns,
  rows: file.rows,
  gutter: { x: mm(gutterOf(file.gutterMm).x), y: mm(gutterOf(file.gutterMm).y) },
  perforated: file.perforated,
  heads: file.heads,
  dpi: file.dpi,
  barReduction: file.barReductionDots,
  registerTolerance: mm(file.registerToleranceMm),
  turn: file.turn,
  backOffset: { x: mm(file.backOffsetMm.x), y: mm(file.backOffsetMm.y) },
  order: file.order,
  lift: file.lift,
});

import { encodeDataMatrix } from '../../barcode/datamatrix.ts';
import { type DeviceGrid, onGrid, snap } from '../../barcode/grid.ts';
import { MATRIX_QUIET } from '../../barcode/sizes.ts';
import type { Paint } from '../../base/ink.ts';
import { dots, type Length, mm } from '../../base/length.ts';
import type { Bars } from '../../face/page.ts';
import type { Press } from '../press.ts';
import { type Around, columnTop } from './around.ts';

/** The least module of a sheet's code: larger than a ticket's, since it is read on the running press. */
const MODULE: Length = mm(0.4);

/** The fixed size of a sheet's code in modules: 36 digits, so that it never moves what stands below it. */
const MODULES = 18;
export const SHEET_ID_VERSION = `${MODULES}x${MODULES}` as const;

/** What a sheet is called: its number in seven digits, then its first ticket. */
export const sheetName = (sheet: number, firstTicket: string): string =>
  `${String(sheet).padStart(7, '0')}${firstTicket}`;

/** How many digits the name of a sheet has. */
export const SHEET_NAME_DIGITS = 23;

/** The clear space that a sheet's code needs on all sides. */
export const sheetIdQuiet = (press: Press): Length => MATRIX_QUIET * moduleOf(press);

/** The room of a sheet's code, its quiet zone with it. */
export const sheetIdRoom = (press: Press): Length => (MODULES + 2 * MATRIX_QUIET) * moduleOf(press);

/**
 * The machine-readable name of a sheet, at the top of the right margin's column.
 *
 * Space   the page's, on the dots of the press's imager
 */
export function sheetId(
  name: string,
  { press, around, paint }: { readonly press: Press; readonly around: Around; readonly paint: Paint },
): Bars {
  const { dpi } = press;
  const quiet = sheetIdQuiet(press);
  const { x, y } = columnTop(around);
  const origin = { x: snap(x + quiet, dpi), y: snap(y + quiet, dpi) };
  const { rects, inset } = onGrid(encodeDataMatrix(name, SHEET_ID_VERSION), sheetIdGrid(press));
  return { kind: 'bars', value: name, dpi, origin, rects, inset, paint };
}

/** The dots that a sheet's code stands on. */
export const sheetIdGrid = (press: Press): DeviceGrid => ({
  dpi: press.dpi,
  moduleDots: moduleOf(press) / dots(1, press.dpi),
  reductionDots: press.barReduction,
});

/** Why  a module is whole dots, and more of them than the press takes off */
function moduleOf({ dpi, barReduction }: Press): Length {
  const dot = dots(1, dpi);
  return Math.max(Math.ceil(MODULE / dot), barReduction + 1) * dot;
}

import { contains, grow, type Rect } from '../../../src/base/geometry.ts';
import { mm, PER_INCH } from '../../../src/base/length.ts';
import { type CodeFormat, readCodes } from '../../../src/pdf/read/codes.ts';
import type { PdfPage } from '../../../src/pdf/read/pdfium.ts';
import type { GreyPicture } from '../../../src/pdf/read/raster.ts';

/** One side of one ticket as a finished page shows it. */
export interface Side {
  /** Runs that leave ink, their places counted from the trim's top left. */
  readonly runs: readonly SeenRun[];
  /** What its codes say. */
  readonly codes: readonly string[];
}

export interface SeenRun {
  readonly text: string;
  readonly box: Rect;
}

/** Fine enough for codes, and the dots that they are drawn on. */
const DPI = 600;

/** What stands within a trim: runs whose drawing lies there, and codes of one format. */
export async function readSide(page: PdfPage, trim: Rect, format: CodeFormat): Promise<Side> {
  const picture = page.renderGrey({ dpi: DPI, crop: trim });
  const within = grow(trim, mm(0.01));
  const runs = page
    .textRuns()
    .filter(({ box, painted }) => painted && box.width > 0 && contains(within, box))
    .map(({ text, box }) => ({ text, box: { ...box, x: box.x - trim.x, y: box.y - trim.y } }))
    .filter(({ box }) => leavesInk(picture, box));
  const codes = await readCodes(picture, [format]);
  return { runs, codes: codes.map(({ text }) => text) };
}

/** Text may be set and not be seen: in white, or under something. Its box then holds no dark dot. */
function leavesInk({ grey, width, height }: GreyPicture, box: Rect): boolean {
  const dot = PER_INCH / DPI;
  const [x0, x1] = [
    Math.max(0, Math.floor(box.x / dot)),
    Math.min(width, Math.ceil((box.x + box.width) / dot)),
  ];
  const [y0, y1] = [
    Math.max(0, Math.floor(box.y / dot)),
    Math.min(height, Math.ceil((box.y + box.height) / dot)),
  ];
  for (let y = y0; y < y1; y++) {
    if (grey.subarray(y * width + x0, y * width + x1).some((value) => value < DARK)) return true;
  }
  return false;
}

/** Black ink, as against the display art that it stands on. */
const DARK = 96;

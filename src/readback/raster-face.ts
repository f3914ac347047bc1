import { grow, type Rect, rect } from '../base/geometry.ts';
import { mm, PER_INCH } from '../base/length.ts';
import { type CodeFormat, readCodes } from '../pdf/read/codes.ts';
import type { PdfPage } from '../pdf/read/pdfium.ts';
import type { GreyPicture } from '../pdf/read/raster.ts';
import type { TextRun } from '../pdf/read/text-runs.ts';
import type { Court } from './court.ts';
import { type ExpectedMark, marksOf } from './expected-marks.ts';
import { asSeen } from './lettering.ts';
import type { PrintedFace } from './printed-job.ts';
import type { MapCode, Side } from './reading-map.ts';
import type { ReadbackRule } from './rules.ts';

/** So fine that every dot of the imager is seen. */
export const PICTURE_DPI = 600;

/** One face of one ticket on a page that is looked at. */
export interface FaceInPicture {
  readonly court: Court;
  readonly ticket: number;
  readonly face: Side;
  readonly at: PrintedFace;
  readonly page: PdfPage;
}

/** What a picture shows otherwise than it should. */
export interface Difference {
  readonly rule: ReadbackRule;
  readonly mark: ExpectedMark | null;
  readonly what: string;
  readonly expected: string;
  readonly found: string;
}

/** Looks at one face, dot by dot and letter by letter. */
export async function lookAtFace(face: FaceInPicture) {
  const { court, ticket, at, page } = face;
  const [x, y, width, height] = at.trim;
  const trim = rect(x, y, width, height);
  const picture = page.renderGrey({ dpi: PICTURE_DPI, crop: trim });
  const marks = marksOf(court, ticket, face.face);
  const runs = page.textRuns().filter(({ painted, origin }) => painted && holds(trim, origin));
  const differences: Difference[] = [];
  const left = new Set(runs.filter(({ box }) => box.width > 0));
  for (const mark of marks) {
    if (!hasInk(picture, onFace(mark.box, at)))
      differences.push({
        rule: 'readback/raster-mark-missing',
        mark,
        what: mark.what,
        expected: 'ink',
        found: 'none',
      });
    if (mark.text === null) continue;
    const run = [...left].find((one) => isAt(one, mark, at));
    if (run !== undefined) left.delete(run);
    const found = run === undefined ? 'nothing' : run.text;
    if (asSeen(found) !== asSeen(mark.text))
      differences.push({
        rule: 'readback/raster-text-differs',
        mark,
        what: mark.what,
        expected: `« ${mark.text} »`,
        found: `« ${found} »`,
      });
  }
  for (const run of left)
    differences.push({
      rule: 'readback/raster-text-differs',
      mark: null,
      what: 'the ticket',
      expected: 'nothing',
      found: `« ${run.text} »`,
    });
  const codes = await lookAtCodes(face, differences);
  return { texts: marks.filter(({ text }) => text !== null).length, codes, differences };
}

const FORMATS: Readonly<Record<MapCode['symbology'], CodeFormat>> = { datamatrix: 'DataMatrix', itf: 'ITF' };

async function lookAtCodes(
  { court, ticket, face, at, page }: FaceInPicture,
  differences: Difference[],
): Promise<number> {
  let count = 0;
  const { register, map } = court;
  for (const code of map.codes.filter(({ on }) => on === face)) {
    const [x, y] = at.trim;
    const room = onFace(grow(rect(...code.room), mm(1)), at);
    const crop = rect(room.x + x, room.y + y, room.width, room.height);
    const read = await readCodes(page.renderGrey({ dpi: PICTURE_DPI, crop }), [FORMATS[code.symbology]]);
    const expected = face === 'recto' ? register.payload(ticket) : register.number(ticket);
    const found = read.map(({ text }) => text).join(' and ');
    count += read.length;
    if (found !== expected)
      differences.push({
        rule: 'readback/raster-code-differs',
        mark: null,
        what: code.name === 'validation' ? 'validation' : 'number',
        expected,
        found: found === '' ? 'none' : found,
      });
  }
  return count;
}

/** From the ticket to its picture, which shows it as it stands on the page. */
function onFace(box: Rect, { trim, turned }: PrintedFace): Rect {
  if (turned === 'upright') return box;
  const [, , width, height] = trim;
  return rect(width - box.x - box.width, height - box.y - box.height, box.width, box.height);
}

const holds = (trim: Rect, { x, y }: { readonly x: number; readonly y: number }): boolean =>
  x >= trim.x && y >= trim.y && x <= trim.x + trim.width && y <= trim.y + trim.height;

/** PDFium reckons in single floats: a tenth of a millimetre is far more than it errs, and less than any move that matters. */
const NEAR = mm(0.1);

function isAt({ origin }: TextRun, { at: start }: ExpectedMark, { trim, turned }: PrintedFace): boolean {
  const [x, y, width, height] = trim;
  const sign = turned === 'upright' ? 1 : -1;
  const [left, top] = turned === 'upright' ? [x, y] : [x + width, y + height];
  return (
    Math.abs(origin.x - (left + sign * start[0])) < NEAR &&
    Math.abs(origin.y - (top + sign * start[1])) < NEAR
  );
}

/** Black, as an imager prints it. */
const DARK = 96;

function hasInk({ grey, width, height }: GreyPicture, box: Rect): boolean {
  const dot = PER_INCH / PICTURE_DPI;
  const [x0, x1] = [
    Math.max(0, Math.floor(box.x / dot)),
    Math.min(width, Math.ceil((box.x + box.width) / dot)),
  ];
  const [y0, y1] = [
    Math.max(0, Math.floor(box.y / dot)),
    Math.min(height, Math.ceil((box.y + box.height) / dot)),
  ];
  for (let y = y0; y < y1; y++)
    for (let at = y * width + x0; at < y * width + x1; at++) if ((grey[at] ?? 255) < DARK) return true;
  return false;
}

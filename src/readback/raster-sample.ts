import { createHash } from 'node:crypto';
import { grow, type Rect, rect } from '../base/geometry.ts';
import { mm, PER_INCH } from '../base/length.ts';
import { type CodeFormat, readCodes } from '../pdf/read/codes.ts';
import { openPdf, type PdfPage } from '../pdf/read/pdfium.ts';
import type { GreyPicture } from '../pdf/read/raster.ts';
import type { TextRun } from '../pdf/read/text-runs.ts';
import type { Court } from './court.ts';
import type { Fact } from './facts.ts';
import { asSeen } from './lettering.ts';
import { type ExpectedMark, marksOf } from './expected-marks.ts';
import { type PrintedFace, type PrintedFile, type PrintedJob, ticketAt } from './printed-job.ts';
import type { MapCode, Side } from './reading-map.ts';
import type { ReadbackRule } from './rules.ts';

/** Sheets that were looked at as pictures. */
export interface RasterSample {
  readonly seed: string;
  /** Counted from 1. */
  readonly sheets: readonly number[];
  readonly dpi: number;
  readonly texts: number;
  readonly codes: number;
  readonly facts: readonly Fact[];
}

/** So fine that every dot of the imager is seen. */
const DPI = 600;

/** So many sheets of a job as a seed draws them, counted from 0, in their order. */
export function drawSheets(seed: string, of: number, count: number): readonly number[] {
  const lot = (sheet: number): string => createHash('sha256').update(`${seed} ${sheet}`).digest('hex');
  return Array.from({ length: of }, (_, sheet) => ({ sheet, lot: lot(sheet) }))
    .sort((a, b) => (a.lot < b.lot ? -1 : 1))
    .slice(0, count)
    .map(({ sheet }) => sheet)
    .sort((a, b) => a - b);
}

/**
 * Looks at drawn sheets of the imaging files as pictures: text as PDFium reads it, codes as another's decoder does, and
 * whether there is ink where each mark should be.
 *
 * Why     all that was read before was read by one interpreter of ours; here two programs of others judge the same files
 */
export async function rasterSample(
  court: Court,
  job: PrintedJob,
  { seed, count, read }: { readonly seed: string; readonly count: number; readonly read: (name: string) => Promise<Uint8Array> },
): Promise<RasterSample> {
  const sheets = drawSheets(seed, job.sheetMap.sheets, count);
  const tally = { texts: 0, codes: 0 };
  const facts: Fact[] = [];
  for (const file of job.files) {
    if (file.kind !== 'imaging' || file.side === 'both') continue;
    const pdf = await openPdf(await read(file.name), file.name);
    try {
      for (const sheet of sheets) {
        if (sheet >= pdf.pageCount) continue;
        const seen = await lookAt(court, job, { page: pdf.page(sheet), sheet, file, side: file.side });
        tally.texts += seen.texts;
        tally.codes += seen.codes;
        facts.push(...seen.facts);
      }
    } finally {
      pdf.close();
    }
  }
  return { seed, sheets: sheets.map((sheet) => sheet + 1), dpi: DPI, ...tally, facts };
}

interface SheetSide {
  readonly page: PdfPage;
  /** From 0. */
  readonly sheet: number;
  readonly file: PrintedFile;
  readonly side: Side;
}

async function lookAt(court: Court, job: PrintedJob, of: SheetSide) {
  const seen = { texts: 0, codes: 0, facts: [] as Fact[] };
  for (const { place, ...faces } of job.places) {
    const ticket = ticketAt(job, of.sheet, place - 1);
    for (const name of ['recto', 'verso'] as const) {
      if (ticket === null || faces[name].on !== of.side) continue;
      const face = { court, ticket, face: name, at: faces[name], page: of.page };
      const told = await lookAtFace(face);
      seen.texts += told.texts;
      seen.codes += told.codes;
      seen.facts.push(...told.differences.map((difference) => factOf(difference, { court, ticket, place, of, at: faces[name] })));
    }
  }
  return seen;
}

interface FaceInPicture {
  readonly court: Court;
  readonly ticket: number;
  readonly face: Side;
  readonly at: PrintedFace;
  readonly page: PdfPage;
}

interface Difference {
  readonly rule: ReadbackRule;
  readonly mark: ExpectedMark | null;
  readonly what: string;
  readonly expected: string;
  readonly found: string;
}

async function lookAtFace(face: FaceInPicture) {
  const { court, ticket, at, page } = face;
  const [x, y, width, height] = at.trim;
  const trim = rect(x, y, width, height);
  const picture = page.renderGrey({ dpi: DPI, crop: trim });
  const marks = marksOf(court, ticket, face.face);
  const runs = page.textRuns().filter(({ painted, origin }) => painted && holds(trim, origin));
  const differences: Difference[] = [];
  const left = new Set(runs.filter(({ box }) => box.width > 0));
  for (const mark of marks) {
    if (!hasInk(picture, onFace(mark.box, at)))
      differences.push({ rule: 'readback/raster-mark-missing', mark, what: mark.what, expected: 'ink', found: 'none' });
    if (mark.text === null) continue;
    const run = [...left].find((one) => isAt(one, mark, at));
    if (run !== undefined) left.delete(run);
    const found = run === undefined ? 'nothing' : run.text;
    if (asSeen(found) !== asSeen(mark.text))
      differences.push({ rule: 'readback/raster-text-differs', mark, what: mark.what, expected: `« ${mark.text} »`, found: `« ${found} »` });
  }
  for (const run of left)
    differences.push({ rule: 'readback/raster-text-differs', mark: null, what: 'the ticket', expected: 'nothing', found: `« ${run.text} »` });
  const codes = await lookAtCodes(face, differences);
  return { texts: marks.filter(({ text }) => text !== null).length, codes, differences };
}

const FORMATS: Readonly<Record<MapCode['symbology'], CodeFormat>> = { datamatrix: 'DataMatrix', itf: 'ITF' };

async function lookAtCodes({ court, ticket, face, at, page }: FaceInPicture, differences: Difference[]): Promise<number> {
  let count = 0;
  const { register, map } = court;
  for (const code of map.codes.filter(({ on }) => on === face)) {
    const [x, y] = at.trim;
    const room = onFace(grow(rect(...code.room), mm(1)), at);
    const crop = rect(room.x + x, room.y + y, room.width, room.height);
    const read = await readCodes(page.renderGrey({ dpi: DPI, crop }), [FORMATS[code.symbology]]);
    const expected = face === 'recto' ? register.payload(ticket) : register.number(ticket);
    const found = read.map(({ text }) => text).join(' and ');
    count += read.length;
    if (found !== expected)
      differences.push({ rule: 'readback/raster-code-differs', mark: null, what: code.name === 'validation' ? 'validation' : 'number', expected, found: found === '' ? 'none' : found });
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
  return Math.abs(origin.x - (left + sign * start[0])) < NEAR && Math.abs(origin.y - (top + sign * start[1])) < NEAR;
}

/** Black, as an imager prints it. */
const DARK = 96;

function hasInk({ grey, width, height }: GreyPicture, box: Rect): boolean {
  const dot = PER_INCH / DPI;
  const [x0, x1] = [Math.max(0, Math.floor(box.x / dot)), Math.min(width, Math.ceil((box.x + box.width) / dot))];
  const [y0, y1] = [Math.max(0, Math.floor(box.y / dot)), Math.min(height, Math.ceil((box.y + box.height) / dot))];
  for (let y = y0; y < y1; y++)
    for (let at = y * width + x0; at < y * width + x1; at++) if ((grey[at] ?? 255) < DARK) return true;
  return false;
}

function factOf(
  { mark, ...difference }: Difference,
  { court, ticket, place, of, at }: { readonly court: Court; readonly ticket: number; readonly place: number; readonly of: SheetSide; readonly at: PrintedFace },
): Fact {
  const slot = mark?.slot ?? null;
  return {
    ...difference,
    ticket: court.register.number(ticket),
    surface: slot?.surface.law.id ?? null,
    zone: slot?.zone ?? null,
    article: slot?.surface.law.law.contentArticle ?? null,
    place: {
      file: of.file.name,
      page: of.sheet + 1,
      atMm: [Math.round(at.trim[0] / 36) / 1000, Math.round(at.trim[1] / 36) / 1000],
      sheet: of.sheet + 1,
      position: place,
    },
  };
}

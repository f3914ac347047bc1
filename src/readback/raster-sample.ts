import { createHash } from 'node:crypto';
import { openPdf, type PdfPage } from '../pdf/read/pdfium.ts';
import type { Court } from './court.ts';
import type { Fact } from './facts.ts';
import { FactsOfFile } from './facts-of-file.ts';
import { spanOf } from './file-plan.ts';
import { atMm } from './layout.ts';
import { type PrintedFile, type PrintedJob, ticketAt } from './printed-job.ts';
import { lookAtFace, PICTURE_DPI } from './raster-face.ts';
import type { Side } from './reading-map.ts';

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

/** So many of some sheets as a seed draws them, in their order. */
export function drawSheets(seed: string, of: readonly number[], count: number): readonly number[] {
  const lot = (sheet: number): string => createHash('sha256').update(`${seed} ${sheet}`).digest('hex');
  return of
    .map((sheet) => ({ sheet, lot: lot(sheet) }))
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
  {
    seed,
    count,
    read,
  }: { readonly seed: string; readonly count: number; readonly read: (name: string) => Promise<Uint8Array> },
): Promise<RasterSample> {
  const sheets = drawSheets(seed, imagedSheets(job), count);
  const tally = { texts: 0, codes: 0 };
  const facts: Fact[] = [];
  for (const file of job.files) {
    if (file.kind !== 'imaging' || file.side === 'both') continue;
    const { first, count: held } = spanOf(job, file);
    const here = sheets.filter((sheet) => sheet >= first && sheet < first + held);
    if (here.length === 0) continue;
    const pdf = await openPdf(await read(file.name), file.name);
    try {
      for (const sheet of here) {
        const index = sheet - first;
        if (index >= pdf.pageCount) continue;
        const page = { page: pdf.page(index), index };
        const seen = await lookAt(court, job, { ...page, sheet, file, side: file.side });
        tally.texts += seen.texts;
        tally.codes += seen.codes;
        facts.push(...seen.facts);
      }
    } finally {
      pdf.close();
    }
  }
  return { seed, sheets: sheets.map((sheet) => sheet + 1), dpi: PICTURE_DPI, ...tally, facts };
}

/** The sheets of a job's imaging files, from 0: not always all that its map has. */
function imagedSheets(job: PrintedJob): readonly number[] {
  const sheets = new Set<number>();
  for (const file of job.files) {
    if (file.kind !== 'imaging') continue;
    const { first, count } = spanOf(job, file);
    for (let sheet = first; sheet < first + count; sheet++) sheets.add(sheet);
  }
  return [...sheets].sort((a, b) => a - b);
}

interface SheetSide {
  readonly page: PdfPage;
  /** The page in its file, from 0. */
  readonly index: number;
  /** From 0. */
  readonly sheet: number;
  readonly file: PrintedFile;
  readonly side: Side;
}

async function lookAt(court: Court, job: PrintedJob, { page, index, sheet, file, side }: SheetSide) {
  const seen = { texts: 0, codes: 0 };
  const facts = new FactsOfFile(file.name, court.register);
  for (const { place, ...faces } of job.places) {
    const ticket = ticketAt(job, sheet, place - 1);
    for (const name of ['recto', 'verso'] as const) {
      if (ticket === null || faces[name].on !== side) continue;
      const told = await lookAtFace({ court, ticket, face: name, at: faces[name], page });
      seen.texts += told.texts;
      seen.codes += told.codes;
      const at = { atMm: atMm(faces[name]), position: place - 1 };
      for (const { mark, ...difference } of told.differences)
        facts.ofFace(
          { ...difference, slot: mark?.slot ?? null },
          { at, ticket, page: index, sheet: sheet + 1 },
        );
    }
  }
  return { ...seen, facts: facts.all };
}

import { PDFArray, PDFName, PDFNumber } from '@cantoo/pdf-lib';
import { PER_PT } from '../../../src/base/length.ts';
import type { PrintedFace } from '../../../src/readback/printed-job.ts';
import type { Side } from '../../../src/readback/reading-map.ts';
import type { PageInHand } from './page-in-hand.ts';
import type { PdfInHand } from './pdf-in-hand.ts';

/** Where a line of content paints: the matrix of the content at that line. Space  the page's: points, y up */
type Matrix = readonly [a: number, b: number, c: number, d: number, e: number, f: number];

/** Lines of a page, from one to the one before another. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

/** One face of a ticket on the page that shows it. */
export interface TicketInHand {
  readonly pdf: PdfInHand;
  readonly page: PageInHand;
  /** Counted from 0 in the job. */
  readonly index: number;
  readonly face: PrintedFace;
}

/** Places a sheet of the small jobs. */
const A_SHEET = 2;

/** A face of a ticket, which counts from 0; a place without a ticket is one as well. */
export function ticketIn(pdf: PdfInHand, index: number, side: Side = 'recto'): TicketInHand {
  const place = pdf.job.job.places[index % A_SHEET];
  if (place === undefined) throw new Error(`there is no place for ticket ${index}`);
  const page = pdf.page(Math.floor(index / A_SHEET), side);
  return { pdf, page, index, face: place[side] };
}

/** The matrix at each line, before that line is run. */
export function matricesOf(lines: readonly string[]): readonly Matrix[] {
  const stack: Matrix[] = [];
  let now: Matrix = [1, 0, 0, 1, 0, 0];
  return lines.map((line) => {
    if (line === 'q' || line.startsWith('q ')) stack.push(now);
    const by = MATRIX.exec(line);
    if (by !== null) now = times(by.slice(1, 7).map(Number), now);
    const before = now;
    if (line === 'Q') now = stack.pop() ?? now;
    return before;
  });
}

const MATRIX = /^(?:q )?(\S+) (\S+) (\S+) (\S+) (\S+) (\S+) cm$/;

const times = ([a = 1, b = 0, c = 0, d = 1, e = 0, f = 0]: readonly number[], m: Matrix): Matrix => [
  a * m[0] + b * m[2],
  a * m[1] + b * m[3],
  c * m[0] + d * m[2],
  c * m[1] + d * m[3],
  e * m[0] + f * m[2] + m[4],
  e * m[1] + f * m[3] + m[5],
];

/** A point of a face, from lattice units to points of its page. */
export function pointOn(
  { page, face }: TicketInHand,
  [x, y]: readonly [number, number],
): readonly [number, number] {
  const [left, top, width, height] = face.trim;
  const up = topOf(page);
  return face.turned === 'upright'
    ? [(left + x) / PER_PT, up - (top + y) / PER_PT]
    : [(left + width - x) / PER_PT, up - (top + height - y) / PER_PT];
}

/** A box of a face, as `x y width height re` on its page. */
export function boxOn(
  ticket: TicketInHand,
  [x, y, width, height]: readonly [number, number, number, number],
): string {
  const [ax, ay] = pointOn(ticket, [x, y]);
  const [bx, by] = pointOn(ticket, [x + width, y + height]);
  const numbers = [Math.min(ax, bx), Math.min(ay, by), Math.abs(bx - ax), Math.abs(by - ay)];
  return `${numbers.map((value) => Number(value.toFixed(5))).join(' ')} re`;
}

const topOf = ({ node }: PageInHand): number =>
  node.lookup(PDFName.of('MediaBox'), PDFArray).lookup(3, PDFNumber).asNumber();

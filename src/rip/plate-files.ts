import type { Item } from '../face/item.ts';
import type { Condition, DocumentParts, Page, PageSet } from '../face/page.ts';
import { compositePages } from '../imposition/composite-pages.ts';
import { fixedPassPage } from '../imposition/fixed-pass-page.ts';
import { imagingPage } from '../imposition/imaging-page.ts';
import { FINISHING_INKS } from '../imposition/marks/finishing-lines.ts';
import { type FacePass, fixedPasses } from '../imposition/passes.ts';
import type { Side } from '../imposition/places.ts';
import { numbered } from '../imposition/sequence.ts';
import type { Plan, Position, Sheet, SheetJob } from '../imposition/sheet.ts';
import { ticketPages } from './ticket-pages.ts';

/** One file of a job of plates, before it is written. */
export interface PlateFile {
  readonly name: string;
  readonly kind: 'fixed' | 'imaging' | 'composite' | 'tickets';
  /** The pass of a fixed plate; null for the files that hold several. */
  readonly pass: string | null;
  readonly side: 'recto' | 'verso' | 'both';
  readonly pages: PageSet;
}

/** What of a job its files are made from. */
export interface PlatedJob extends Pick<SheetJob, 'press' | 'plan'> {
  readonly sheets: readonly Omit<Sheet, 'pages'>[];
}

/** What is asked of the files of a job beside its sheets. */
export interface FileWishes {
  /** What they are to be printed on; left out: what the writer stands for by itself. */
  readonly condition?: Condition;
  /**
   * What is one record of variable data: a sheet, which makes the composite PDF/VT-1, or a ticket, for which there is a
   * further file of tickets. Left out: no file is PDF/VT.
   */
  readonly vt?: 'sheet' | 'ticket';
  /** What the imaging file of a side is ready to draw; left out: what its pages do. */
  readonly stock?: (side: Side) => readonly Item[];
}

/**
 * All files of a job, as the press takes them.
 *
 * Shape   a one-page file each fixed pass, a page a sheet for each imaging side, the composite of both sides, and the
 *         tickets one by one where they are asked for
 * Order   fixed passes in printing order, recto then verso; imaging; composite; tickets
 */
export function plateFiles(job: PlatedJob, { condition, vt, stock }: FileWishes = {}): readonly PlateFile[] {
  const fixed = fixedPasses(job);
  const files = [
    ...fixed.map((which) => fixedFile(job, which, fixed)),
    imagingFile(job, 'recto', stock),
    imagingFile(job, 'verso', stock),
    vt === 'sheet' ? bySheet(compositeFile(job)) : compositeFile(job),
    ...(vt === 'ticket' ? [ticketsFile(job)] : []),
  ];
  return condition === undefined
    ? files
    : files.map((file) => ({ ...file, pages: { ...file.pages, condition } }));
}

/** A pass that both sides have, such as the specimen's, is two files. */
function fixedFile(job: PlatedJob, { pass, face }: FacePass, all: readonly FacePass[]): PlateFile {
  const twice = all.filter((other) => other.pass === pass).length > 1;
  const name = twice ? `${pass}-${face}` : pass;
  const pages = pageSet(job, name, [fixedPassPage(job, pass, face)]);
  return { name: `${name}.pdf`, kind: 'fixed', pass, side: face, pages };
}

function imagingFile(job: PlatedJob, side: Side, stock: FileWishes['stock']): PlateFile {
  const name = `imaging-${side}`;
  const pages = pageSet(
    job,
    name,
    job.sheets.map((sheet) => imagingPage(sheet, side)),
  );
  const ready = stock === undefined ? {} : { stock: stock(side) };
  return { name: `${name}.pdf`, kind: 'imaging', pass: null, side, pages: { ...pages, ...ready } };
}

function compositeFile(job: PlatedJob): PlateFile {
  const pages = job.sheets.flatMap((sheet) => compositePages(sheet));
  return {
    name: 'composite.pdf',
    kind: 'composite',
    pass: null,
    side: 'both',
    // The lines for cutter and perforator are on the composite alone, in inks that no plate has.
    pages: { ...pageSet(job, 'composite', pages), inks: [...job.plan.inks, ...FINISHING_INKS] },
  };
}

/** The composite with a leaf of parts for each sheet: its recto and its verso. */
const bySheet = (file: PlateFile): PlateFile => ({
  ...file,
  pages: { ...file.pages, vt: partsOf('Sheet', file.pages.pages) },
});

/** Tickets in the order of the job, each on two pages that are a leaf of parts. */
function ticketsFile(job: PlatedJob): PlateFile {
  const pages = inOrder(job).flatMap((ticket) => ticketPages(ticket, job.press));
  return {
    name: 'tickets.pdf',
    kind: 'tickets',
    pass: null,
    side: 'both',
    pages: { ...pageSet(job, 'tickets', pages), vt: partsOf('Ticket', pages) },
  };
}

const inOrder = ({ sheets }: PlatedJob): readonly Position[] =>
  sheets
    .flatMap((sheet) => numbered(sheet))
    .sort((a, b) => a.index - b.index)
    .map(({ position }) => position);

/** Two pages a record, under the whole job. */
const partsOf = (record: 'Sheet' | 'Ticket', pages: readonly Page[]): DocumentParts => ({
  levels: ['Job', record],
  recordLevel: 1,
  parts: Array.from({ length: pages.length / 2 }, () => ({ pages: 2 })),
});

const pageSet = ({ plan }: PlatedJob, name: string, made: readonly Page[]): PageSet => ({
  ...fileSet(plan, name),
  pages: made,
});

/** All that a file of a job says of itself, but its pages. */
export const fileSet = ({ title, press, inks }: Plan, name: string): Omit<PageSet, 'pages'> => ({
  title: `${title} · ${press.name} · ${name}`,
  subject: `Fichier ${name} d’un travail de tickets à gratter.`,
  inks,
});

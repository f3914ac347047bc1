import { compositePages } from '../../imposition/composite-pages.ts';
import { fixedPassPage } from '../../imposition/fixed-pass-page.ts';
import { imagingPage } from '../../imposition/imaging-page.ts';
import { fixedPasses } from '../../imposition/passes.ts';
import type { Sheet, SheetJob, SheetPage } from '../../imposition/sheet.ts';
import { SIDES } from './subject.ts';

/** A page of a job that some file may hold, and where findings say it is. */
export interface JudgedPage {
  readonly page: SheetPage;
  readonly where: string;
}

/** Both imaging pages of every sheet. */
export function* imagingPages({ sheets }: SheetJob): Generator<JudgedPage> {
  for (const sheet of sheets) {
    for (const side of SIDES) yield judged(imagingPage(sheet, side), sheet);
  }
}

/** The page of each fixed pass, which all sheets share; none where the job has no sheet. */
export function* platePages(job: SheetJob): Generator<JudgedPage> {
  if (job.sheets.length === 0) return;
  for (const { pass, face } of fixedPasses(job)) {
    const page = fixedPassPage(job, pass, face);
    yield { page, where: `plate ${page.label}, ${face}` };
  }
}

/**
 * Every page that a file of the job may hold.
 *
 * Order   the pages of each sheet, the imaging pages, the fixed passes, and the composite of the first sheet: those of
 *         the others are the same plates and marks, but for what is imaged
 */
export function* allPages(job: SheetJob): Generator<JudgedPage> {
  for (const sheet of job.sheets) for (const page of sheet.pages) yield judged(page, sheet);
  yield* imagingPages(job);
  yield* platePages(job);
  const [first] = job.sheets;
  if (first === undefined) return;
  for (const page of compositePages(first)) yield { page, where: `composite, ${page.label}` };
}

const judged = (page: SheetPage, { number }: Sheet): JudgedPage => ({
  page,
  where: `sheet ${number}, ${page.label}`,
});

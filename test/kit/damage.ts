import type { PageContent } from '../../src/face/page.ts';
import type { Position, Sheet, SheetJob, SheetPage } from '../../src/imposition/sheet.ts';

/** A job with its first sheet changed, for rules that must see it. */
export const withSheet = (job: SheetJob, change: (sheet: Sheet) => Sheet): SheetJob => ({
  ...job,
  sheets: job.sheets.map((sheet, index) => (index === 0 ? change(sheet) : sheet)),
});

/** A job with one position of its first sheet changed; places count from 1. */
export const withPosition = (
  job: SheetJob,
  place: number,
  change: (position: Position) => Position | null,
): SheetJob =>
  withSheet(job, (sheet) => ({
    ...sheet,
    positions: sheet.positions.map((one) => (one?.place === place ? change(one) : one)),
  }));

/** A job with one page of its first sheet changed: 0 recto, 1 verso, 2 coat. */
export const withPage = (job: SheetJob, index: number, change: (page: SheetPage) => SheetPage): SheetJob =>
  withSheet(job, (sheet) => ({
    ...sheet,
    pages: sheet.pages.map((page, at) => (at === index ? change(page) : page)),
  }));

/** A job with the contents of one page of its first sheet changed. */
export const withContent = (
  job: SheetJob,
  index: number,
  change: (content: PageContent) => readonly PageContent[],
): SheetJob => withPage(job, index, (page) => ({ ...page, content: page.content.flatMap(change) }));

import type { Page, PageSet } from '../face/page.ts';
import { compositePages } from '../imposition/composite-pages.ts';
import { fixedPassPage } from '../imposition/fixed-pass-page.ts';
import { imagingPage } from '../imposition/imaging-page.ts';
import { FINISHING_INKS } from '../imposition/marks/finishing-lines.ts';
import { type FacePass, fixedPasses } from '../imposition/passes.ts';
import type { SheetJob } from '../imposition/sheet.ts';

/** One file of a job of plates, before it is written. */
export interface PlateFile {
  readonly name: string;
  readonly kind: 'fixed' | 'imaging' | 'composite';
  /** The pass of a fixed plate; null for the imager's files and the composite, which hold several. */
  readonly pass: string | null;
  readonly side: 'recto' | 'verso' | 'both';
  readonly pages: PageSet;
}

/**
 * All files of a job, as the press takes them.
 *
 * Shape   a one-page file each fixed pass, a page a sheet for each imaging side, and the composite of both sides
 * Order   fixed passes in printing order, recto then verso; imaging; composite
 */
export function plateFiles(job: SheetJob): readonly PlateFile[] {
  const fixed = fixedPasses(job);
  return [
    ...fixed.map((which) => fixedFile(job, which, fixed)),
    imagingFile(job, 'recto'),
    imagingFile(job, 'verso'),
    {
      name: 'composite.pdf',
      kind: 'composite',
      pass: null,
      side: 'both',
      pages: pageSet(
        job,
        'composite',
        job.sheets.flatMap((sheet) => compositePages(sheet)),
      ),
    },
  ];
}

/** A pass that both sides have, such as the specimen's, is two files. */
function fixedFile(job: SheetJob, { pass, face }: FacePass, all: readonly FacePass[]): PlateFile {
  const twice = all.filter((other) => other.pass === pass).length > 1;
  const name = twice ? `${pass}-${face}` : pass;
  const pages = pageSet(job, name, [fixedPassPage(job, pass, face)]);
  return { name: `${name}.pdf`, kind: 'fixed', pass, side: face, pages };
}

function imagingFile(job: SheetJob, side: 'recto' | 'verso'): PlateFile {
  const name = `imaging-${side}`;
  const pages = pageSet(
    job,
    name,
    job.sheets.map((sheet) => imagingPage(sheet, side)),
  );
  return { name: `${name}.pdf`, kind: 'imaging', pass: null, side, pages };
}

/** Why  the lines for cutter and perforator are on the composite alone, in inks that no plate has */
const pageSet = ({ pages }: SheetJob, name: string, made: readonly Page[]): PageSet => ({
  title: `${pages.title} · ${name}`,
  subject: `Fichier ${name} d’un travail de tickets à gratter.`,
  inks: name === COMPOSITE ? [...pages.inks, ...FINISHING_INKS] : pages.inks,
  pages: made,
});

const COMPOSITE = 'composite';

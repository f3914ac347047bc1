import type { PDFRef } from '@cantoo/pdf-lib';
import { runForm } from './forms.ts';
import type { PageRun } from './page-run.ts';

/** Visits the group of a soft mask, once a page: what is in it prints too, as more or less of something else. */
export function visitMask(run: PageRun, ref: PDFRef): void {
  if (run.state.forms.includes(ref.tag)) {
    run.problem('form-loop', `the soft mask of the group ${ref.tag} masks itself`);
  }
  if (run.visited.has(ref.tag)) return;
  run.visited.add(ref.tag);
  const form = run.library.xObjects.form(ref);
  if (form === null) run.problem('bad-form', `the group ${ref.tag} of a soft mask is no form`);
  else runForm(run, form, { kind: 'softMask', base: run.state.ctm });
}

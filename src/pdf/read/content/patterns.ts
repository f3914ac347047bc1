import { runForm } from './forms.ts';
import type { PageRun } from './page-run.ts';
import type { Paint } from './paint.ts';

/** Visits the tile of a pattern, once a page, where the pattern starts. */
export function visitPattern(run: PageRun, { pattern }: Paint): void {
  if (pattern === null || pattern.kind !== 'tiling') return;
  if (run.state.forms.includes(pattern.ref)) {
    run.problem('form-loop', `the pattern ${pattern.ref} paints with itself`);
  }
  if (run.visited.has(pattern.ref)) return;
  run.visited.add(pattern.ref);
  const form = run.library.xObjects.formByTag(pattern.ref);
  if (form === null) run.problem('bad-form', `the pattern ${pattern.ref} has no content`);
  else runForm(run, form, { kind: 'pattern', base: run.frame.base });
}

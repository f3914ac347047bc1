import { concat, isIdentity, type Matrix } from './matrix.ts';
import type { PageRun } from './page-run.ts';
import type { FormUse } from './visitor.ts';
import type { Form } from './x-objects.ts';

/**
 * Draws a form where the content stands: its own matrix on top of `base`, its box as a clip, its content within.
 *
 * Why     what a form does to the graphics state ends with it; a loop is said and not followed
 */
export function runForm(
  run: PageRun,
  form: Form,
  { kind, base }: { readonly kind: FormUse['kind']; readonly base: Matrix },
): void {
  const { state, visitor } = run;
  if (state.forms.includes(form.ref)) {
    run.problem('form-loop', `the form ${form.ref} draws itself`);
    return;
  }
  if (run.depth >= run.limits.formDepth) {
    run.problem('forms-too-deep', `forms stand in forms deeper than ${run.limits.formDepth}`);
    return;
  }
  const { ctm, clip, layers, forms } = state;
  if (form.layer !== null) state.layers = [...layers, form.layer];
  state.forms = form.insideOf(forms);
  state.ctm = isIdentity(form.matrix) ? base : concat(form.matrix, base);
  if (form.bbox !== null) state.clipBy(form.bbox);
  else if (kind === 'form') run.problem('bad-form', `the form ${form.ref} has no box`);
  const use = kind === 'form' ? form.use : { ...form.use, kind };
  const isEntered = visitor.enterForm?.(use, state) !== false;
  if (isEntered) runInside(run, form, kind);
  state.ctm = ctm;
  state.clip = clip;
  state.layers = layers;
  state.forms = forms;
  if (isEntered) visitor.leaveForm?.(use, state);
}

function runInside(run: PageRun, form: Form, kind: FormUse['kind']): void {
  const decoded = form.content();
  if (!decoded.ok || decoded.left.length > 0) {
    const why = decoded.ok ? `is compressed as a picture: ${decoded.left.join(', ')}` : decoded.message;
    const isBomb = !decoded.ok && decoded.reason === 'inflates-too-far';
    run.problem(
      isBomb ? 'inflates-too-far' : 'bad-stream',
      `the content of ${form.ref} cannot be read: ${why}`,
    );
    return;
  }
  // A form that is not entered has changed nothing but what its use sets, so that only one that runs keeps a whole state.
  run.save();
  if (run.stopped !== null) return;
  const { state } = run;
  const { textMatrix, lineMatrix } = state;
  if (form.group !== null) {
    state.fillAlpha = 1;
    state.strokeAlpha = 1;
    state.blendMode = 'Normal';
    state.softMask = false;
  }
  const frame = run.push(kind, { resources: form.resources ?? run.frame.resources, object: form.ref });
  frame.tokens.reset(decoded.bytes);
  run.loop(run);
  run.pop();
  run.restore();
  state.textMatrix = textMatrix;
  state.lineMatrix = lineMatrix;
}

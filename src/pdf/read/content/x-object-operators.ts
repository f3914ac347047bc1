import { runForm } from './forms.ts';
import { showInlineImage } from './inline-images.ts';
import type { Operators } from './operators.ts';
import type { PageRun } from './page-run.ts';
import { visitPattern } from './patterns.ts';
import type { XObject } from './x-objects.ts';

/** Do, inline images, and the widths of Type 3 glyphs. */
export const X_OBJECT_OPERATORS: Operators = {
  Do: [0, draw],
  BI: [0, () => undefined],
  ID: [0, showInlineImage],
  EI: [0, strayEnd],
  d0: [2, glyphOnly],
  d1: [6, glyphOnly],
};

function draw(run: PageRun): void {
  const name = run.tokens.name(run.tokens.count - 1);
  if (name === null) {
    run.problem('wrong-operand', 'Do takes a name');
    return;
  }
  const found = run.frame.resources.xObject(name);
  if (found === null) run.problem('missing-resource', `the object ${name} is not among the resources`);
  else if (found.kind === 'form') runForm(run, found.form, { kind: 'form', base: run.state.ctm });
  else if (found.kind === 'bad')
    run.problem('bad-form', `the object ${found.ref}, drawn as ${name}, ${found.why}`);
  else drawImage(run, found);
}

function drawImage(run: PageRun, { read, layer }: XObject & { kind: 'image' }): void {
  const { state, visitor } = run;
  for (const why of read.problems) run.problem('bad-image', `the image ${read.image.ref} ${why}`);
  if (read.image.isMask && state.fill.pattern !== null) visitPattern(run, state.fill);
  if (visitor.image === undefined) return;
  const { image } = read;
  const space = image.space === null ? null : run.frame.resources.meaning(image.space);
  const { layers } = state;
  if (layer !== null) state.layers = [...layers, layer];
  visitor.image(space === image.space ? image : { ...image, space }, state);
  state.layers = layers;
}

function strayEnd(run: PageRun): void {
  run.problem('bad-image', 'an inline image ends that was not begun');
}

function glyphOnly(run: PageRun): void {
  if (run.frame.kind === 'glyph') return;
  run.problem('forbidden-operator', `${run.tokens.operator()} is for the glyphs of Type 3 fonts alone`);
}

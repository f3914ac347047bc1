import type { Operators } from './operators.ts';
import type { PageRun } from './page-run.ts';
import type { Layer } from './state.ts';

/** BMC BDC EMC MP DP. */
export const MARK_OPERATORS: Operators = {
  BMC: [0, (run) => begin(run, run.tokens.name(run.tokens.count - 1), null)],
  BDC: [0, (run) => beginWith(run)],
  EMC: [0, end],
  MP: [0, (run) => point(run, run.tokens.count - 1)],
  DP: [0, (run) => point(run, run.tokens.count - 2)],
};

function beginWith(run: PageRun): void {
  const { tokens } = run;
  const tag = tokens.name(tokens.count - 2);
  begin(run, tag, tag === 'OC' ? layerOf(run, tokens.name(tokens.count - 1)) : null);
}

function begin(run: PageRun, tag: string | null, layer: Layer | null): void {
  if (tag === null) run.problem('wrong-operand', `${run.tokens.operator()} takes a name for its tag`);
  run.mark(layer);
  run.visitor.markedContent?.({ kind: 'begin', tag: tag ?? '', layer }, run.state);
}

function end(run: PageRun): void {
  if (run.marks <= run.frame.marks) {
    run.problem('unbalanced-marked-content', 'marked content ends that was not begun');
    return;
  }
  run.visitor.markedContent?.({ kind: 'end', tag: '', layer: null }, run.state);
  run.unmark();
}

function point(run: PageRun, at: number): void {
  const tag = run.tokens.name(at);
  if (tag === null) run.problem('wrong-operand', `${run.tokens.operator()} takes a name for its tag`);
  else run.visitor.markedContent?.({ kind: 'point', tag, layer: null }, run.state);
}

/** A layer that is not there is one all the same: what is in it must not be taken for content of none. */
function layerOf(run: PageRun, name: string | null): Layer {
  const layer = name === null ? null : run.frame.resources.layer(name);
  if (layer !== null) return layer;
  run.problem('missing-resource', `the layer ${name ?? 'without a name'} is not among the resources`);
  return { ref: null, name: name ?? '', kind: 'unknown', groups: [], step: null, shown: true };
}

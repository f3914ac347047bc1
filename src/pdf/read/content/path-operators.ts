import { clipByPath } from './clips.ts';
import type { Operators } from './operators.ts';
import type { PageRun } from './page-run.ts';
import type { Path } from './path.ts';
import { visitPattern } from './patterns.ts';

const paint =
  (fill: Path['fill'], stroke: boolean, closes = false) =>
  (run: PageRun): void => {
    if (closes && !run.frame.path.isEmpty) run.frame.path.close();
    paintPath(run, fill, stroke);
  };

/** m l c v y h re, all that paint, and W W* n. */
export const PATH_OPERATORS: Operators = {
  m: [2, (run, at) => run.frame.path.move(number(run, at), number(run, at + 1))],
  l: [
    2,
    (run, at) => {
      if (hasPen(run)) run.frame.path.line(number(run, at), number(run, at + 1));
    },
  ],
  c: [
    6,
    (run, at) => {
      if (hasPen(run)) run.frame.path.curve(run.tokens.numbers, at);
    },
  ],
  v: [
    4,
    (run, at) => {
      if (hasPen(run)) run.frame.path.curveFromPen(run.tokens.numbers, at);
    },
  ],
  y: [
    4,
    (run, at) => {
      if (hasPen(run)) run.frame.path.curveToPoint(run.tokens.numbers, at);
    },
  ],
  h: [
    0,
    (run) => {
      if (hasPen(run)) run.frame.path.close();
    },
  ],
  re: [4, (run, at) => run.frame.path.rectangle(run.tokens.numbers, at)],
  f: [0, paint('nonzero', false)],
  F: [0, paint('nonzero', false)],
  'f*': [0, paint('evenodd', false)],
  S: [0, paint(null, true)],
  s: [0, paint(null, true, true)],
  B: [0, paint('nonzero', true)],
  'B*': [0, paint('evenodd', true)],
  b: [0, paint('nonzero', true, true)],
  'b*': [0, paint('evenodd', true, true)],
  n: [0, paint(null, false)],
  W: [
    0,
    (run) => {
      run.frame.pendingClip = 'nonzero';
    },
  ],
  'W*': [
    0,
    (run) => {
      run.frame.pendingClip = 'evenodd';
    },
  ],
};

const number = (run: PageRun, at: number): number => run.tokens.numbers[at] as number;

function hasPen(run: PageRun): boolean {
  if (!run.frame.path.isEmpty) return true;
  run.problem('wrong-operand', `${run.tokens.operator()} goes on with a path that was not begun`);
  return false;
}

function paintPath(run: PageRun, fill: Path['fill'], stroke: boolean): void {
  const { state, visitor } = run;
  const { path } = run.frame;
  path.fill = fill;
  path.stroke = stroke;
  path.clip = run.frame.pendingClip;
  if (!path.isEmpty) {
    if (fill !== null && state.fill.pattern !== null) visitPattern(run, state.fill);
    if (stroke && state.stroke.pattern !== null) visitPattern(run, state.stroke);
    if (fill !== null || stroke || path.clip !== null) visitor.path?.(path, state);
  }
  if (run.frame.pendingClip !== null) state.clip = clipByPath(state.clip, path, state.ctm);
  run.frame.pendingClip = null;
  path.clear();
}

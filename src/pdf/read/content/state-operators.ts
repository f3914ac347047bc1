import { concat, type Matrix } from './matrix.ts';
import type { Operators } from './operators.ts';
import type { PageRun } from './page-run.ts';
import { visitMask } from './soft-masks.ts';
import { ARRAY_END, ARRAY_START, NUMBER } from './tokens.ts';

/** q Q cm w J j M d ri i gs, and BX EX. */
export const STATE_OPERATORS: Operators = {
  q: [
    0,
    (run) => {
      run.save();
      run.checkDepth();
    },
  ],
  Q: [
    0,
    (run) => {
      if (run.states > run.frame.states) run.restore();
      else run.problem('unbalanced-q', 'Q brings back a state that was never saved');
    },
  ],
  cm: [
    6,
    (run, at) => {
      run.state.ctm = concat(matrixAt(run, at), run.state.ctm);
    },
  ],
  w: [
    1,
    (run, at) => {
      run.state.lineWidth = run.tokens.numbers[at] as number;
    },
  ],
  J: [
    1,
    (run, at) => {
      run.state.lineCap = run.tokens.numbers[at] as number;
    },
  ],
  j: [
    1,
    (run, at) => {
      run.state.lineJoin = run.tokens.numbers[at] as number;
    },
  ],
  M: [
    1,
    (run, at) => {
      run.state.miterLimit = run.tokens.numbers[at] as number;
    },
  ],
  d: [1, setDash],
  ri: [0, () => undefined],
  i: [1, () => undefined],
  gs: [0, setExtended],
  BX: [
    0,
    (run) => {
      run.frame.isLenient = true;
    },
  ],
  EX: [
    0,
    (run) => {
      run.frame.isLenient = false;
    },
  ],
};

/** Six operands as a matrix. */
export function matrixAt(run: PageRun, at: number): Matrix {
  const { numbers } = run.tokens;
  return [
    numbers[at] as number,
    numbers[at + 1] as number,
    numbers[at + 2] as number,
    numbers[at + 3] as number,
    numbers[at + 4] as number,
    numbers[at + 5] as number,
  ];
}

function setDash(run: PageRun, at: number): void {
  const { kinds, numbers } = run.tokens;
  const start = kinds.lastIndexOf(ARRAY_START, at - 1);
  const isArray = start >= 0 && kinds[at - 1] === ARRAY_END;
  const lengths = isArray ? Array.from(numbers.subarray(start + 1, at - 1)) : [];
  if (!isArray || kinds.subarray(start + 1, at - 1).some((kind) => kind !== NUMBER)) {
    run.problem('wrong-operand', 'd takes an array of numbers, and a number');
    return;
  }
  run.state.dash = { lengths, phase: numbers[at] as number };
}

function setExtended(run: PageRun): void {
  const name = run.tokens.name(run.tokens.count - 1);
  if (name === null) {
    run.problem('wrong-operand', 'gs takes a name');
    return;
  }
  const extended = run.frame.resources.state(name);
  if (extended === null) {
    run.problem('missing-resource', `the graphics state ${name} is not among the resources`);
    return;
  }
  extended.set(run.state);
  if (extended.font !== null) {
    run.state.font = run.library.fonts.read(extended.font.object, name);
    run.state.fontSize = extended.font.size;
  }
  if (extended.mask !== null) visitMask(run, extended.mask);
}

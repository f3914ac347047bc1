import { clipByShape } from './clips.ts';
import { concat, IDENTITY } from './matrix.ts';
import type { Operators } from './operators.ts';
import type { PageRun } from './page-run.ts';
import { showGlyphs } from './show-glyphs.ts';
import { matrixAt } from './state-operators.ts';
import { ARRAY_END, ARRAY_START, HEX_STRING, STRING } from './tokens.ts';

/** BT ET, the text state, moves, and what shows glyphs. */
export const TEXT_OPERATORS: Operators = {
  BT: [0, begin],
  ET: [0, end],
  Tc: [
    1,
    (run, at) => {
      run.state.charSpacing = number(run, at);
    },
  ],
  Tw: [
    1,
    (run, at) => {
      run.state.wordSpacing = number(run, at);
    },
  ],
  Tz: [
    1,
    (run, at) => {
      run.state.textScale = number(run, at) / 100;
    },
  ],
  TL: [
    1,
    (run, at) => {
      run.state.leading = number(run, at);
    },
  ],
  Ts: [
    1,
    (run, at) => {
      run.state.rise = number(run, at);
    },
  ],
  Tr: [
    1,
    (run, at) => {
      run.state.renderMode = number(run, at);
    },
  ],
  Tf: [1, setFont],
  Td: [2, (run, at) => moveLine(run, number(run, at), number(run, at + 1))],
  TD: [
    2,
    (run, at) => {
      run.state.leading = -number(run, at + 1);
      moveLine(run, number(run, at), number(run, at + 1));
    },
  ],
  Tm: [
    6,
    (run, at) => {
      run.state.lineMatrix = matrixAt(run, at);
      run.state.textMatrix = run.state.lineMatrix;
    },
  ],
  'T*': [0, (run) => moveLine(run, 0, -run.state.leading)],
  Tj: [0, showString],
  TJ: [0, showArray],
  "'": [
    0,
    (run) => {
      moveLine(run, 0, -run.state.leading);
      showString(run);
    },
  ],
  '"': [0, showSpaced],
};

const number = (run: PageRun, at: number): number => run.tokens.numbers[at] as number;

function begin(run: PageRun): void {
  if (run.frame.isInText) run.problem('unbalanced-text', 'a text object begins within another one');
  run.frame.isInText = true;
  run.frame.clipsByText = false;
  run.state.textMatrix = IDENTITY;
  run.state.lineMatrix = IDENTITY;
}

function end(run: PageRun): void {
  if (!run.frame.isInText) run.problem('unbalanced-text', 'a text object ends that was not begun');
  run.frame.isInText = false;
  if (run.frame.clipsByText) run.state.clip = clipByShape(run.state.clip);
  run.frame.clipsByText = false;
}

function setFont(run: PageRun, at: number): void {
  const name = run.tokens.name(at - 1);
  if (name === null) {
    run.problem('wrong-operand', 'Tf takes the name of a font, and a size');
    return;
  }
  run.state.font = run.frame.resources.font(name);
  run.state.fontSize = number(run, at);
  if (run.state.font === null) run.problem('missing-resource', `the font ${name} is not among the resources`);
}

function moveLine(run: PageRun, x: number, y: number): void {
  run.state.lineMatrix = concat([1, 0, 0, 1, x, y], run.state.lineMatrix);
  run.state.textMatrix = run.state.lineMatrix;
}

function showString(run: PageRun): void {
  const at = run.tokens.count - 1;
  const kind = at < 0 ? 0 : run.tokens.kinds[at];
  if (kind === STRING || kind === HEX_STRING) showGlyphs(run, at, at + 1);
  else run.problem('wrong-operand', `${run.tokens.operator()} takes a string`);
}

function showArray(run: PageRun): void {
  const { kinds, count } = run.tokens;
  const from = count > 1 ? kinds.lastIndexOf(ARRAY_START, count - 1) : -1;
  if (from >= 0 && kinds[count - 1] === ARRAY_END) showGlyphs(run, from + 1, count - 1);
  else run.problem('wrong-operand', 'TJ takes an array');
}

/** `"`: word spacing, letter spacing, and a string on a new line. */
function showSpaced(run: PageRun): void {
  const { tokens } = run;
  const at = tokens.count - 3;
  if (at < 0) {
    run.problem('too-few-operands', `" has ${tokens.count} operands, not 3`);
    return;
  }
  run.state.wordSpacing = number(run, at);
  run.state.charSpacing = number(run, at + 1);
  moveLine(run, 0, -run.state.leading);
  showString(run);
}

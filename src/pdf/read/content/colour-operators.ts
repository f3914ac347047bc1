import { CMYK, GRAY, initialPaint, isBad, RGB } from './colour-spaces.ts';
import type { Operators } from './operators.ts';
import type { PageRun } from './page-run.ts';
import type { ColourSpace, Paint } from './paint.ts';
import { NUMBER } from './tokens.ts';

type Use = 'fill' | 'stroke';

const device =
  (use: Use, space: ColourSpace) =>
  (run: PageRun, at: number): void => {
    const meant = run.frame.resources.meaning(space);
    run.state[use] = { space: meant, components: componentsAt(run, at, space), pattern: null };
  };

const space =
  (use: Use) =>
  (run: PageRun): void =>
    setSpace(run, use);

const colour =
  (use: Use) =>
  (run: PageRun): void =>
    setColour(run, use);

/** g rg k cs sc scn, the same in capitals for strokes, and sh. */
export const COLOUR_OPERATORS: Operators = {
  g: [1, device('fill', GRAY)],
  G: [1, device('stroke', GRAY)],
  rg: [3, device('fill', RGB)],
  RG: [3, device('stroke', RGB)],
  k: [4, device('fill', CMYK)],
  K: [4, device('stroke', CMYK)],
  cs: [0, space('fill')],
  CS: [0, space('stroke')],
  sc: [0, colour('fill')],
  SC: [0, colour('stroke')],
  scn: [0, colour('fill')],
  SCN: [0, colour('stroke')],
  sh: [0, shade],
};

/** Numbers outside their range are taken for its ends, as every RIP does. */
function componentsAt(run: PageRun, at: number, { family, components }: ColourSpace): readonly number[] {
  const { numbers } = run.tokens;
  const isUnbounded = family === 'Lab' || family === 'ICCBased' || family === 'Indexed';
  const values: number[] = [];
  for (let index = at; index < at + components; index++) {
    const value = numbers[index] as number;
    values.push(isUnbounded || (value >= 0 && value <= 1) ? value : value > 1 ? 1 : 0);
  }
  return values;
}

function setSpace(run: PageRun, use: Use): void {
  const name = run.tokens.name(run.tokens.count - 1);
  if (name === null) {
    run.problem('wrong-operand', `${run.tokens.operator()} takes a name`);
    return;
  }
  const found = run.frame.resources.space(name);
  if (found === null) run.problem('missing-resource', `the colour space ${name} is not among the resources`);
  else if (isBad(found)) run.problem('bad-colour-space', `the colour space ${name} ${found.bad}`);
  else run.state[use] = initialPaint(found);
}

function setColour(run: PageRun, use: Use): void {
  const { tokens } = run;
  const current: ColourSpace = run.state[use].space;
  if (current.family === 'Pattern') {
    setPattern(run, use, current);
    return;
  }
  if (tokens.count !== current.components || !tokens.endsInNumbers(current.components)) {
    const kind = tokens.count < current.components ? 'too-few-operands' : 'wrong-operand';
    run.problem(
      kind,
      `${tokens.operator()} has ${tokens.count} operands, and ${current.family} takes ${current.components} numbers`,
    );
    return;
  }
  run.state[use] = { space: current, components: componentsAt(run, 0, current), pattern: null };
}

function setPattern(run: PageRun, use: Use, current: ColourSpace): void {
  const { tokens } = run;
  const name = tokens.name(tokens.count - 1);
  const pattern = name === null ? null : run.frame.resources.pattern(name);
  if (name === null) run.problem('wrong-operand', `${tokens.operator()} takes the name of a pattern`);
  else if (pattern === null)
    run.problem('missing-resource', `the pattern ${name} is not among the resources`);
  else {
    const numbers = tokens.count - 1;
    const areNumbers = tokens.kinds.subarray(0, numbers).every((kind) => kind === NUMBER);
    const isSound = areNumbers && numbers === (pattern.coloured ? 0 : current.components);
    if (!isSound)
      run.problem('wrong-operand', `${tokens.operator()} has ${numbers} numbers for the pattern ${name}`);
    const paint: Paint = {
      space: current,
      components: isSound ? Array.from(tokens.numbers.subarray(0, numbers)) : [],
      pattern,
    };
    run.state[use] = paint;
  }
}

function shade(run: PageRun): void {
  const name = run.tokens.name(run.tokens.count - 1);
  const shading = name === null ? null : run.frame.resources.shading(name);
  if (name === null) run.problem('wrong-operand', 'sh takes a name');
  else if (shading === null)
    run.problem('missing-resource', `the shading ${name} is not among the resources, or is none`);
  else run.visitor.shading?.(shading, run.state);
}

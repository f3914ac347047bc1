import { operatorOf } from './operators.ts';
import type { PageRun } from './page-run.ts';
import { END, OVERFLOW } from './tokens.ts';

/** Runs the content of the frame that is on top, and closes what it left open. */
export function runContent(run: PageRun): void {
  const { frame, visitor, state } = run;
  const { tokens } = frame;
  for (let code = tokens.next(); code !== END; code = tokens.next()) {
    run.operators += 1;
    if (isTooMuch(run, code)) return;
    if (tokens.broken >= 0) run.problem('broken-token', `there is no token of PDF at byte ${tokens.broken}`);
    const operator = operatorOf(code);
    if (operator === undefined) {
      if (!frame.isLenient) run.problem('unknown-operator', `${tokens.operator()} is no operator of PDF`);
      continue;
    }
    visitor.operator?.(operator.name, state);
    const at = tokens.count - operator.numbers;
    if (tokens.endsInNumbers(operator.numbers)) operator.run(run, at);
    else if (at < 0)
      run.problem(
        'too-few-operands',
        `${operator.name} has ${tokens.count} operands, not ${operator.numbers}`,
      );
    else run.problem('wrong-operand', `${operator.name} takes ${operator.numbers} numbers`);
    if (run.stopped !== null) return;
  }
  closeContent(run);
}

/** Whether the page has gone beyond its limits, which is then said. */
function isTooMuch(run: PageRun, code: number): boolean {
  const { operators, operands } = run.limits;
  const { path } = run.frame;
  if (run.operators > operators)
    run.stop('too-many-operators', `the page has more than ${operators} operators`);
  else if (code === OVERFLOW) {
    run.stop('too-many-operators', `more than ${operands} operands stand in front of one operator`);
  } else if (path.stepCount > operands) {
    run.stop('too-many-operators', `a path has more than ${operands} steps`);
  } else return false;
  return true;
}

function closeContent(run: PageRun): void {
  const { frame } = run;
  if (frame.tokens.count > 0) run.problem('broken-token', 'the content ends in operands without an operator');
  if (frame.isInText) run.problem('unbalanced-text', 'a text object is not ended');
  const states = run.states - frame.states;
  if (states > 0) run.problem('unbalanced-q', `${states} saved states are not brought back`);
  while (run.states > frame.states) run.restore();
  const marks = run.marks - frame.marks;
  if (marks > 0)
    run.problem('unbalanced-marked-content', `${marks} stretches of marked content are not ended`);
  while (run.marks > frame.marks) run.unmark();
}

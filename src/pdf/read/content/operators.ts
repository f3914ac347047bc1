import { COLOUR_OPERATORS } from './colour-operators.ts';
import { MARK_OPERATORS } from './mark-operators.ts';
import type { PageRun } from './page-run.ts';
import { PATH_OPERATORS } from './path-operators.ts';
import { STATE_OPERATORS } from './state-operators.ts';
import { TEXT_OPERATORS } from './text-operators.ts';
import { operatorCode } from './tokens.ts';
import { X_OBJECT_OPERATORS } from './x-object-operators.ts';

/**
 * What an operator takes and does.
 *
 * Shape   `numbers` of them stand last before it; `at` is where the first of them is among the operands
 */
export interface Operator {
  readonly name: string;
  readonly numbers: number;
  readonly run: (run: PageRun, at: number) => void;
}

/** A family of operators by their names. */
export type Operators = Readonly<Record<string, readonly [numbers: number, run: Operator['run']]>>;

const ALL: Operators = {
  ...STATE_OPERATORS,
  ...PATH_OPERATORS,
  ...COLOUR_OPERATORS,
  ...TEXT_OPERATORS,
  ...X_OBJECT_OPERATORS,
  ...MARK_OPERATORS,
};

/** Operators of one and two letters lie where their letters say, since they are nearly all that ever come. */
const SHORT: (Operator | undefined)[] = new Array(65_536).fill(undefined);
const LONGER = new Map<number, Operator>();

for (const [name, [numbers, run]] of Object.entries(ALL)) {
  const operator: Operator = { name, numbers, run };
  if (name.length > 2) LONGER.set(operatorCode(name), operator);
  else SHORT[operatorCode(name)] = operator;
}

/** The operator of a code, as tokens give it; undefined for one that PDF does not have. */
export const operatorOf = (code: number): Operator | undefined =>
  code >= 0 && code < 65_536 ? SHORT[code] : LONGER.get(code);

import type { Problem } from '../../content/visitor.ts';
import type { ProblemLook } from './looks.ts';

/** How many different problems of a page are kept: a hostile page has a million. */
const KEPT = 200;

/** The problems of a page's content: the same one again and again is one, counted. */
export class Problems {
  readonly #kept = new Map<string, { problem: Problem; count: number }>();

  note(problem: Problem): void {
    const key = `${problem.kind} ${problem.message} ${problem.object}`;
    const known = this.#kept.get(key);
    if (known !== undefined) known.count += 1;
    else if (this.#kept.size < KEPT) this.#kept.set(key, { problem, count: 1 });
  }

  get list(): readonly ProblemLook[] {
    return [...this.#kept.values()].map(({ problem: { kind, message, object }, count }) => ({
      kind,
      message,
      object,
      count,
    }));
  }
}

import { Bug } from '../base/fault.ts';
import type { Bars, PageContent, Placed } from '../face/page.ts';
import { barOperators } from '../pdf/write/bars.ts';
import type { StockedFile } from '../pdf/write/stocked-file.ts';

/** Contents as the operators that the ordinary writer makes of them, and the parts of those. */
export class Operators {
  readonly #file: Pick<StockedFile, 'operators'>;

  constructor(file: Pick<StockedFile, 'operators'>) {
    this.#file = file;
  }

  of(contents: readonly PageContent[]): string {
    return this.#file.operators(contents);
  }

  /** What stands before the items of a content, line feed and all. */
  scope(content: Placed): string {
    return `${this.#lines(content).first}\n`;
  }

  /** What the items of a content are, without what stands before and after them. */
  inside(content: Placed): string {
    return this.#lines(content).inside;
  }

  /** What stands before and after the rectangles of a code. */
  around(bars: Bars): readonly [before: string, after: string] {
    const [text, inside] = [this.of([bars]), barOperators(bars)];
    const at = text.indexOf(inside);
    if (at < 0) throw new Bug('a code is not written as its rectangles');
    return [text.slice(0, at), text.slice(at + inside.length)];
  }

  #lines(content: Placed): { readonly first: string; readonly inside: string } {
    const text = this.of([content]);
    const [first, last] = [text.indexOf('\n'), text.lastIndexOf('\n')];
    if (!text.startsWith('q ') || text.slice(last) !== '\nQ' || first === last) {
      throw new Bug('a content is not written between q and Q');
    }
    return { first: text.slice(0, first), inside: text.slice(first + 1, last) };
  }
}

import type { Font } from '../../content/font.ts';
import type { GlyphRun } from '../../content/visitor.ts';

/** Which codes of which fonts a file shows, over all its pages. */
export class FontUse {
  readonly #codes = new Map<Font, Set<number>>();
  #isFull = false;

  see({ font, codes, count }: GlyphRun): void {
    let known = this.#codes.get(font);
    if (known === undefined) {
      if (this.#codes.size >= KEPT) {
        this.#isFull = true;
        return;
      }
      known = new Set();
      this.#codes.set(font, known);
    }
    for (let index = 0; index < count; index++) known.add(codes[index] ?? 0);
  }

  /** Whether there were more fonts than are followed. */
  get isFull(): boolean {
    return this.#isFull;
  }

  get fonts(): readonly { readonly font: Font; readonly codes: readonly number[] }[] {
    return [...this.#codes].map(([font, codes]) => ({ font, codes: [...codes].sort((a, b) => a - b) }));
  }
}

/** How many fonts are followed: a file with more is told as not checked. */
const KEPT = 2000;

/**
 * How much may still be done to draw the glyphs of a font: steps of charstrings, points, parts of composites.
 *
 * Why     subroutines that call subroutines, and composites of composites, draw without end what is written in a few bytes
 */
export class Work {
  #font = MOST_PER_FONT;
  #glyph = MOST_PER_GLYPH;

  /** Another glyph of the same font begins. */
  next(): void {
    this.#glyph = MOST_PER_GLYPH;
  }

  /** False where no more may be done. */
  spend(steps = 1): boolean {
    this.#font -= steps;
    this.#glyph -= steps;
    return this.#font >= 0 && this.#glyph >= 0;
  }
}

/** A glyph of a script or of a picture font has some thousand points, a font of 65,535 glyphs some million. */
const MOST_PER_GLYPH = 200_000;
const MOST_PER_FONT = 20_000_000;

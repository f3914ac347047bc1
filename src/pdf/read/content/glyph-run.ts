import { Bug } from '../../../base/fault.ts';
import type { FileFont } from './fonts/file-font.ts';
import { GlyphBuffer } from './fonts/glyph-buffer.ts';
import { IDENTITY, type Matrix } from './matrix.ts';
import type { GlyphRun } from './visitor.ts';

/** The glyphs of one show operator, used again for the next. */
export class LiveRun extends GlyphBuffer implements GlyphRun {
  matrix: Matrix = IDENTITY;
  glyphMatrix: Matrix = IDENTITY;
  #font: FileFont | null = null;
  #gids = new Int32Array(0);
  #hasGids = false;

  get font(): FileFont {
    if (this.#font === null) throw new Bug('a run of glyphs was asked for its font before it had one');
    return this.#font;
  }

  /** Found when first asked for: many a visitor never does. */
  get gids(): Int32Array {
    if (this.#hasGids) return this.#gids;
    if (this.#gids.length < this.count) this.#gids = new Int32Array(2 * this.count);
    for (let index = 0; index < this.count; index++)
      this.#gids[index] = this.font.gid(this.codes[index] ?? 0) ?? -1;
    this.#hasGids = true;
    return this.#gids;
  }

  start(font: FileFont): void {
    this.#font = font;
    this.#hasGids = false;
    this.count = 0;
  }

  text(): string {
    let text = '';
    for (let index = 0; index < this.count; index++)
      text += this.font.unicode(this.codes[index] ?? 0) ?? '\uFFFD';
    return text;
  }
}

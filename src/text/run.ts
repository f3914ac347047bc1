import type { Rect } from '../base/geometry.ts';
import type { Length } from '../base/length.ts';

/** A font of the project, by the id that `assets/fonts.json` gives it. */
export type FontId = string;

/**
 * One run of shaped glyphs: a finished thing, only transcribed after this.
 *
 * Space   origin at the start of the baseline, y down, lattice units
 */
export interface Run {
  readonly font: FontId;
  readonly size: Length;
  /** Space added between glyphs: it is in their places already, and a file sets it as the letter-space that it is. */
  readonly tracking: Length;
  /** The characters that the run says, as they are to be read back. */
  readonly text: string;
  readonly glyphs: readonly PlacedGlyph[];
  /** Where the pen stands after the last glyph. */
  readonly width: Length;
  /** The hull of the drawn outlines, as against the pen's; of no area where nothing is drawn. */
  readonly ink: Rect;
}

export interface PlacedGlyph {
  /** The glyph's number in its font; 0 is « not defined » and never printed. */
  readonly id: number;
  /** The characters that this glyph stands for. */
  readonly text: string;
  /** Pen position of the glyph's origin from the run's, letter-space and kerning included. */
  readonly x: Length;
  readonly y: Length;
}

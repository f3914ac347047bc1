import type { CodeSymbol } from '../barcode/symbol.ts';
import type { Point, Rect } from '../base/geometry.ts';
import type { Paint } from '../base/ink.ts';
import type { Length } from '../base/length.ts';
import type { Outline } from '../base/outline.ts';
import type { Run } from '../text/run.ts';
import type { CellContent } from './cell-content.ts';

/**
 * What a face is made of: a closed set. Whoever reads faces (rules, writer, text form) has one function a kind.
 *
 * Space   that of the form or face that holds the item: origin top left, y down, lattice units
 */
export type Item = GlyphItem | PathItem | CodeItem | UseItem;

/** What part of a cell an item is; rules about cells find their way by it. */
export type Role = 'amount' | 'transcription' | 'star' | 'arrow' | 'symbol' | 'word' | 'phrase';

/** One run of shaped glyphs, the origin of its baseline at `at`. */
export interface GlyphItem {
  readonly kind: 'glyphs';
  readonly run: Run;
  readonly at: Point;
  readonly paint: Paint;
  readonly role?: Role;
}

/** One outline, filled or stroked or both. */
export interface PathItem {
  readonly kind: 'path';
  readonly outline: Outline;
  readonly fill?: Paint;
  readonly fillRule?: 'nonzero' | 'evenodd';
  readonly stroke?: Stroke;
  readonly role?: Role;
}

export interface Stroke {
  readonly paint: Paint;
  readonly width: Length;
  readonly cap?: 'butt' | 'round' | 'square';
  readonly join?: 'miter' | 'round' | 'bevel';
  readonly dash?: readonly Length[];
}

/**
 * A barcode, with where it should stand; imposition snaps it to the sheet's dots, never a writer.
 *
 * Shape   `at` is the top left of the symbol without its quiet zone, before snapping; `moduleDots` dots a module
 */
export interface CodeItem {
  readonly kind: 'code';
  readonly name: 'ticket-number' | 'validation';
  readonly symbol: CodeSymbol;
  readonly at: Point;
  readonly module: Length;
  readonly paint: Paint;
}

/** A form drawn once a file and referred to here. */
export interface UseItem {
  readonly kind: 'use';
  readonly form: Form;
  readonly at: Point;
}

/**
 * Something drawn once and placed often: fixed art, or a cell.
 *
 * Shape   `key` names it within a game, the same for the same drawing; `box` holds all that it may touch
 */
export interface Form {
  readonly key: string;
  readonly box: Rect;
  readonly items: readonly Item[];
}

/** One value in one slot, drawn once: the unit that rules prove and read-back finds. */
export interface Cell extends Form {
  readonly surface: string;
  readonly content: CellContent;
}

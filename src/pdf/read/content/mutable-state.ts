import { clipByBox } from './clips.ts';
import { GRAY, initialPaint } from './colour-spaces.ts';
import type { FileFont } from './fonts/file-font.ts';
import { IDENTITY, type Matrix } from './matrix.ts';
import type { Paint } from './paint.ts';
import type { Clip, Dash, GraphicsState, Layer } from './state.ts';
import type { FormUse } from './visitor.ts';

const BLACK: Paint = { ...initialPaint(GRAY) };
const SOLID: Dash = { lengths: [], phase: 0 };

/**
 * The graphics state in the making: one for the page, and one for each `q` that is open, used again and again.
 *
 * Why     every value is a number or something that never changes, so that to keep a state is to copy its fields
 */
export class MutableState implements GraphicsState {
  ctm: Matrix = IDENTITY;
  fill: Paint = BLACK;
  stroke: Paint = BLACK;
  overprintFill = false;
  overprintStroke = false;
  overprintMode = 0;
  lineWidth = 1;
  lineCap = 0;
  lineJoin = 0;
  miterLimit = 10;
  dash: Dash = SOLID;
  fillAlpha = 1;
  strokeAlpha = 1;
  blendMode = 'Normal';
  softMask = false;
  font: FileFont | null = null;
  fontSize = 0;
  charSpacing = 0;
  wordSpacing = 0;
  textScale = 1;
  leading = 0;
  rise = 0;
  renderMode = 0;
  // What q and Q leave as it is.
  textMatrix: Matrix = IDENTITY;
  lineMatrix: Matrix = IDENTITY;
  layers: readonly Layer[] = NO_LAYERS;
  forms: readonly string[] = NO_FORMS;

  #clip: Clip = EVERYWHERE;
  /** The box of a form that the clip is cut by once anyone asks for it; the matrix is still as it was then. */
  #box: FormUse['bbox'] = null;

  get clip(): Clip {
    if (this.#box !== null) this.clip = clipByBox(this.#clip, this.#box, this.ctm);
    return this.#clip;
  }

  set clip(clip: Clip) {
    this.#clip = clip;
    this.#box = null;
  }

  get around(): Clip {
    return this.#clip;
  }

  /**
   * Cuts the clip by a box as the matrix stands now.
   *
   * Why     whoever knows a form passes over it, dozens of times a ticket, and only asks what lies around it
   */
  clipBy(box: FormUse['bbox']): void {
    this.#clip = this.clip;
    this.#box = box;
  }

  /** Takes over all that `q` saves and `Q` brings back. */
  take(from: MutableState): void {
    this.ctm = from.ctm;
    this.fill = from.fill;
    this.stroke = from.stroke;
    this.overprintFill = from.overprintFill;
    this.overprintStroke = from.overprintStroke;
    this.overprintMode = from.overprintMode;
    this.lineWidth = from.lineWidth;
    this.lineCap = from.lineCap;
    this.lineJoin = from.lineJoin;
    this.miterLimit = from.miterLimit;
    this.dash = from.dash;
    this.fillAlpha = from.fillAlpha;
    this.strokeAlpha = from.strokeAlpha;
    this.blendMode = from.blendMode;
    this.softMask = from.softMask;
    this.font = from.font;
    this.fontSize = from.fontSize;
    this.charSpacing = from.charSpacing;
    this.wordSpacing = from.wordSpacing;
    this.textScale = from.textScale;
    this.leading = from.leading;
    this.rise = from.rise;
    this.renderMode = from.renderMode;
    this.clip = from.clip;
  }
}

const NO_LAYERS: readonly Layer[] = [];
const NO_FORMS: readonly string[] = [];
const FAR = 1e9;
const EVERYWHERE: Clip = { x0: -FAR, y0: -FAR, x1: FAR, y1: FAR, exact: true };

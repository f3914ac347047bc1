import type { Font } from './font.ts';
import type { Matrix } from './matrix.ts';
import type { ColourSpace, Shading } from './paint.ts';
import type { Path } from './path.ts';
import type { GraphicsState, Layer } from './state.ts';

export type { PageBox } from './box.ts';
export type { Font, FontProgram, GlyphOutline } from './font.ts';
export type { Matrix } from './matrix.ts';
export type { ColourSpace, Paint, Pattern, Shading, SpaceFamily } from './paint.ts';
export type { Path, Subpath } from './path.ts';
export type { Clip, Dash, GraphicsState, Layer } from './state.ts';

/**
 * What is told of a page while its content runs. Every method is optional: what is not asked for is not worked out.
 *
 *     const opened = await openBounded(bytes);                  // bounded-file.ts; or boundedFrom(document)
 *     if (!opened.ok) return opened.message;                    // opened.reason: 'not-a-pdf' | 'empty' | 'encrypted' | …
 *     const { pages, problems } = opened.file.pages;            // page-tree.ts; opened.file.xref for its own problems
 *     for (const page of pages) {
 *       const end = interpretPage(opened.file, page, {          // interpret.ts
 *         path(path, state) { if (path.isRectangles && state.fill.space.colorants[0] === 'Imaging') … },
 *         enterForm(form) { return !known.has(form.ref); },     // false: the form is skipped, leaveForm is not called
 *       });
 *       end.stopped;                                            // null, or the Problem that ended the page early
 *     }
 *
 * Space   everything in the page's default user space: points, y up
 * Why     the state and what is handed with it are live, so that a page costs no garbage: see each type for what may be
 *         kept. Paints, matrices, clips, layers, fonts and colour spaces never change and may
 */
export interface Visitor {
  /** The glyphs of one show operator: Tj, TJ, ' or ". Also where they are not painted (render mode 3, 7). */
  text?(run: GlyphRun, state: GraphicsState): void;
  /** A path that is filled, stroked, or made a clip; not one that only ends (`n` without `W`). */
  path?(path: Path, state: GraphicsState): void;
  /** An image XObject; its unit square goes through `state.ctm`. */
  image?(image: Image, state: GraphicsState): void;
  /** An inline image: BI … ID … EI. */
  inlineImage?(image: Image, state: GraphicsState): void;
  /** `sh`: fills the clip. */
  shading?(shading: Shading, state: GraphicsState): void;
  /** Before a form's content, its matrix and box already in the state; false skips the content and `leaveForm`. */
  enterForm?(form: FormUse, state: GraphicsState): boolean | undefined;
  /** After the form's content, when the state is that of whoever draws it again. */
  leaveForm?(form: FormUse, state: GraphicsState): void;
  markedContent?(mark: MarkedContent, state: GraphicsState): void;
  /** Every operator of the content before it runs, by name, those that do nothing too. */
  operator?(name: string, state: GraphicsState): void;
  /** What is wrong with the content; the page goes on unless the reading ends by it. */
  problem?(problem: Problem, state: GraphicsState): void;
}

/**
 * Glyphs that one operator shows, in order.
 *
 * Space   text space: `matrix` leads to the page. A glyph of 1 em is drawn from (x[i], y[i]) by `glyphMatrix` with its e
 *         and f replaced
 * Shape   live arrays of which `count` entries are valid: copy what you keep
 */
export interface GlyphRun {
  readonly font: Font;
  readonly count: number;
  /** As the string has them: one byte of a simple font, two of Identity-H. */
  readonly codes: Uint32Array;
  readonly cids: Uint32Array;
  /** In the embedded program; -1 where it cannot be told. Filled when first read. */
  readonly gids: Int32Array;
  /** The pen at each glyph, the rise included. */
  readonly x: Float64Array;
  readonly y: Float64Array;
  /** How far each glyph moves the pen in text space, spacing included, moves of TJ not. */
  readonly advances: Float64Array;
  /** From text space to the page: Tm × CTM as the operator started. */
  readonly matrix: Matrix;
  /** From the em (1 = the size) at the first glyph to the page: size and scale × Tm × CTM. */
  readonly glyphMatrix: Matrix;
  /** What the glyphs say by ToUnicode, `\uFFFD` for each that it does not tell. */
  text(): string;
}

/** An image, without its samples. */
export interface Image {
  /** `12 0 R`; null for an inline image. */
  readonly ref: string | null;
  readonly width: number;
  readonly height: number;
  readonly bits: number;
  /** Null for an image mask, which takes the fill, and for JPEG 2000 that says its own. */
  readonly space: ColourSpace | null;
  readonly isMask: boolean;
  /** How it is masked by something else. */
  readonly mask: 'none' | 'stencil' | 'colourKey' | 'soft';
  /** Filters by their full names, in the order of decoding. */
  readonly filters: readonly string[];
  /** Of a mask or a space: the /Decode array; null where it is the usual one. */
  readonly decode: readonly number[] | null;
  /** As stored, for an inline image; null for others: take the object by its `ref`. */
  readonly bytes: Uint8Array | null;
}

/** One use of content that is set apart. */
export interface FormUse {
  /** `pattern` a tile, `softMask` the group of a mask, `glyph` of a Type 3 font: each visited once a page. */
  readonly kind: 'form' | 'pattern' | 'softMask' | 'glyph';
  readonly ref: string;
  /** Among the forms of the file, as they are first used, from 0: a visitor may keep what it knows of them in a list. */
  readonly nth: number;
  /** Its own /Matrix; `state.ctm` holds it already. */
  readonly matrix: Matrix;
  /** As written, in form space; null where it has none, which is an error. */
  readonly bbox: readonly [x0: number, y0: number, x1: number, y1: number] | null;
  /** A transparency group: its colour space by family where it says one. */
  readonly group: {
    readonly space: ColourSpace | null;
    readonly isolated: boolean;
    readonly knockout: boolean;
  } | null;
}

/** The start or end of marked content, or a mark by itself. */
export interface MarkedContent {
  readonly kind: 'begin' | 'end' | 'point';
  /** Empty at an end. */
  readonly tag: string;
  /** Where the tag is /OC. */
  readonly layer: Layer | null;
}

export type ProblemKind =
  | 'unknown-operator'
  | 'forbidden-operator'
  | 'too-few-operands'
  | 'wrong-operand'
  | 'unbalanced-q'
  | 'unbalanced-text'
  | 'unbalanced-marked-content'
  | 'q-too-deep'
  | 'missing-resource'
  | 'form-loop'
  | 'forms-too-deep'
  | 'bad-form'
  | 'bad-image'
  | 'bad-font'
  | 'bad-colour-space'
  | 'bad-stream'
  | 'broken-token'
  | 'too-many-operators'
  | 'inflates-too-far';

/** Something wrong with content, at its place. */
export interface Problem {
  readonly kind: ProblemKind;
  /** One sentence, lower-case start. */
  readonly message: string;
  /** The operator it is about; empty where none is. */
  readonly operator: string;
  /** In the decoded stream. */
  readonly offset: number;
  /** The object whose content it is: the page's `12 0 R`, or a form's. */
  readonly object: string;
}

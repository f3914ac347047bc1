import type { PDFDict, PDFObject, PDFRawStream } from '@cantoo/pdf-lib';
import type { PaintState } from './paint-state.ts';
import type { PlateSpace } from './space.ts';

/**
 * A content stream with every paint known, for each plate to be written from.
 *
 * Why     what a paint does to a plate hangs on colour space, overprint and what a form inherits; that is found out once,
 *         so that each plate is a plain walk over the steps
 */
export interface Program {
  readonly steps: readonly Step[];
  readonly resources: PDFDict | null;
  /** Names that kept operators refer to, by the kind of resource. */
  readonly uses: Readonly<Record<KeptResource, ReadonlySet<string>>>;
}

export type KeptResource = 'Font' | 'ExtGState' | 'Properties';

export type Step =
  /** Operators that every plate has as they are. */
  | { readonly kind: 'keep'; readonly bytes: Uint8Array }
  /** `gs`, which may change how lines show through. */
  | { readonly kind: 'state'; readonly bytes: Uint8Array }
  | { readonly kind: 'save' }
  | { readonly kind: 'restore' }
  /** Marked content that stands in a layer, and its end. */
  | { readonly kind: 'begin-layer'; readonly bytes: Uint8Array }
  | { readonly kind: 'end-layer' }
  | PathStep
  | { readonly kind: 'text'; readonly steps: readonly TextStep[] }
  | { readonly kind: 'form'; readonly form: FormUse }
  | { readonly kind: 'image'; readonly image: ImageUse; readonly state: PaintState }
  | { readonly kind: 'shading'; readonly shading: ShadingUse; readonly state: PaintState };

export interface PathStep {
  readonly kind: 'path';
  /** The path and, where it clips, `W` or `W*`. */
  readonly bytes: Uint8Array;
  readonly clips: boolean;
  readonly fill: 'f' | 'f*' | null;
  readonly strokes: boolean;
  readonly closes: boolean;
  readonly state: PaintState;
}

/** Within one text object. */
export type TextStep =
  | { readonly kind: 'keep' | 'state'; readonly bytes: Uint8Array }
  | { readonly kind: 'show'; readonly bytes: Uint8Array; readonly state: PaintState };

/** A form as it is used in one state. */
export interface FormUse {
  readonly program: Program;
  readonly dict: PDFDict;
}

export interface ImageUse {
  readonly stream: PDFRawStream;
  /** As it may be shared: its reference, or the stream itself where it stands in the content. */
  readonly written: PDFObject;
  /** Null for a mask, which is painted with the fill. */
  readonly space: PlateSpace | null;
}

export interface ShadingUse {
  readonly written: PDFObject;
  readonly space: PlateSpace;
}

export type PatternUse =
  | { readonly kind: 'tiling'; readonly program: Program; readonly stream: PDFRawStream }
  | { readonly kind: 'shading'; readonly dict: PDFDict; readonly shading: ShadingUse };

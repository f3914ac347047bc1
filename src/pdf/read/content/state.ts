import type { PageBox } from './box.ts';
import type { Font } from './font.ts';
import type { Matrix } from './matrix.ts';
import type { Paint } from './paint.ts';

/** What content is cut off by. Never changed once made. */
export interface Clip extends PageBox {
  /** True where the clip is this box; false where it is some smaller shape within it. */
  readonly exact: boolean;
}

/** A layer (optional-content group) that content stands in. */
export interface Layer {
  /** Its object, `12 0 R`; null where the content names a layer that the file does not have. */
  readonly ref: string | null;
  /** The name in the resources, where the group has none. */
  readonly name: string;
  /** `membership` for an OCMD: its groups are listed, its policy is not judged. */
  readonly kind: 'group' | 'membership' | 'unknown';
  readonly groups: readonly Layer[];
  /** ISO 19593-1: `/GTS_Metadata`; type null where only the group is said. */
  readonly step: { readonly group: string; readonly type: string | null } | null;
  /** By the default configuration: BaseState, ON and OFF. */
  readonly shown: boolean;
}

export interface Dash {
  /** Empty for a solid line. */
  readonly lengths: readonly number[];
  readonly phase: number;
}

/**
 * The graphics state as it stands when a visitor is called.
 *
 * Space   the page's default user space: points, y up, as boxes are written; neither /Rotate nor UserUnit is applied
 * Why     one object, changed as the content runs, so that a state costs nothing: read it, do not keep it. What its
 *         fields hold (paints, matrices, clips, fonts, lists) is never changed and may be kept
 */
export interface GraphicsState {
  /** From user space to the page. */
  readonly ctm: Matrix;
  readonly fill: Paint;
  readonly stroke: Paint;
  /** `op`, `OP` and `OPM`. */
  readonly overprintFill: boolean;
  readonly overprintStroke: boolean;
  readonly overprintMode: number;
  /** In user space. */
  readonly lineWidth: number;
  readonly lineCap: number;
  readonly lineJoin: number;
  readonly miterLimit: number;
  readonly dash: Dash;
  /** `ca` and `CA`. */
  readonly fillAlpha: number;
  readonly strokeAlpha: number;
  readonly blendMode: string;
  /** Whether a soft mask other than /None is in force. */
  readonly softMask: boolean;
  readonly font: Font | null;
  readonly fontSize: number;
  readonly charSpacing: number;
  readonly wordSpacing: number;
  /** `Tz` as a factor: 1 for 100. */
  readonly textScale: number;
  readonly leading: number;
  readonly rise: number;
  /** 0 fill · 1 stroke · 2 both · 3 none · 4 to 7 the same, and clip. */
  readonly renderMode: number;
  /** `Tm` where the next glyph starts. */
  readonly textMatrix: Matrix;
  readonly clip: Clip;
  /** The clip around a form that is being entered, without the form's own box; everywhere else the clip itself. */
  readonly around: Clip;
  /** From the outermost: those of marked content, of forms and of images; empty outside all layers. */
  readonly layers: readonly Layer[];
  /** The forms (patterns, masks) that the content is in, from the outermost, as `12 0 R`; empty on the page itself. */
  readonly forms: readonly string[];
}

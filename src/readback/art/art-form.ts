import { PER_PT } from '../../base/length.ts';
import type { FormUse, GraphicsState, Paint } from '../../pdf/read/content/visitor.ts';
import { around, boxInFrame, type Frame, type FrameBox, shiftBox } from '../frame.ts';
import type { FacePlace } from '../layout.ts';
import type { FoundMark } from './art-mark.ts';
import type { PaintUse } from './art-paint.ts';

/**
 * Content that was read once: all marks of a form, in painting order.
 *
 * Space   its own: origin where the form is placed, lattice units, y down
 */
export interface ArtForm {
  /** Tells it from every other of its file. */
  readonly id: number;
  readonly marks: readonly FoundMark[];
  /** All that it paints; null for nothing. */
  readonly box: FrameBox | null;
}

/** A form on a face. Space  the face's */
export interface ArtUse {
  readonly form: ArtForm;
  readonly x: number;
  readonly y: number;
  /** Whether it stands on its head there. */
  readonly turned: boolean;
}

/** A form whose content is running for the first time. */
export class OpenArt {
  readonly frame: Frame;
  /** The pass that its place on the page belongs to; null for none. */
  readonly pass: string | null;
  readonly key: string;
  readonly #entry: Readonly<Record<PaintUse, Paint>>;
  readonly marks: FoundMark[] = [];
  /** How many forms within it are open. */
  depth = 0;
  /** Whether some of its colours are those of the place where it is used, so that its next use may be another. */
  inherits = false;

  constructor(
    { ref }: FormUse,
    state: GraphicsState,
    { pass, frame }: { readonly pass: string | null; readonly frame: Frame },
  ) {
    this.frame = frame;
    this.pass = pass;
    this.key = keyOf(ref, state, frame);
    this.#entry = { fill: state.fill, stroke: state.stroke };
  }

  /** Takes a mark that is painted with what the state has for such uses. */
  take(mark: FoundMark | null, state: GraphicsState, uses: readonly PaintUse[]): void {
    if (mark === null) return;
    this.marks.push(mark);
    if (uses.some((use) => state[use] === this.#entry[use])) this.inherits = true;
  }
}

export const formOf = (id: number, marks: readonly FoundMark[]): ArtForm => ({
  id,
  marks,
  box: around(marks.map(({ box }) => box)),
});

/** Where a form has its origin on the page, and which way round it stands there. */
export const frameOfForm = ({ ctm }: GraphicsState): Frame => ({
  x: ctm[4],
  y: ctm[5],
  sign: ctm[0] < 0 && ctm[3] < 0 ? -1 : 1,
});

/**
 * What a form is known by for its next use: its object, and all of the state around it that it would take over.
 *
 * Why     a form of ours sets its colours and line itself, but files are changed by other programs; what cuts a ticket at
 *         a perforation is not the same at all places
 */
export function keyOf(ref: string, state: GraphicsState, frame: Frame): string {
  const { ctm, clip } = state;
  const { x0, y0, x1, y1 } = boxInFrame(frame, clip);
  const linear = [ctm[0], ctm[1], ctm[2], ctm[3]].join(' ');
  return `${ref} ${linear} ${x0} ${y0} ${x1} ${y1} ${clip.exact} ${inherited(state)}`;
}

const inherited = (state: GraphicsState): string => {
  const { overprintFill, overprintStroke, overprintMode, layers } = state;
  const { lineWidth, lineCap, lineJoin, miterLimit, dash } = state;
  const { fillAlpha, strokeAlpha, blendMode, softMask } = state;
  const { renderMode, charSpacing, wordSpacing, textScale, rise } = state;
  const off = layers.find(({ shown }) => !shown)?.name ?? '';
  return [
    overprintFill,
    overprintStroke,
    overprintMode,
    lineWidth,
    lineCap,
    lineJoin,
    miterLimit,
    dash.lengths.length,
    fillAlpha,
    strokeAlpha,
    blendMode,
    softMask,
    renderMode,
    charSpacing,
    wordSpacing,
    textScale,
    rise,
    off,
  ].join(' ');
};

/** The middle of what a form paints. Space  the page's: points, y up */
export const middleOf = (box: FrameBox, { x, y, sign }: Frame): readonly [x: number, y: number] => [
  x + (sign * (box.x0 + box.x1)) / 2 / PER_PT,
  y - (sign * (box.y0 + box.y1)) / 2 / PER_PT,
];

/** The marks of forms on a face, in the order in which they are painted. Space  the face's */
export const marksOf = (uses: readonly ArtUse[]): readonly FoundMark[] =>
  uses.flatMap((use) => use.form.marks.map((mark) => placed(mark, use)));

function placed(mark: FoundMark, { x, y, turned }: ArtUse): FoundMark {
  const move = (box: FrameBox): FrameBox => shiftBox(turned ? onItsHead(box) : box, x, y);
  return {
    ...mark,
    shape: turned ? `${mark.shape} on its head` : mark.shape,
    box: move(mark.box),
    shows: mark.shows === null ? null : move(mark.shows),
  };
}

const onItsHead = ({ x0, y0, x1, y1 }: FrameBox): FrameBox => ({ x0: -x1, y0: -y1, x1: -x0, y1: -y0 });

/** Whether a point of the page lies so near to a trim that what stands there may be the ticket's. */
export function awayFrom({ x0, y0, x1, y1 }: FacePlace, x: number, y: number): number {
  return Math.hypot(Math.max(x0 - x, 0, x - x1), Math.max(y0 - y, 0, y - y1));
}

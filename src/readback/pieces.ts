import { PER_PT } from '../base/length.ts';
import { mapX, mapY, scaleX, scaleY } from '../pdf/read/content/matrix.ts';
import type { GlyphRun, GraphicsState, Matrix, Paint, Path } from '../pdf/read/content/visitor.ts';
import { boxInFrame, type Frame, inFrameX, inFrameY } from './frame.ts';
import type { Letter, Lettering } from './lettering.ts';
import type { SeenPiece } from './seen.ts';
import { faultOf, type Imaging, renderFault } from './visibility.ts';

/** How what is painted becomes a piece: where it is counted from, and what its paint must be. */
export interface Reading {
  readonly frame: Frame;
  readonly imaging: Imaging;
  readonly lettering: Lettering;
  /** The paint that stood where the form was used; null on the page itself. */
  readonly inherited: Paint | null;
}

type Piece<Kind extends SeenPiece['kind']> = Extract<SeenPiece, { readonly kind: Kind }>;

/** A show operator as a piece of text; null where it shows nothing. */
export function textPiece(run: GlyphRun, state: GraphicsState, reading: Reading): Piece<'text'> | null {
  if (run.count === 0 || state.font === null) return null;
  const { frame, imaging, lettering, inherited } = reading;
  const { x, y, matrix, glyphMatrix, codes, advances } = run;
  const startX = inFrameX(frame, mapX(matrix, x[0] ?? 0, y[0] ?? 0));
  const letters: Letter[] = [];
  const pens: number[] = [];
  for (let at = 0; at < run.count; at++) {
    letters.push(lettering.letter(run.font, codes[at] ?? 0));
    pens.push(inFrameX(frame, mapX(matrix, x[at] ?? 0, y[at] ?? 0)) - startX);
  }
  const last = run.count - 1;
  const paint = isStroked(state) ? state.stroke : state.fill;
  return {
    kind: 'text',
    x: startX,
    y: inFrameY(frame, mapY(matrix, x[0] ?? 0, y[0] ?? 0)),
    size: Math.round(scaleY(glyphMatrix) * PER_PT),
    pens,
    end: inFrameX(frame, mapX(matrix, (x[last] ?? 0) + (advances[last] ?? 0), y[last] ?? 0)),
    isStraight: isStraight(glyphMatrix, frame) && FILLS_ONLY.has(state.renderMode),
    letters,
    fault: renderFault(state) ?? faultOf(paint, state, imaging),
    inherits: paint === inherited,
    clip: clipIn(frame, state),
  };
}

/** The render modes that fill letters, and do not make them bolder by a stroke; those of text that never shows are told apart. */
const FILLS_ONLY: ReadonlySet<number> = new Set([0, 3, 4, 7]);

/** Drawn by its outline alone: none of ours is. */
const isStroked = ({ renderMode }: GraphicsState): boolean => renderMode === 1 || renderMode === 5;

/** Upright in the frame, and as wide as the font has it. */
const isStraight = (m: Matrix, { sign }: Frame): boolean =>
  m[0] * sign > 0 &&
  m[3] * sign > 0 &&
  Math.abs(m[1]) < 1e-6 &&
  Math.abs(m[2]) < 1e-6 &&
  Math.abs(scaleX(m) - scaleY(m)) < 1e-3;

/** How many numbers a step of a path takes. */
const TAKES = [2, 2, 6, 0, 4] as const;
const RECTANGLE = 4;

/** A painted path as a piece; one that is filled and stroked is taken as stroked too, which no drawing of ours is. */
export function pathPiece(
  path: Path,
  state: GraphicsState,
  { frame, imaging, inherited }: Reading,
): Piece<'path'> {
  const { steps, numbers } = pointsOf(path, state.ctm, frame);
  const paint = path.fill === null ? state.stroke : state.fill;
  return {
    kind: 'path',
    path: { steps, numbers, paint: path.fill !== null && !path.stroke ? path.fill : strokeOf(state) },
    fault: faultOf(paint, state, imaging),
    inherits: paint === inherited,
    clip: clipIn(frame, state),
  };
}

const strokeOf = ({ ctm, lineWidth, lineCap, lineJoin }: GraphicsState) => ({
  width: Math.round(lineWidth * scaleX(ctm) * PER_PT),
  cap: lineCap,
  join: lineJoin,
});

function pointsOf(path: Path, m: Matrix, frame: Frame): { steps: number[]; numbers: number[] } {
  const steps = Array.from(path.steps.subarray(0, path.stepCount));
  const numbers: number[] = [];
  const put = (x: number, y: number): void => {
    numbers.push(inFrameX(frame, mapX(m, x, y)), inFrameY(frame, mapY(m, x, y)));
  };
  let at = 0;
  for (const step of steps) {
    const takes = TAKES[step] ?? 0;
    if (step === RECTANGLE) {
      const [x = 0, y = 0, w = 0, h = 0] = path.numbers.subarray(at, at + takes);
      put(x, y);
      put(x + w, y + h);
    } else for (let of = at; of < at + takes; of += 2) put(path.numbers[of] ?? 0, path.numbers[of + 1] ?? 0);
    at += takes;
  }
  return { steps, numbers };
}

const clipIn = (frame: Frame, { clip }: GraphicsState): SeenPiece['clip'] => ({
  ...boxInFrame(frame, clip),
  exact: clip.exact,
});

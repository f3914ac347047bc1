import { PER_PT } from '../../base/length.ts';
import { mapX, mapY, scaleX } from '../../pdf/read/content/matrix.ts';
import type { Font, GlyphRun, GraphicsState } from '../../pdf/read/content/visitor.ts';
import { type Frame, inFrameX, inFrameY } from '../frame.ts';
import type { FoundMark } from './art-mark.ts';
import { type PaintUse, paintInWords } from './art-paint.ts';
import { boxAround, foundMark } from './mark-of.ts';
import { shortHash } from './shape-mark.ts';

/**
 * The glyphs of one operator as a mark; null where they draw nothing.
 *
 * Why     letters are held by their outlines and not by what they say, so that the subset that a file has of a font does
 *         not matter, and a false ToUnicode does not hide a false letter. Pens are reckoned from the first letter within
 *         text space: halves of a lattice unit are then rounded alike wherever the ticket stands
 */
export function textMark(run: GlyphRun, state: GraphicsState, frame: Frame): FoundMark | null {
  const inked: number[] = [];
  for (let at = 0; at < run.count; at++) {
    if (outlineOf(run.font, run.codes[at] ?? 0) !== 'empty') inked.push(at);
  }
  const [first] = inked;
  const box = boxOf(run, state, { frame, inked });
  if (first === undefined || box === null) return null;
  const { renderMode } = state;
  const uses = usesOfText(state);
  const paints = uses.map((use) => paintInWords(state, use));
  const line = uses.includes('stroke') ? Math.round(state.lineWidth * scaleX(state.ctm) * PER_PT) : 0;
  const told = [
    linear(run, frame),
    renderMode % 4,
    line,
    ...inked.map((at) => letter(run, at, { first, frame })),
  ];
  const shape = shortHash(told.join(' '));
  const mark = { is: 'text', says: run.text().trim(), paint: paints.join(', stroked '), shape, box } as const;
  return foundMark(mark, state, frame);
}

/** What letters are painted with: by their outlines alone, or filled, and what is never painted is told by what would fill it. */
export function usesOfText({ renderMode }: GraphicsState): readonly PaintUse[] {
  const isStroked = STROKED.has(renderMode);
  const isFilled = FILLED.has(renderMode) || !isStroked;
  return [...(isFilled ? (['fill'] as const) : []), ...(isStroked ? (['stroke'] as const) : [])];
}

/** Render modes that fill letters, and that stroke them; those of 3 and 7 paint nothing. */
const FILLED: ReadonlySet<number> = new Set([0, 2, 4, 6]);
const STROKED: ReadonlySet<number> = new Set([1, 2, 5, 6]);

/** How large letters are, and which way they stand, in lattice units an em. */
const linear = ({ glyphMatrix: m }: GlyphRun, { sign }: Frame): string =>
  [m[0], m[1], m[2], m[3]].map((value) => Math.round(value * sign * PER_PT) + 0).join(' ');

interface Start {
  readonly first: number;
  readonly frame: Frame;
}

/** An outline, and how far its pen stands from the first. */
function letter(run: GlyphRun, at: number, { first, frame: { sign } }: Start): string {
  const { x, y, matrix: m } = run;
  const [dx, dy] = [(x[at] ?? 0) - (x[first] ?? 0), (y[at] ?? 0) - (y[first] ?? 0)];
  const right = Math.round(sign * (m[0] * dx + m[2] * dy) * PER_PT) + 0;
  const down = Math.round(-sign * (m[1] * dx + m[3] * dy) * PER_PT) + 0;
  return `${outlineOf(run.font, run.codes[at] ?? 0)} ${right} ${down}`;
}

const outlines = new WeakMap<Font, Map<number, string>>();

/** The fingerprint of what a code draws; `empty` for a blank. */
function outlineOf(font: Font, code: number): string {
  let known = outlines.get(font);
  if (known === undefined) {
    known = new Map();
    outlines.set(font, known);
  }
  let outline = known.get(code);
  if (outline === undefined) {
    const gid = font.gid(code);
    // What cannot be told is told apart by its code, and is like no letter that was approved.
    outline = (gid === null ? undefined : font.outlines()?.get(gid)?.fingerprint) ?? `unknown ${code}`;
    known.set(code, outline);
  }
  return outline;
}

/** How far letters reach above and below their baseline, at most, of the size of their font. */
const ABOVE = 0.8;
const BELOW = 0.25;

function boxOf(
  { x, y, advances, matrix }: GlyphRun,
  { fontSize }: GraphicsState,
  { frame, inked }: { readonly frame: Frame; readonly inked: readonly number[] },
) {
  const points: number[] = [];
  for (const at of inked) {
    const [pen = 0, line = 0, wide = 0] = [x[at], y[at], advances[at]];
    for (const [px, py] of [
      [pen, line + ABOVE * fontSize],
      [pen + wide, line - BELOW * fontSize],
    ] as const)
      points.push(inFrameX(frame, mapX(matrix, px, py)), inFrameY(frame, mapY(matrix, px, py)));
  }
  return boxAround(points, 0);
}

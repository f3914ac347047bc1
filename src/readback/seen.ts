import { type DrawnPath, drawingOf } from './drawing.ts';
import type { FrameBox } from './frame.ts';
import { type Letter, type ReadText, readLetters } from './lettering.ts';

/** Why something that stands in a file is not on the imaging plate as it should be. */
export interface Fault {
  readonly rule: FaultRule;
  readonly expected: string;
  readonly found: string;
}

export type FaultRule =
  | 'readback/mark-not-imaging-ink'
  | 'readback/mark-hidden'
  | 'readback/mark-in-wrong-layer'
  | 'readback/mark-clipped'
  | 'readback/mark-covered';

/** What a file has in one place, before it is known what it means. Space  the frame's: lattice units, y down */
export type SeenPart = SeenText | SeenDrawing;

interface Seen {
  /** What of it may show; null where nothing cuts it off. */
  readonly clip: (FrameBox & { readonly exact: boolean }) | null;
  readonly fault: Fault | null;
  /** Whether it took its colour from where the form is used. */
  readonly inherits: boolean;
}

export interface SeenText extends Seen {
  readonly kind: 'text';
  /** The start of its baseline. */
  readonly x: number;
  readonly y: number;
  readonly size: number;
  /** From the start, at each glyph. */
  readonly pens: readonly number[];
  /** Whether it is upright, and as wide as high. */
  readonly isStraight: boolean;
  readonly read: ReadText;
}

export interface SeenDrawing extends Seen {
  readonly kind: 'drawing';
  readonly fingerprint: string;
  readonly box: FrameBox;
}

/** A path or a stretch of text as it comes, one operator after the other. */
export type SeenPiece =
  | (Seen & { readonly kind: 'path'; readonly path: DrawnPath })
  | (Seen &
      Omit<SeenText, 'read'> & {
        readonly kind: 'text';
        readonly letters: readonly Letter[];
        readonly end: number;
      });

/**
 * Pieces as parts: paths that follow each other are one drawing, stretches of one line are one text.
 *
 * Why     a raised glyph, or a change of rise, ends an operator and not the word
 */
export function partsOf(pieces: readonly SeenPiece[]): readonly SeenPart[] {
  const parts: SeenPart[] = [];
  let at = 0;
  while (at < pieces.length) {
    const end = endOfPart(pieces, at);
    const part = partOf(pieces.slice(at, end));
    if (part !== null) parts.push(part);
    at = end;
  }
  return parts;
}

function endOfPart(pieces: readonly SeenPiece[], start: number): number {
  let end = start + 1;
  for (; end < pieces.length; end++) {
    const [before, next] = [pieces[end - 1], pieces[end]];
    if (before === undefined || next === undefined || !goesOn(before, next)) break;
  }
  return end;
}

function goesOn(before: SeenPiece, next: SeenPiece): boolean {
  if (before.fault?.rule !== next.fault?.rule || !sameClip(before.clip, next.clip)) return false;
  if (before.kind === 'path') return next.kind === 'path';
  if (next.kind === 'path') return false;
  const gap = next.x - before.end;
  const rise = Math.abs(next.y - before.y);
  return next.size === before.size && rise * 4 < before.size && Math.abs(gap) < before.size;
}

const sameClip = (a: Seen['clip'], b: Seen['clip']): boolean =>
  a === b ||
  (a !== null &&
    b !== null &&
    a.exact === b.exact &&
    a.x0 === b.x0 &&
    a.y0 === b.y0 &&
    a.x1 === b.x1 &&
    a.y1 === b.y1);

function partOf(pieces: readonly SeenPiece[]): SeenPart | null {
  const [first] = pieces;
  if (first === undefined) return null;
  const { clip, fault } = first;
  if (first.kind === 'text' && pieces.length === 1) {
    const { x, y, size, pens, isStraight, letters } = first;
    return {
      kind: 'text',
      x,
      y,
      size,
      pens,
      isStraight,
      read: readLetters(letters),
      clip,
      fault,
      inherits: first.inherits,
    };
  }
  const inherits = pieces.some((piece) => piece.inherits);
  if (first.kind === 'path') {
    const drawing = drawingOf(pieces.flatMap((piece) => (piece.kind === 'path' ? [piece.path] : [])));
    return drawing === null ? null : { kind: 'drawing', ...drawing, clip, fault, inherits };
  }
  const texts = pieces.flatMap((piece) => (piece.kind === 'text' ? [piece] : []));
  return {
    kind: 'text',
    x: first.x,
    y: first.y,
    size: first.size,
    pens: texts.flatMap(({ x, pens }) => pens.map((pen) => pen + x - first.x)),
    isStraight: texts.every(({ isStraight }) => isStraight),
    read: readLetters(texts.flatMap(({ letters }) => letters)),
    clip,
    fault,
    inherits,
  };
}

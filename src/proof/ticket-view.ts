import { grow, type Point, type Rect } from '../base/geometry.ts';
import { cmyk } from '../base/ink.ts';
import { mm, pt } from '../base/length.ts';
import type { Face, Pass } from '../face/face.ts';
import type { PageContent } from '../face/page.ts';
import { placeFace } from '../imposition/place-face.ts';
import { cutMarks } from './lines.ts';

/** A side as the player has it once scratched; as he buys it; and the back. */
export type View = 'scratched' | 'covered' | 'back';

const PASSES: Record<View, readonly Pass[]> = {
  scratched: ['display', 'imaging', 'specimen'],
  covered: ['display', 'imaging', 'coat', 'overprint', 'specimen'],
  back: ['back', 'back-imaging', 'specimen'],
};

/** Proofs are drawn for an imager of the presses' own pitch. */
export const IMAGER = { dpi: 600, barReduction: 0 };

/** One side of a ticket at true size, cut at its trim, its trim's top left at a point. */
export const ticketView = (face: Face, view: View, at: Point): readonly PageContent[] =>
  cutAt({ ...at, ...face.trim }, face, { view, at });

/** The same with its bleed and, outside it, cut marks: for a page that has the room. */
export function markedTicketView(face: Face, view: View, at: Point): readonly PageContent[] {
  const trim = { ...at, ...face.trim };
  const stroke = { paint: cmyk(0, 0, 0, 100), width: pt(0.25) };
  const marks = cutMarks(trim, { off: face.bleed + CLEAR, long: mm(2), stroke });
  return [
    ...cutAt(grow(trim, face.bleed), face, { view, at }),
    { kind: 'placed', at: { x: 0, y: 0 }, items: marks },
  ];
}

/** Between the bleed and its marks. */
const CLEAR = mm(0.5);

function cutAt(clip: Rect, face: Face, { view, at }: { view: View; at: Point }): readonly PageContent[] {
  const trim = { ...at, ...face.trim };
  return placeFace(face, PASSES[view], { trim, turned: 'upright', ...IMAGER }).map((content) =>
    content.kind === 'placed' ? { ...content, clip } : content,
  );
}

import type { Point } from '../base/geometry.ts';
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
const IMAGER = { dpi: 600, barReduction: 0 };

/** One side of a ticket at true size, cut at its trim, its trim's top left at a point. */
export function ticketView(face: Face, view: View, at: Point): readonly PageContent[] {
  const trim = { ...at, ...face.trim };
  return placeFace(face, PASSES[view], { trim, turned: 'upright', ...IMAGER }).map((content) =>
    content.kind === 'placed' ? { ...content, clip: trim } : content,
  );
}

/** The same with cut marks beside it, for a page that has the room. */
export function markedTicketView(face: Face, view: View, at: Point): readonly PageContent[] {
  const trim = { ...at, ...face.trim };
  const stroke = { paint: cmyk(0, 0, 0, 100), width: pt(0.25) };
  const marks = cutMarks(trim, { off: mm(1), long: mm(3), stroke });
  return [...ticketView(face, view, at), { kind: 'placed', at: { x: 0, y: 0 }, items: marks }];
}

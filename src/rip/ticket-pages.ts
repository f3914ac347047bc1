import { rect } from '../base/geometry.ts';
import type { Face } from '../face/face.ts';
import type { Page } from '../face/page.ts';
import { wholeDots } from '../imposition/page-frame.ts';
import { onLayerOf } from '../imposition/pass-layers.ts';
import { passesOfFace } from '../imposition/passes.ts';
import { placeFace } from '../imposition/place-face.ts';
import type { Imager } from '../imposition/snap-code.ts';

/** A ticket with its two sides. */
export interface TwoSided {
  readonly recto: Face;
  readonly verso: Face;
}

/**
 * A ticket on two pages of its own, for digital presses that impose by themselves.
 *
 * Shape   all passes of a side over each other, each on its layer; the page is the ticket with its bleed, without marks
 * Why     codes are on the dots of the page: a press that puts it on whole dots prints them exactly
 */
export const ticketPages = ({ recto, verso }: TwoSided, imager: Imager): readonly Page[] =>
  [recto, verso].map((face) => ticketPage(face, imager));

function ticketPage(face: Face, { dpi, barReduction }: Imager): Page {
  const { bleed, trim: size } = face;
  const trim = rect(bleed, bleed, size.width, size.height);
  const spot = { trim, turned: 'upright', dpi, barReduction } as const;
  const whole = { width: size.width + 2 * bleed, height: size.height + 2 * bleed };
  return {
    label: `${face.side} ${face.ticket}`,
    size: wholeDots(whole, dpi),
    trim,
    bleed: rect(0, 0, whole.width, whole.height),
    content: passesOfFace(face).flatMap((pass) => onLayerOf(pass, placeFace(face, [pass], spot))),
  };
}

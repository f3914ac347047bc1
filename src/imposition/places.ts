import { grow, type Rect, type Size } from '../base/geometry.ts';
import type { Length } from '../base/length.ts';
import { positions } from './positions.ts';
import type { Press } from './press.ts';
import type { Spot } from './snap-code.ts';
import { behind, turnOf } from './turn.ts';

/** A side of a sheet; that of a ticket has the same names, and is the same but for work-and-turn. */
export type Side = 'recto' | 'verso';

/** One place of a press for one ticket: where its two faces stand, each on the page that shows it. */
export interface Place {
  /** From 1, row by row. */
  readonly place: number;
  /** Which side of the sheet shows the ticket's recto; the other shows its verso. */
  readonly rectoOn: Side;
  readonly rectoTrim: Rect;
  readonly versoTrim: Rect;
  readonly rectoTurned: Spot['turned'];
  readonly versoTurned: Spot['turned'];
  /** Where fixed art is cut, since the next ticket begins at a perforation; null where it may bleed all round. */
  readonly rectoCut: Rect | null;
  readonly versoCut: Rect | null;
}

/** What of the faces is told from their size. */
export interface TicketSize {
  readonly trim: Size;
  readonly bleed: Length;
}

/**
 * All places of a press.
 *
 * Shape   one a place of the front's grid, whether or not they fit; in work-and-turn the right half of the front are
 *         versos, whose rectos stand on the back
 * Order   row by row from the top left of the front
 */
export const places = (press: Press, size: TicketSize): readonly Place[] =>
  positions(press, size.trim).map((front, index) => placeOn(press, { front, index, bleed: size.bleed }));

interface FrontPlace {
  readonly front: Rect;
  /** From 0. */
  readonly index: number;
  readonly bleed: Length;
}

function placeOn(press: Press, { front, index, bleed }: FrontPlace): Place {
  const [column, row] = [index % press.columns, Math.floor(index / press.columns)];
  const back = behind(front, press);
  const cut = cutAtPerforations(press, { front, index, bleed });
  const cutBehind = cut === null ? null : behind(cut, press);
  const frontTurned = press.heads === 'alternate' && row % 2 === 1 ? 'half' : 'upright';
  const backTurned = turnOf(press) === 'tumble' ? other(frontTurned) : frontTurned;
  if (press.turn === 'work-and-turn' && column >= press.columns / 2) {
    return {
      place: index + 1,
      rectoOn: 'verso',
      rectoTrim: back,
      versoTrim: front,
      rectoTurned: backTurned,
      versoTurned: frontTurned,
      rectoCut: cutBehind,
      versoCut: cut,
    };
  }
  return {
    place: index + 1,
    rectoOn: 'recto',
    rectoTrim: front,
    versoTrim: back,
    rectoTurned: frontTurned,
    versoTurned: backTurned,
    rectoCut: cut,
    versoCut: cutBehind,
  };
}

const other = (turned: Spot['turned']): Spot['turned'] => (turned === 'upright' ? 'half' : 'upright');

/** Bleed all round but at perforations, where the next ticket begins: those of a web run on from repeat to repeat. */
function cutAtPerforations(press: Press, { front, index, bleed }: FrontPlace): Rect | null {
  if (press.perforated === 'none') return null;
  const row = Math.floor(index / press.columns);
  const runsOn = press.kind === 'web';
  const above = row > 0 || runsOn ? 0 : bleed;
  const below = row < press.rows - 1 || runsOn ? 0 : bleed;
  const { x, width } = grow(front, bleed);
  return { x, y: front.y - above, width, height: front.height + above + below };
}

/** Where one side of a sheet shows which face of the ticket at a place. */
export interface Shown extends Spot {
  readonly face: Side;
  readonly cut: Rect | null;
}

/** What a side of the sheet shows of a place. */
export const shownOn = (place: Place, side: Side): Shown =>
  side === place.rectoOn
    ? { face: 'recto', trim: place.rectoTrim, turned: place.rectoTurned, cut: place.rectoCut }
    : { face: 'verso', trim: place.versoTrim, turned: place.versoTurned, cut: place.versoCut };

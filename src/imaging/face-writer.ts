import { Bug } from '../base/fault.ts';
import type { Face } from '../face/face.ts';
import type { CodeItem, Item } from '../face/item.ts';
import type { Placed } from '../face/page.ts';
import type { Ticket } from '../game/ticket.ts';
import { isImaged, passesOfFace } from '../imposition/passes.ts';
import { placeItems } from '../imposition/place-face.ts';
import { type Side, shownOn } from '../imposition/places.ts';
import type { Plan } from '../imposition/sheet.ts';
import type { Spot } from '../imposition/snap-code.ts';
import { latin, put } from './bytes.ts';
import type { Operators } from './operators.ts';

/** Writes what is imaged of one face of a ticket at a place of a sheet. */
export interface FaceWriter {
  /** Gives back where it ends; nothing stands before or behind it, no line feed either. */
  write(ticket: Ticket, place: number, into: Buffer, at: number): number;
}

/** What a face is written from: its marks but the code, and the rectangles of the code. */
export interface FaceParts {
  /** Each on lines of its own, a line feed behind the last. */
  readonly marks: (ticket: Ticket, into: Buffer, at: number) => number;
  /** The code of a ticket as rectangles, for each way that a face may stand. */
  readonly code: Readonly<Record<'upright' | 'half', (ticket: Ticket, into: Buffer, at: number) => number>>;
}

/**
 * The writer of one face for all places of a plan.
 *
 * Shape   null where that side shows no such face
 * Throws  Bug if the model of the plan is not what is known of faces: marks first, and one code
 * Why     where things stand is the same for all tickets of a place: it is taken from what the ordinary way makes of the
 *         plan's first ticket
 */
export function faceWriter(
  plan: Plan,
  { face, side }: { readonly face: Side; readonly side: Side },
  { parts, operators }: { readonly parts: () => FaceParts; readonly operators: Operators },
): FaceWriter | null {
  const model = imagedItems(plan.model[face]);
  const shown = plan.places.map((place) => ({ ...shownOn(place, side), place }));
  if (!shown.some((spot) => spot.face === face)) return null;
  const places = shown.map((spot) =>
    spot.face === face ? frameAt(plan, spot, { model, operators }) : undefined,
  );
  const { marks, code } = parts();
  return {
    write(ticket, place, into, at) {
      const frame = places[place];
      if (frame === undefined) throw new Bug(`place ${place} does not show a ${face}`);
      let end = put(frame.beforeMarks, into, at);
      end = marks(ticket, into, end);
      end = put(frame.betweenMarksAndCode, into, end);
      end = code[frame.turned](ticket, into, end);
      return put(frame.behind, into, end);
    },
  };
}

/** What stands around the parts of a face at one place. */
interface PlaceFrame {
  readonly turned: 'upright' | 'half';
  readonly beforeMarks: Buffer;
  readonly betweenMarksAndCode: Buffer;
  readonly behind: Buffer;
}

function frameAt(
  plan: Plan,
  spot: Spot,
  { model, operators }: { readonly model: readonly Item[]; readonly operators: Operators },
): PlaceFrame {
  const { dpi, barReduction } = plan.press;
  const [marks, code, ...rest] = placeItems(model, { ...spot, dpi, barReduction });
  if (marks?.kind !== 'placed' || code?.kind !== 'bars' || rest.length > 0) {
    throw new Bug('what is imaged of a face is not marks and then one code');
  }
  const [before, behind] = operators.around(code);
  return {
    turned: spot.turned,
    beforeMarks: latin(operators.scope(marks satisfies Placed)),
    betweenMarksAndCode: latin(`Q\n${before}`),
    behind: latin(behind),
  };
}

const imagedItems = (face: Face): readonly Item[] => {
  const [pass, ...others] = passesOfFace(face).filter(isImaged);
  if (pass === undefined || others.length > 0) throw new Bug(`a ${face.side} has not one imaged pass`);
  return face.layers.filter((layer) => layer.pass === pass).flatMap(({ items }) => items);
};

/** The code of a face. */
export function codeOf(face: Face): CodeItem {
  const code = imagedItems(face).find((item): item is CodeItem => item.kind === 'code');
  if (code === undefined) throw new Bug(`the ${face.side} has no code`);
  return code;
}

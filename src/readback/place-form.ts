import type { FormUse, GraphicsState } from '../pdf/read/content/visitor.ts';
import { Form } from './form.ts';
import { inFrameX, inFrameY, shiftBox } from './frame.ts';
import type { Slot, SlotPlaces } from './known-cells.ts';
import type { ReadFace } from './read-face.ts';
import type { Fault } from './seen.ts';
import { type Imaging, useFault } from './visibility.ts';
import { CLIPPED, isWholeBox, isWholeForm } from './whole.ts';

/** What of a file tells where its forms belong. */
export interface FormHome {
  readonly slots: SlotPlaces;
  readonly layered: boolean;
}

/** A form, where it is placed on the page, and what is wrong with that. */
export interface PlacedForm {
  readonly form: Form;
  readonly x: number;
  readonly y: number;
  readonly fault: Fault | null;
}

const NO_FORM = new Form([], []);

/** A place that is set again and again: what takes it keeps nothing of it but the form and the fault. */
export class Placed implements PlacedForm {
  form: Form = NO_FORM;
  x = 0;
  y = 0;
  fault: Fault | null = null;
}

/** Puts a form into the slot where it stands on a face, or among what has strayed. */
export function placeForm({ slots, layered }: FormHome, face: ReadFace, placed: PlacedForm): void {
  const { frame, face: side } = face.place;
  const { form, fault } = placed;
  const [x, y] = [inFrameX(frame, placed.x), inFrameY(frame, placed.y)];
  const slot = side === 'recto' ? slots.at(x, y) : null;
  const isMark = slot !== null || form.isImaged || !layered;
  // What covers within a mark lies over that mark too.
  const after = face.marks + (isMark ? 1 : 0);
  for (const box of form.covers)
    face.covers.push({ box: shiftBox(box, x, y), what: 'another object', after, isImaged: false });
  if (!isMark) return;
  if (slot === null || face.forms[slot.index] !== undefined) face.strays.push({ form, x, y, fault });
  else putInto(slot, face, placed);
  face.marks += 1;
}

function putInto({ index }: Slot, face: ReadFace, { form, fault }: PlacedForm): void {
  face.forms[index] = form;
  face.orders[index] = face.marks;
  if (fault === null) return;
  face.faults ??= new Map();
  face.faults.set(index, fault);
}

/** A form that is used again: how it was read, and how it stands now. */
export interface FormUsed {
  readonly form: Form;
  readonly use: FormUse;
  readonly state: GraphicsState;
}

/** What is wrong with the use of a form that was read before. */
export function faultOfUse(face: ReadFace, { form, use, state }: FormUsed, imaging: Imaging): Fault | null {
  if (imaging.layered && !form.isImaged) return null;
  const fault = useFault(state, imaging);
  if (fault !== null || isWholeBox(use, state) || form.box === null) return fault;
  return isWholeForm(form.box, face.place.frame, state) ? null : CLIPPED;
}

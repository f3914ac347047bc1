import { roughBox } from './form.ts';
import { type FrameBox, meet, shiftBox } from './frame.ts';
import type { Slot } from './known-cells.ts';
import type { Cover, ReadFace } from './read-face.ts';
import type { Fault, SeenPart } from './seen.ts';

/** What stands in a slot, part by part: the form that was placed there, and what is wrong with each part. */
export interface Standing {
  readonly seen: SeenPart;
  readonly fault: Fault | null;
}

/** The parts of the form that stands in a slot. */
export function standingIn(slot: Slot, face: ReadFace): readonly Standing[] {
  const form = face.forms[slot.index];
  const use = face.faults?.get(slot.index) ?? null;
  const order = face.orders[slot.index] ?? 0;
  const covers = face.covers.filter((cover) => liesOver(cover, order));
  return (form?.parts ?? []).map((seen) => {
    const box = shiftBox(roughBox(seen), slot.room[0], slot.room[1]);
    const cover = covers.find((one) => meet(one.box, box));
    const covered: Fault | null =
      cover === undefined
        ? null
        : { rule: 'readback/mark-covered', expected: 'nothing over it', found: cover.what };
    return { seen, fault: seen.fault ?? use ?? covered };
  });
}

/** Whether anything that was painted later lies over a slot's form. */
export function isCovered(slot: Slot, face: ReadFace): boolean {
  const box = face.forms[slot.index]?.box;
  if (box === undefined || box === null) return false;
  const here: FrameBox = shiftBox(box, slot.room[0], slot.room[1]);
  return face.covers.some((cover) => liesOver(cover, face.orders[slot.index] ?? 0) && meet(cover.box, here));
}

/** What was painted later hides a mark, and what is of its own ink blots it, whichever came first. */
const liesOver = ({ after, isImaged }: Cover, order: number): boolean => isImaged || after > order;

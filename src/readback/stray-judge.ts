import type { Court } from './court.ts';
import { type SlotValue, valueOfCell } from './expectation.ts';
import type { FaceFact } from './face-fact.ts';
import { type FrameBox, shiftBox } from './frame.ts';
import type { Slot } from './known-cells.ts';
import type { ReadFace, StrayForm } from './read-face.ts';
import type { MapCell } from './reading-map.ts';
import { awayInWords, inWords, nameIn } from './words.ts';

/** What forms that stand in no slot, or in one that is taken, turned out to be. */
export interface StrayJudgement {
  readonly facts: readonly FaceFact[];
  /** By slot: what it lacks and a stray is; null where that stands too far away to count. */
  readonly foundIn: ReadonlyMap<number, SlotValue | null>;
}

/** Judges the forms of a front that no slot has taken. */
export function judgeStrays(
  court: Court,
  face: ReadFace,
  expected: readonly (MapCell | null)[],
): StrayJudgement {
  const facts: FaceFact[] = [];
  const foundIn = new Map<number, SlotValue | null>();
  for (const stray of face.strays) {
    const home = homeOf(court, face, { stray, expected, taken: foundIn });
    if (home === null) {
      facts.push(unwanted(court, stray));
      continue;
    }
    const { slot, cell, isFree } = home;
    const by = [stray.x - slot.room[0], stray.y - slot.room[1]] as const;
    if (!isFree) {
      facts.push({
        rule: 'readback/cell-doubled',
        slot,
        what: nameIn(slot, 'cell'),
        expected: 'it once',
        found: `it again ${awayInWords(by)}`,
      });
      continue;
    }
    const isNear = isMostlyIn(stray, slot);
    facts.push({
      rule: isNear ? 'readback/cell-moved' : 'readback/mark-outside-its-zone',
      slot,
      what: nameIn(slot, 'cell'),
      expected: 'its place',
      found: `it ${awayInWords(by)}`,
    });
    foundIn.set(slot.index, isNear ? valueOfCell(cell, slot.surface) : null);
  }
  return { facts, foundIn };
}

interface Search {
  readonly stray: StrayForm;
  readonly expected: readonly (MapCell | null)[];
  readonly taken: ReadonlyMap<number, unknown>;
}

/** The slot that a stray belongs to: one that lacks just this cell, or else one that has it already; the nearest. */
function homeOf({ slots }: Court, face: ReadFace, { stray, expected, taken }: Search) {
  const fits = slots.flatMap((slot) => {
    const cell = stray.form.clean(slot.surface);
    if (cell === null || cell !== expected[slot.index]) return [];
    const isFree = face.forms[slot.index] === undefined && !taken.has(slot.index);
    return [{ slot, cell, isFree, far: Math.hypot(stray.x - slot.room[0], stray.y - slot.room[1]) }];
  });
  const [best] = fits.sort((a, b) => Number(b.isFree) - Number(a.isFree) || a.far - b.far);
  return best ?? null;
}

/** A form that is no cell that this ticket should have. */
function unwanted({ slots }: Court, stray: StrayForm): FaceFact {
  const near = slots.reduce<Slot | null>((best, slot) => {
    const far = (one: Slot): number => Math.hypot(stray.x - one.room[0], stray.y - one.room[1]);
    return best === null || far(slot) < far(best) ? slot : best;
  }, null);
  const cell = near === null ? null : stray.form.clean(near.surface);
  return {
    rule: 'readback/foreign-mark',
    slot: near,
    what: '',
    expected: 'nothing',
    found: cell === null || near === null ? 'an unknown form' : inWords(valueOfCell(cell, near.surface)),
  };
}

/** Whether more than half of what a stray paints lies in the room of a slot. */
function isMostlyIn({ form, x, y }: StrayForm, { room }: Slot): boolean {
  if (form.box === null) return false;
  const box: FrameBox = shiftBox(form.box, x, y);
  const width = Math.min(box.x1, room[0] + room[2]) - Math.max(box.x0, room[0]);
  const height = Math.min(box.y1, room[1] + room[3]) - Math.max(box.y0, room[1]);
  return width > 0 && height > 0 && width * height * 2 > (box.x1 - box.x0) * (box.y1 - box.y0);
}

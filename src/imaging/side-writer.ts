import { Bug } from '../base/fault.ts';
import { imagedStrips } from '../imposition/imaged-marks.ts';
import { imagingFrame } from '../imposition/imaging-page.ts';
import { sideMarks } from '../imposition/marks/pass-marks.ts';
import { commonMarks, onPage } from '../imposition/page-frame.ts';
import { isImaged, passesOn } from '../imposition/passes.ts';
import { type Side, shownOn } from '../imposition/places.ts';
import type { Plan, SheetTickets } from '../imposition/sheet.ts';
import { pageScope } from '../pdf/write/stocked-file.ts';
import type { Arena } from './arena.ts';
import { LINE_FEED, latin, put } from './bytes.ts';
import type { Operators } from './operators.ts';
import { OwnMarks } from './own-marks.ts';

/** Which slot of an arena holds what is imaged of one face at a place of a sheet of a section. */
export const slotOf = (
  plan: Plan,
  { sheet, place, face }: { readonly sheet: number; readonly place: number; readonly face: Side },
): number => (sheet * plan.places.length + place) * 2 + (face === 'recto' ? 0 : 1);

/**
 * Puts the imaging pages of one side together from pieces.
 *
 * Shape   as `imagingPage` has them, byte for byte as the ordinary writer writes that
 */
export class SideWriter {
  readonly frame: ReturnType<typeof imagingFrame>;
  readonly #plan: Plan;
  readonly #own: OwnMarks;
  readonly #before: Buffer;
  readonly #alike: Buffer;
  readonly #after: Buffer;
  /** The faces that this side shows, in the order in which they are imaged, and at which places. */
  readonly #shown: readonly (readonly { readonly place: number; readonly face: Side }[])[];
  #page = Buffer.allocUnsafe(1 << 18);

  constructor(plan: Plan, side: Side, operators: Operators) {
    this.#plan = plan;
    this.#own = new OwnMarks(plan, side, operators);
    this.frame = imagingFrame(plan, side);
    const [before, after] = pageScope(this.frame);
    const { around } = sideMarks(plan, side);
    this.#before = latin(before);
    this.#alike = latin(`${operators.of([onPage([...commonMarks(around), ...imagedStrips(plan, side)])])}\n`);
    this.#after = latin(after);
    this.#shown = passesOn(plan, side)
      .filter(({ pass }) => isImaged(pass))
      .map(({ face }) =>
        plan.places.flatMap((place, at) => (shownOn(place, side).face === face ? [{ place: at, face }] : [])),
      );
  }

  /**
   * The operators of the page of one sheet, in a buffer that is used again for the next.
   *
   * Shape   `sheet` counts from 0 in the section that the arena holds
   */
  page(sheet: number, tickets: SheetTickets, arena: Arena): Uint8Array {
    const marks = this.#own.of(tickets);
    const into = this.#roomFor(sheet, arena, marks.length);
    let end = put(this.#before, into, 0);
    for (const pass of this.#shown) {
      for (const { place, face } of pass) {
        const slot = slotOf(this.#plan, { sheet, place, face });
        if (arena.length(slot) === 0) continue;
        end = arena.copy(slot, into, end);
        into[end++] = LINE_FEED;
      }
    }
    end = put(this.#alike, into, end);
    end = put(marks, into, end);
    end = put(this.#after, into, end);
    if (end > into.length) throw new Bug('a page is longer than was reckoned');
    return into.subarray(0, end);
  }

  #roomFor(sheet: number, arena: Arena, marks: number): Buffer {
    let most = this.#before.length + this.#alike.length + marks + this.#after.length;
    for (const pass of this.#shown) {
      for (const { place, face } of pass)
        most += arena.length(slotOf(this.#plan, { sheet, place, face })) + 1;
    }
    if (most > this.#page.length) this.#page = Buffer.allocUnsafe(2 * most);
    return this.#page;
  }
}

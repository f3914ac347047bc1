import { Bug } from '../base/fault.ts';
import type { Ticket } from '../game/ticket.ts';
import { imagingPage } from '../imposition/imaging-page.ts';
import type { Side } from '../imposition/places.ts';
import type { Plan, Position, Sheet } from '../imposition/sheet.ts';
import { pageScope } from '../pdf/write/stocked-file.ts';
import { FACE_RULES } from '../rules/profile/face.ts';
import { type Inspection, inspect } from '../rules/run.ts';
import { layOut } from '../template/lay-out.ts';
import { pressFaces } from '../template/press-faces.ts';
import type { Template } from '../template/template.ts';
import { latin } from './bytes.ts';
import type { Operators } from './operators.ts';

/** A sheet as the ordinary way makes it, and what the rules on faces say of its tickets. */
export interface OrdinarySheet {
  readonly sheet: Omit<Sheet, 'pages'>;
  readonly inspection: Inspection;
}

/**
 * A sheet laid out ticket by ticket.
 *
 * Shape   a ticket for each place, null for a blank; `number` counts from 1
 */
export function ordinarySheet(
  template: Template,
  plan: Plan,
  { number, tickets }: { readonly number: number; readonly tickets: readonly (Ticket | null)[] },
): OrdinarySheet {
  const faces = tickets.map((ticket) => (ticket === null ? null : layOut(template, ticket)));
  const inspection = inspect(
    FACE_RULES,
    faces.filter((one) => one !== null),
  );
  const positions = plan.places.map((place, at): Position | null => {
    const one = faces[at] ?? null;
    if (one === null) return null;
    const { recto, verso } = pressFaces(one);
    return { ...place, recto, verso };
  });
  return { sheet: { plan, number, positions }, inspection };
}

/**
 * Throws  Bug if a page is not, byte for byte, what the ordinary way writes
 * Why     rules on faces and sheets see what the ordinary way makes: what is put together from pieces must be the same
 */
export function mustBeOrdinary(
  page: Uint8Array,
  {
    sheet,
    side,
    operators,
  }: { readonly sheet: OrdinarySheet['sheet']; readonly side: Side; readonly operators: Operators },
): void {
  const ordinary = imagingPage(sheet, side);
  const [before, after] = pageScope(ordinary);
  const text = `${before}${operators.of(ordinary.content)}${after}`;
  if (latin(text).equals(page)) return;
  throw new Bug(`the ${side} of sheet ${sheet.number} is not what the ordinary way makes of it`);
}

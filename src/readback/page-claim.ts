import type { Court } from './court.ts';
import type { FilePlan } from './file-plan.ts';
import { codeText } from './judge-code.ts';
import { readNumber } from './judge-number.ts';
import type { ReadFace, ReadPage } from './read-face.ts';
import type { Side } from './reading-map.ts';

/** The ticket that a face says it belongs to, by its code or by its digits; null where it is none of the job's. */
export function claimOf({ register, map }: Court, face: ReadFace): number | null {
  const code = codeText(face);
  if (face.place.face === 'recto') return code === null ? null : register.withPayload(code);
  const byCode = code === null ? null : register.withNumber(code);
  if (byCode !== null) return byCode;
  const { digits } = readNumber(face, map);
  return digits === null ? null : register.withNumber(digits);
}

/** Whether a face bears the code of a ticket: what is asked of every face, and looks nothing up. */
export function bears({ register }: Court, face: ReadFace, ticket: number): boolean {
  const code = codeText(face);
  return (
    code !== null &&
    code === (face.place.face === 'recto' ? register.payload(ticket) : register.number(ticket))
  );
}

/**
 * Which page of its file a page is, by the tickets that it shows.
 *
 * Shape   null where it shows no ticket that can be told; `side` is the side that the page was read as
 * Why     a sheet that is missing, doubled or out of order shows right tickets on a wrong page: it is named once, and its
 *         tickets are then judged as what they are
 */
export function unitShown(
  court: Court,
  plan: FilePlan,
  { page, side, expected }: { readonly page: ReadPage; readonly side: Side; readonly expected: number },
): number | null {
  const isNext = expected < plan.count && plan.page(expected).side === side;
  if (isNext && mostBear(court, plan, { page, expected })) return expected;
  const votes = new Map<number, number>();
  for (const face of page.faces) {
    const ticket = claimOf(court, face);
    const unit = ticket === null ? null : plan.unitOf(ticket, plan.isByTicket ? face.place.face : side);
    if (unit === null || unit === undefined) continue;
    if (plan.page(unit).ticketAt(face.place.position) !== ticket) continue;
    votes.set(unit, (votes.get(unit) ?? 0) + 1);
  }
  const [best] = [...votes].sort(([a, inA], [b, inB]) => inB - inA || a - b);
  return best?.[0] ?? null;
}

/** At least half of the tickets are those of the page that should come: one that has strayed does not make it another page. */
function mostBear(
  court: Court,
  plan: FilePlan,
  { page, expected }: { readonly page: ReadPage; readonly expected: number },
): boolean {
  const { ticketAt } = plan.page(expected);
  let [right, all] = [0, 0];
  for (const face of page.faces) {
    const ticket = ticketAt(face.place.position);
    if (ticket === null) continue;
    all += 1;
    if (bears(court, face, ticket)) right += 1;
  }
  return right > 0 && right * 2 >= all;
}

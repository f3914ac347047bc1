import { isZero } from '../../base/money.ts';
import type { Reglement } from '../../reglement/reglement.ts';
import type { Surface } from '../game.ts';
import type { TwinsContent } from '../ticket.ts';
import type { Appoint, Docket } from './docket.ts';
import { ambiguity, misprintOf } from './misprint.ts';
import { amountJudge } from './printed-amount.ts';

/** What two marks of a zone come to: the mark that stands twice, or null. */
type Twin = string | null;

/** Two marks alike win the amount beside them. */
export const judgeTwins: Appoint<TwinsContent> = (reglement, surface) => {
  const isRightAmount = amountJudge(reglement, surface);
  const twinOf = twinJudge(reglement, surface);
  return {
    judge(content, zone, docket) {
      const twin = twinOf(content.marks, zone, docket);
      const { amount } = content.amount;
      if (!isRightAmount(content.amount, zone, docket) || twin === null) return;
      if (amount === null || isZero(amount)) return;
      docket.gains.push({ surface: surface.id, zone, amount, by: twin });
    },
  };
};

/**
 * Whether marks are twins.
 *
 * Why     days are a closed list, and what is no day of the week cannot be two identical ones; symbols that a règlement does
 *         not list are any, and two identical ones win even if we never drew them
 */
function twinJudge(reglement: Reglement, surface: Surface) {
  const known = new Set<string | null>(surface.marks.map(({ id }) => id));
  const isClosedList = surface.marksKey === 'days';
  const charge = misprintOf(reglement, surface, 'symbol');
  const isCovered = reglement.misprint !== null && charge !== null;
  const dispute = ambiguity(surface);
  return (marks: readonly (string | null)[], zone: string, docket: Docket): Twin => {
    if (isAsItShouldBe(marks, surface.places, known)) return twinIn(marks);
    const printed = marks.filter((mark) => mark !== null && mark !== '');
    if (printed.length < surface.places) {
      charge?.(docket, zone, `${printed.length} of ${surface.places} marks are there`);
      return null;
    }
    if (isCovered && !(printed.length === surface.places && printed.every((mark) => known.has(mark)))) {
      charge(docket, zone, `${printed.join(', ')} are not ${surface.places} marks that may be printed`);
      return null;
    }
    const eligible = isClosedList ? printed.filter((mark) => known.has(mark)) : printed;
    const twin = twinIn(eligible);
    if (twin === null || printed.length === surface.places) return twin;
    dispute(docket, zone, `${twin} stands twice among ${printed.length} marks instead of ${surface.places}`);
    return null;
  };
}

/** Why  it is so on every ticket that is printed: what is asked of millions makes nothing on the way */
function isAsItShouldBe(
  marks: readonly (string | null)[],
  places: number,
  known: ReadonlySet<string | null>,
): boolean {
  if (marks.length !== places) return false;
  for (const mark of marks) if (mark === null || mark === '' || !known.has(mark)) return false;
  return true;
}

/** The first mark that stood before. */
function twinIn(marks: readonly (string | null)[]): Twin {
  for (let at = 1; at < marks.length; at++) {
    const mark = marks[at] ?? null;
    if (marks.indexOf(mark) < at) return mark;
  }
  return null;
}

import type { Fact } from './facts.ts';
import type { Register } from './register.ts';

/**
 * Facts with a front and a back that both belong to one other ticket taken together: another ticket stands there.
 *
 * Why     front and back are in files of their own; only both together say that a ticket, and not a side, is misplaced
 */
export function wholeTickets(facts: readonly Fact[], register: Register): readonly Fact[] {
  const backs = new Map(facts.filter(isBack).map((fact) => [placeOf(fact), fact]));
  const displaced = new Set(facts.filter(isElsewhere).map(({ expected }) => expected));
  const joined = new Set<Fact>();
  const taken = facts.flatMap((fact): readonly Fact[] => {
    if (joined.has(fact)) return [];
    const back = fact.rule === 'readback/front-belongs-to-another' ? backs.get(placeOf(fact)) : undefined;
    if (back === undefined || back.found !== fact.found) return [fact];
    joined.add(back);
    const isTwice = register.withNumber(fact.found) !== null && !displaced.has(fact.found);
    return [{ ...fact, rule: isTwice ? 'readback/ticket-doubled' : 'readback/ticket-out-of-place' }];
  });
  return taken.filter((fact) => !joined.has(fact));
}

const isBack = ({ rule }: Fact): boolean => rule === 'readback/back-belongs-to-another';
const isElsewhere = (fact: Fact): boolean =>
  isBack(fact) || fact.rule === 'readback/front-belongs-to-another';

/** Imaging files are one group, and each file of all passes another. */
const placeOf = ({ place }: Fact): string =>
  `${place.file.startsWith('imaging') ? 'imaging' : place.file} ${place.sheet} ${place.position}`;

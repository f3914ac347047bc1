import { formatMoney, type Money } from '../base/money.ts';
import type { ProvedSpecimen } from './subject.ts';
import { groupsOf } from './ticket-number.ts';

/**
 * The specimens that a proof shows at true size.
 *
 * Shape   each tier and each way of making it once, then one that loses
 * Order   by prize, the highest first; within a prize as the maker has them
 */
export function exhibits(specimens: readonly ProvedSpecimen[]): readonly ProvedSpecimen[] {
  const seen = new Set<string>();
  const winners = specimens.filter(({ specimen: { purpose } }) => {
    if (purpose.kind !== 'tier' && purpose.kind !== 'composition') return false;
    if (seen.has(purpose.label)) return false;
    seen.add(purpose.label);
    return true;
  });
  const loser = specimens.find(({ specimen }) => specimen.purpose.kind === 'loser');
  const ordered = winners.toSorted((a, b) => prizeOf(b).cents - prizeOf(a).cents);
  return loser === undefined ? ordered : [...ordered, loser];
}

export const prizeOf = ({ specimen }: ProvedSpecimen): Money => specimen.intended.total;

/** The specimen that pictures show: the first that wins in two places, so that a picture tells how wins add up. */
export function shownSpecimen(specimens: readonly ProvedSpecimen[]): ProvedSpecimen {
  const [first] = specimens;
  if (first === undefined) throw new RangeError('a game has specimens');
  return specimens.find(({ specimen }) => specimen.intended.wins.length === 2) ?? first;
}

/** What is said of a specimen: which it is and what it wins, then how. */
export interface Caption {
  readonly what: string;
  /** Null where there is nothing to tell. */
  readonly how: string | null;
}

/** « livret 0, n° 031 · 40 € » and « = 2 × 20 € (Les douze mois) »; a single win is said by its place alone. */
export function captionOf(proved: ProvedSpecimen): Caption {
  const { specimen } = proved;
  const name = specimenName(specimen.ticket.number);
  if (specimen.purpose.kind === 'loser') return { what: `${name} · Perdant`, how: null };
  const prize = formatMoney(prizeOf(proved));
  const what = `${name} · ${prize}`;
  const way = specimen.purpose.label.replace(`${prize} = `, '');
  const place = /^[^+×(]*\(([^()]*)\)$/.exec(way)?.[1];
  return { what, how: place === undefined ? `= ${bound(way)}` : `(${place})` };
}

/** No line of a caption ends before a plus, a times or within a surface's name. */
const bound = (way: string): string =>
  way
    .replace(/\([^()]*\)/g, (name) => name.replaceAll(' ', '\u00a0'))
    .replaceAll(' × ', '\u00a0×\u00a0')
    .replaceAll(' (', '\u00a0(')
    .replaceAll('+ ', '+\u00a0');

/** « livret 0, n° 031 »: a number alone is another ticket in each pack. */
function specimenName(number: string | null): string {
  if (number === null) return 'sans numéro';
  const { pack, ticket } = groupsOf(number);
  return `livret\u00a0${Number(pack)}, n°\u00a0${ticket}`;
}

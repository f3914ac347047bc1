import { Bug } from '../../base/fault.ts';
import type { PairsContent } from '../../game/ticket.ts';
import { winningPairs } from '../../game/winning-pairs.ts';
import type { Gain } from '../../reglement/reglement.ts';
import { byCents, winnableOf } from './by-cents.ts';
import { arranged, several } from './choose.ts';
import type { AppointMaker } from './maker.ts';

/**
 * Pairs that add up to the amount among symbols that stand once; or symbols that all differ.
 *
 * Shape   where all symbols but one stand on a losing zone, its guise is the one that is missing
 */
export const makePairs: AppointMaker<PairsContent> = (surface) => {
  const { id, places } = surface;
  const symbols = surface.marks.map((mark) => mark.id);
  const groups = byCents(pairSets(winningPairs(surface), Math.floor(places / 2)), centsOf);
  const decisions = { single: `${id}/single`, place: `${id}/place`, symbol: `${id}/symbol` };
  return {
    amounts: winnableOf(groups),
    guises: symbols.length === places + 1 ? symbols : [],
    variety: ({ cents }) => groups.get(cents)?.length ?? 0,
    win({ cents }, choose) {
      const sets = groups.get(cents);
      if (sets === undefined) throw new Bug(`${id} has no pairs that win ${cents} cents`);
      const paired = choose(`${id}/pairs of ${cents}`, sets.map(marksOf)).split(JOINT);
      const others = symbols.filter((symbol) => !paired.includes(symbol));
      const single = several(choose, decisions.single, { of: others, count: places - 2 * paired.length });
      return {
        mechanic: 'pairs',
        symbols: arranged(choose, decisions.place, [...paired, ...paired, ...single]),
      };
    },
    lose(choose, missing) {
      const of = symbols.filter((symbol) => symbol !== missing);
      return { mechanic: 'pairs', symbols: several(choose, decisions.symbol, { of, count: places }) };
    },
  };
};

/** Every choice of one pair or more, `most` at most, no two of one symbol. */
function pairSets(pairs: readonly Gain[], most: number): readonly (readonly Gain[])[] {
  if (most === 0) return [];
  return pairs.flatMap((pair, at) => [
    [pair],
    ...pairSets(pairs.slice(at + 1), most - 1).map((rest) => [pair, ...rest]),
  ]);
}

/** No symbol's id holds it. */
const JOINT = '+';

const marksOf = (set: readonly Gain[]): string => set.map(({ mark }) => mark).join(JOINT);

const centsOf = (set: readonly Gain[]): number => set.reduce((cents, { wins }) => cents + wins.cents, 0);

import type { Money } from '../../base/money.ts';
import type { PairsContent } from '../ticket.ts';
import { winningPairs } from '../winning-pairs.ts';
import type { Appoint } from './docket.ts';
import { ambiguity, misprintOf, undecidedMisprint } from './misprint.ts';

/** Two symbols of a kind win, and two such pairs add up. */
export const judgePairs: Appoint<PairsContent> = (reglement, surface) => {
  const wins = new Map<string, Money>(winningPairs(surface).map(({ mark, wins }) => [mark, wins]));
  const known = new Set<string | null>(surface.marks.map(({ id }) => id));
  const charge = misprintOf(reglement, surface, 'symbol') ?? undecidedMisprint(surface);
  const dispute = ambiguity(surface);
  return {
    judge({ symbols }, zone, docket) {
      const fault = faultOfSymbols(symbols, { known, places: surface.places });
      if (fault !== null) charge(docket, zone, fault);
      symbols.forEach((symbol, index) => {
        if (symbol === null || symbols.indexOf(symbol) !== index) return;
        const count = symbols.filter((other) => other === symbol).length;
        const amount = wins.get(symbol);
        if (count < 2 || amount === undefined) return;
        if (count > 2) dispute(docket, zone, `${symbol} stands ${count} times: one pair or more?`);
        else docket.gains.push({ surface: surface.id, zone, amount, by: symbol });
      });
    },
  };
};

function faultOfSymbols(
  symbols: readonly (string | null)[],
  { known, places }: { readonly known: ReadonlySet<string | null>; readonly places: number },
): string | null {
  if (symbols.length !== places) return `${symbols.length} symbols stand where ${places} should`;
  const wrong = symbols.find((symbol) => !known.has(symbol));
  if (wrong === undefined) return null;
  return wrong === null || wrong === '' ? 'a symbol is absent' : `${wrong} is none of the symbols`;
}

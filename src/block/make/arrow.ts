import { Bug } from '../../base/fault.ts';
import type { ArrowContent } from '../../game/ticket.ts';
import { arranged, type Choose, several } from './choose.ts';
import type { AppointMaker } from './maker.ts';
import { amountPrinter, centsOf, type Standing, winningAmounts } from './printed-amount.ts';

/**
 * The arrow on the amount that is won, or on 0 €.
 *
 * Why     every amount but 0 € wins under the arrow, so a losing target always shows 0 €. Any target here shows 0 € once or
 *         twice, equally often whether it wins or loses: the amounts alone, and how many of them are 0 €, tell nothing, and
 *         a 0 € without the arrow stands on losing targets too. The guise of a losing target is the amount that stands
 *         where a winning one has the amount that it wins; a third amount is any other, on both alike
 */
export const makeArrow: AppointMaker<ArrowContent> = (surface) => {
  const print = amountPrinter(surface);
  const amounts = winningAmounts(surface);
  const guises = amounts.map(centsOf);
  const { id, places } = surface;
  const decisions = {
    beside: `${id}/beside`,
    place: `${id}/place`,
    winning: `${id}/zeros when winning`,
    losing: `${id}/zeros when losing`,
  };

  /** Amounts without the arrow, of which `known` are decided; all but 0 € differ. */
  const beside = (known: readonly number[], count: number, choose: Choose): readonly number[] => {
    if (known.length === count) return known;
    const of = guises.filter((cents) => !known.includes(cents));
    return [...known, ...several(choose, decisions.beside, { of, count: count - known.length })];
  };

  const target = (picked: number, others: readonly number[], choose: Choose): ArrowContent => {
    const standings: Standing[] = [{ cents: picked, hasArrow: true }];
    for (const cents of others) standings.push({ cents, hasArrow: false });
    const order = arranged(choose, decisions.place, standings);
    return {
      mechanic: 'arrow',
      amounts: order.map((standing) => print(standing, choose)),
      arrows: [order.findIndex((standing) => standing.hasArrow)],
    };
  };

  return {
    amounts,
    guises,
    /** With and without a star, above and below: two tickets show both of each. */
    variety: () => (surface.law.starred ? 2 : 1),
    win({ cents }, choose) {
      if (cents === 0) throw new Bug(`${id} does not win with the arrow on 0 €`);
      const zeros = choose(decisions.winning, ZEROS);
      const others = beside([cents], places - zeros, choose).slice(1);
      return target(cents, [...NOUGHTS.slice(0, zeros), ...others], choose);
    },
    lose(choose, guise) {
      const zeros = choose(decisions.losing, ZEROS) - 1;
      const known = guise === undefined ? [] : [Number(guise)];
      return target(0, [...NOUGHTS.slice(0, zeros), ...beside(known, places - 1 - zeros, choose)], choose);
    },
  };
};

const ZEROS = [1, 2] as const;
const NOUGHTS = [0, 0] as const;

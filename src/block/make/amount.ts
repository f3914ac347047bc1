import { Bug } from '../../base/fault.ts';
import type { BonusContent } from '../../game/ticket.ts';
import type { AppointMaker } from './maker.ts';
import { amountPrinter, winningAmounts } from './printed-amount.ts';

/** The amount that is won, or 0 €. */
export const makeAmount: AppointMaker<BonusContent> = (surface) => {
  const print = amountPrinter(surface);
  const amounts = winningAmounts(surface);
  return {
    amounts,
    guises: [],
    variety: () => 1,
    win({ cents }, choose) {
      if (cents === 0) throw new Bug(`${surface.id} does not win with 0 €`);
      return { mechanic: 'amount', amount: print({ cents, hasArrow: false }, choose) };
    },
    lose: (choose) => ({ mechanic: 'amount', amount: print({ cents: 0, hasArrow: false }, choose) }),
  };
};

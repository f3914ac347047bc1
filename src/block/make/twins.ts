import { Bug } from '../../base/fault.ts';
import type { TwinsContent } from '../../game/ticket.ts';
import { several } from './choose.ts';
import type { AppointMaker } from './maker.ts';
import { amountPrinter, centsOf, winningAmounts } from './printed-amount.ts';

/**
 * Marks alike over the amount that is won; different ones over any amount that the zone might have won.
 *
 * Why     no losing zone shows less than a winning one does before both marks are seen
 */
export const makeTwins: AppointMaker<TwinsContent> = (surface) => {
  const print = amountPrinter(surface);
  const amounts = winningAmounts(surface);
  const marks = surface.marks.map((mark) => mark.id);
  const { id, places } = surface;
  return {
    amounts,
    variety: () => 1,
    win({ cents }, choose) {
      if (!amounts.some((amount) => amount.cents === cents)) throw new Bug(`${id} cannot win ${cents} cents`);
      const mark = choose(`${id}/twin`, marks);
      return {
        mechanic: 'twins',
        marks: Array.from({ length: places }, () => mark),
        amount: print({ cents, hasArrow: false }, choose),
      };
    },
    lose(choose) {
      const cents = choose(`${id}/amount`, amounts.map(centsOf));
      return {
        mechanic: 'twins',
        marks: several(choose, `${id}/mark`, { of: marks, count: places }),
        amount: print({ cents, hasArrow: false }, choose),
      };
    },
  };
};

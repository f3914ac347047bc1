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
 *         a 0 € without the arrow stands on losing targets too. The other amounts all differ
 */
export const makeArrow: AppointMaker<ArrowContent> = (surface) => {
  const print = amountPrinter(surface);
  const amounts = winningAmounts(surface);
  const { id, places } = surface;

  const target = (picked: number, zeros: number, choose: Choose): ArrowContent => {
    const others = amounts.map(centsOf).filter((cents) => cents !== picked);
    const beside = several(choose, `${id}/beside`, { of: others, count: places - 1 - zeros });
    const standings: Standing[] = [
      { cents: picked, hasArrow: true },
      ...Array.from({ length: zeros }, () => ({ cents: 0, hasArrow: false })),
      ...beside.map((cents) => ({ cents, hasArrow: false })),
    ];
    const order = arranged(choose, `${id}/place`, standings);
    return {
      mechanic: 'arrow',
      amounts: order.map((standing) => print(standing, choose)),
      arrows: [order.findIndex((standing) => standing.hasArrow)],
    };
  };

  return {
    amounts,
    /** With and without a star, above and below: two tickets show both of each. */
    variety: () => (surface.law.starred ? 2 : 1),
    win({ cents }, choose) {
      if (cents === 0) throw new Bug(`${id} does not win with the arrow on 0 €`);
      return target(cents, choose(`${id}/zeros when winning`, [1, 2]), choose);
    },
    lose: (choose) => target(0, choose(`${id}/zeros when losing`, [1, 2]) - 1, choose),
  };
};

import { Bug } from '../../base/fault.ts';
import type { TwinsContent } from '../../game/ticket.ts';
import { type Choose, several } from './choose.ts';
import type { AppointMaker } from './maker.ts';
import { amountPrinter, centsOf, winningAmounts } from './printed-amount.ts';

/**
 * Marks alike over the amount that is won; different ones over any amount that the zone might have won.
 *
 * Why     each mark by itself is as likely on a losing zone as on a winning one: no zone tells before both are seen
 */
export const makeTwins: AppointMaker<TwinsContent> = (surface) => {
  const print = amountPrinter(surface);
  const amounts = winningAmounts(surface);
  const guises = amounts.map(centsOf);
  const marks = surface.marks.map((mark) => mark.id);
  const { id, places } = surface;
  const decisions = { twin: `${id}/twin`, amount: `${id}/amount`, mark: `${id}/mark` };
  const others = new Map(marks.map((mark) => [mark, marks.filter((other) => other !== mark)]));
  const different = (choose: Choose): readonly string[] => {
    const first = choose(decisions.mark, marks);
    const of = others.get(first) ?? [];
    if (places === 2) return [first, choose(decisions.mark, of)];
    return [first, ...several(choose, decisions.mark, { of, count: places - 1 })];
  };
  return {
    amounts,
    guises,
    variety: () => 1,
    win({ cents }, choose) {
      if (!guises.includes(cents)) throw new Bug(`${id} cannot win ${cents} cents`);
      const mark = choose(decisions.twin, marks);
      return {
        mechanic: 'twins',
        marks: new Array<string>(places).fill(mark),
        amount: print({ cents, hasArrow: false }, choose),
      };
    },
    lose(choose, guise = choose(decisions.amount, guises)) {
      return {
        mechanic: 'twins',
        marks: different(choose),
        amount: print({ cents: Number(guise), hasArrow: false }, choose),
      };
    },
  };
};

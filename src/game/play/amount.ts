import { isZero } from '../../base/money.ts';
import type { BonusContent } from '../ticket.ts';
import type { Appoint } from './docket.ts';
import { amountJudge } from './printed-amount.ts';

/** The amount that stands there is won, unless it is 0 €. */
export const judgeAmount: Appoint<BonusContent> = (reglement, surface) => {
  const isRightAmount = amountJudge(reglement, surface);
  return {
    judge(content, zone, docket) {
      const { amount, transcription } = content.amount;
      if (!isRightAmount(content.amount, zone, docket) || amount === null || isZero(amount)) return;
      docket.gains.push({ surface: surface.id, zone, amount, by: transcription ?? '' });
    },
  };
};

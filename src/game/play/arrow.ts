import { isZero } from '../../base/money.ts';
import type { ArrowContent } from '../ticket.ts';
import type { Appoint } from './docket.ts';
import { misprintOf, undecidedMisprint } from './misprint.ts';
import { amountJudge } from './printed-amount.ts';

/** The amount that the arrow is on is won, unless it is 0 €. */
export const judgeArrow: Appoint<ArrowContent> = (reglement, surface) => {
  const isRightAmount = amountJudge(reglement, surface);
  const chargeAmount = misprintOf(reglement, surface, 'amount') ?? undecidedMisprint(surface);
  const chargeArrow = misprintOf(reglement, surface, 'arrow') ?? undecidedMisprint(surface);
  return {
    judge({ amounts, arrows }, zone, docket) {
      let isRight = amounts.length === surface.places;
      if (!isRight)
        chargeAmount(docket, zone, `${amounts.length} amounts stand where ${surface.places} should`);
      for (const printed of amounts) if (!isRightAmount(printed, zone, docket)) isRight = false;
      const fault = faultOfArrows(arrows, surface.places);
      if (fault !== null) chargeArrow(docket, zone, fault);
      const picked = amounts[arrows[0] ?? -1];
      if (fault !== null || !isRight || !picked?.amount || isZero(picked.amount)) return;
      docket.gains.push({
        surface: surface.id,
        zone,
        amount: picked.amount,
        by: picked.transcription ?? '',
      });
    },
  };
};

function faultOfArrows(arrows: readonly number[], places: number): string | null {
  const [place] = arrows;
  if (place === undefined) return 'the arrow is absent';
  if (arrows.length > 1) return `${arrows.length} arrows stand where one should`;
  const isOnAmount = Number.isInteger(place) && place >= 0 && place < places;
  return isOnAmount ? null : `the arrow is at place ${place} and the amounts are at 0 to ${places - 1}`;
}

import { formatMoney } from '../../base/money.ts';
import type { Reglement } from '../../reglement/reglement.ts';
import type { Surface } from '../game.ts';
import { tableOf } from '../mechanics/printed-amount.ts';
import type { PrintedAmount } from '../ticket.ts';
import type { Docket } from './docket.ts';
import { misprintOf, undecidedMisprint } from './misprint.ts';

/** Judges one amount with its transcription: true where both are what the surface's table asks for. */
export type AmountJudge = (printed: PrintedAmount, zone: string, docket: Docket) => boolean;

export function amountJudge(reglement: Reglement, surface: Surface): AmountJudge {
  const rows = new Map(tableOf(surface).map((row) => [row.amount.cents, row.transcription]));
  const chargeAmount = misprintOf(reglement, surface, 'amount') ?? undecidedMisprint(surface);
  const chargeTranscription = misprintOf(reglement, surface, 'transcription') ?? undecidedMisprint(surface);
  return ({ amount, transcription }, zone, docket) => {
    if (amount === null) {
      chargeAmount(docket, zone, 'an amount is absent');
      return false;
    }
    const right = rows.get(amount.cents);
    if (right === transcription) return true;
    if (right === undefined) {
      chargeAmount(docket, zone, `${formatMoney(amount)} is not in the table of this surface`);
    } else if (transcription === null || transcription === '') {
      chargeTranscription(docket, zone, `the transcription of ${formatMoney(amount)} is absent`);
    } else {
      const found = `« ${transcription} » is not the transcription of ${formatMoney(amount)}`;
      chargeTranscription(docket, zone, `${found}, which is « ${right} »`);
    }
    return false;
  };
}

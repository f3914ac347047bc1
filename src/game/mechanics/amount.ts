import type { BonusContent } from '../ticket.ts';
import type { Mechanic } from './mechanic.ts';
import { amountSchema, isAmountKey, readPrintedAmount, writePrintedAmount } from './printed-amount.ts';
import { readFields } from './reading.ts';

/** One amount that wins unless it is 0 €: the Bonus box. */
export const amount: Mechanic<BonusContent> = {
  id: 'amount',
  read(value, place) {
    const fields = readFields(value, place, { at: '', isKey: isAmountKey });
    return { mechanic: 'amount', amount: readPrintedAmount(fields, place, '') };
  },
  write: (content, surface) => writePrintedAmount(content.amount, surface),
  schema: (surface) => ({ type: 'object', ...amountSchema(surface), additionalProperties: false }),
};

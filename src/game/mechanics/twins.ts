import type { TwinsContent } from '../ticket.ts';
import { marksKeyOf, marksSchema } from './marks.ts';
import type { Mechanic, Place } from './mechanic.ts';
import { amountSchema, isAmountKey, readPrintedAmount, writePrintedAmount } from './printed-amount.ts';
import { readFields, readTexts } from './reading.ts';

const isKey = (key: string, place: Place): boolean =>
  key === marksKeyOf(place.surface) || isAmountKey(key, place);

/** Two marks alike win the zone's amount: a month; the two invitation cards. */
export const twins: Mechanic<TwinsContent> = {
  id: 'twins',
  read(value, place) {
    const fields = readFields(value, place, { at: '', isKey });
    const key = marksKeyOf(place.surface);
    return {
      mechanic: 'twins',
      marks: readTexts(fields[key], place, `.${key}`),
      amount: readPrintedAmount(fields, place, ''),
    };
  },
  write: (content, surface) => ({
    [marksKeyOf(surface)]: content.marks,
    ...writePrintedAmount(content.amount, surface),
  }),
  schema(surface) {
    const key = marksKeyOf(surface);
    const { properties, required, oneOf } = amountSchema(surface);
    return {
      type: 'object',
      properties: { [key]: marksSchema(surface), ...properties },
      required: [key, ...required],
      additionalProperties: false,
      oneOf,
    };
  },
};

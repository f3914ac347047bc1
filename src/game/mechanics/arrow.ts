import type { ArrowContent, PrintedAmount } from '../ticket.ts';
import type { Mechanic, Place } from './mechanic.ts';
import { amountSchema, isAmountKey, readPrintedAmount, writePrintedAmount } from './printed-amount.ts';
import { isAbsent, misfit, readFields, readList } from './reading.ts';

const isKey = (key: string): boolean => key === 'amounts' || key === 'arrow';

/** An arrow picks one of several amounts, which wins unless it is 0 €: the target. */
export const arrow: Mechanic<ArrowContent> = {
  id: 'arrow',
  read(value, place) {
    const fields = readFields(value, place, { at: '', isKey });
    return {
      mechanic: 'arrow',
      amounts: readAmounts(fields.amounts, place),
      arrows: readArrows(fields.arrow, place),
    };
  },
  write: ({ amounts, arrows }, surface) => ({
    amounts: amounts.map((printed) => writePrintedAmount(printed, surface)),
    arrow: arrows.length > 1 ? arrows : (arrows[0] ?? null),
  }),
  schema(surface) {
    const amount = { type: 'object', ...amountSchema(surface), additionalProperties: false };
    return {
      type: 'object',
      properties: {
        amounts: { type: 'array', items: amount, minItems: surface.places, maxItems: surface.places },
        arrow: { type: 'integer', minimum: 0, maximum: surface.places - 1 },
      },
      required: ['amounts', 'arrow'],
      additionalProperties: false,
    };
  },
};

const readAmounts = (value: unknown, place: Place): readonly PrintedAmount[] =>
  readList(value, place, '.amounts').map((printed, index) => {
    const at = `.amounts[${index}]`;
    return readPrintedAmount(readFields(printed, place, { at, isKey: isAmountKey }), place, at);
  });

/** One place, or a list where the record says that several arrows are printed. */
function readArrows(value: unknown, place: Place): readonly number[] {
  if (typeof value === 'number') return [value];
  if (isAbsent(value)) return [];
  if (!Array.isArray(value)) {
    misfit(place, '.arrow', { expected: 'a place from 0, null or a list of places', value });
    return [];
  }
  return value.filter((one, index): one is number => {
    if (typeof one === 'number') return true;
    misfit(place, `.arrow[${index}]`, { expected: 'a place from 0', value: one });
    return false;
  });
}

import type { PairsContent } from '../ticket.ts';
import { marksKeyOf, marksSchema } from './marks.ts';
import type { Mechanic, Place } from './mechanic.ts';
import { readFields, readTexts } from './reading.ts';

const isKey = (key: string, place: Place): boolean => key === marksKeyOf(place.surface);

/**
 * Two of a kind win, two pairs add up: the pair of hearts.
 *
 * Why     three or four of a kind are disputed (one pair or more?), so the schema lets no mark stand more than twice
 */
export const pairs: Mechanic<PairsContent> = {
  id: 'pairs',
  read(value, place) {
    const key = marksKeyOf(place.surface);
    const fields = readFields(value, place, { at: '', isKey });
    return { mechanic: 'pairs', symbols: readTexts(fields[key], place, `.${key}`) };
  },
  write: (content, surface) => ({ [marksKeyOf(surface)]: content.symbols }),
  schema(surface) {
    const key = marksKeyOf(surface);
    const twiceAtMost = surface.marks.map(({ id }) => ({
      contains: { const: id },
      minContains: 0,
      maxContains: 2,
    }));
    return {
      type: 'object',
      properties: { [key]: { ...marksSchema(surface), allOf: twiceAtMost } },
      required: [key],
      additionalProperties: false,
    };
  },
};

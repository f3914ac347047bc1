import type { PhraseZone } from '../ticket.ts';
import type { Mechanic } from './mechanic.ts';
import { readFields, readText } from './reading.ts';

const isKey = (key: string): boolean => key === 'phrase';

/** Words in a phrase win: the letter in its envelope. */
export const words: Mechanic<PhraseZone> = {
  id: 'words',
  read(value, place) {
    const fields = readFields(value, place, { at: '', isKey });
    return { mechanic: 'words', phrase: readText(fields.phrase, place, '.phrase') };
  },
  write: ({ phrase }) => ({ phrase }),
  schema: (surface) => ({
    type: 'object',
    properties: { phrase: { enum: surface.phrases } },
    required: ['phrase'],
    additionalProperties: false,
  }),
};

import { buildCommand } from '@stricli/core';
import { game, only } from './parameters.ts';

/** Printing the records of specimens. */
export const declaredSpecimens = buildCommand({
  loader: async () => (await import('../specimens.ts')).specimens,
  parameters: { positional: only(game) },
  docs: {
    brief: 'Print specimen records, one JSON object a line',
    fullDescription:
      'Prints records that hold every tier, every composition, losing tickets, and every amount with its transcription of each surface, as NDJSON. The same game gives the same bytes. No specimen can be cashed: its game code is 00000 and its validation number starts with 0.',
  },
});

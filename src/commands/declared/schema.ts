import { buildCommand } from '@stricli/core';
import { game, only } from './parameters.ts';

/** Printing what a right record looks like. */
export const declaredSchema = buildCommand({
  loader: async () => (await import('../schema.ts')).schema,
  parameters: { positional: only(game) },
  docs: {
    brief: 'Print the JSON Schema of a record',
    fullDescription:
      'Prints the JSON Schema (2020-12) that a right record of the game meets. Rules across fields are rules, not schema: use check.',
  },
});

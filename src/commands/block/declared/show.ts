import { buildCommand } from '@stricli/core';
import { block, key, only, ticket } from '../../declared/parameters.ts';
import { LOGGED } from './words.ts';

/** Showing one ticket. */
export const declaredShow = buildCommand({
  loader: async () => (await import('../show.ts')).blockShow,
  parameters: { flags: { key, ticket }, positional: only(block) },
  docs: {
    brief: 'Show the record of one ticket to who holds the key',
    fullDescription: `Prints the record of one ticket as a line of JSON on standard output. ${LOGGED}`,
  },
});

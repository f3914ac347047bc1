import { buildCommand } from '@stricli/core';
import { key, LOGGED, onBlock, text } from './parameters.ts';

/** Showing one ticket. */
export const declaredShow = buildCommand({
  loader: async () => (await import('../show.ts')).blockShow,
  parameters: {
    flags: {
      key,
      ticket: {
        kind: 'parsed',
        brief: 'The 16 digits on the ticket, or its count from 1',
        placeholder: 'NUMBER',
        parse: text,
      },
    },
    positional: onBlock,
  },
  docs: {
    brief: 'Show the record of one ticket to who holds the key',
    fullDescription: `Prints the record of one ticket as a line of JSON on standard output. ${LOGGED}`,
  },
});

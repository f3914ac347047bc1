import { buildCommand } from '@stricli/core';
import { json, onBlock, text } from './parameters.ts';

/** Printing who looked. */
export const declaredLog = buildCommand({
  loader: async () => (await import('../log.ts')).blockLog,
  parameters: {
    flags: {
      holds: {
        kind: 'parsed',
        brief: 'Make sure that the entry with this hash is still there',
        placeholder: 'HASH',
        parse: text,
        optional: true,
      },
      json,
    },
    positional: onBlock,
  },
  docs: {
    brief: 'Print who looked at live tickets',
    fullDescription:
      'Checks the chain of BLOCK.log and prints its entries. An entry that was changed, taken out or put in between breaks the chain, and its line is named. Entries cut off at the end are missed only by who noted the last hash: ask for it with --holds.',
  },
});

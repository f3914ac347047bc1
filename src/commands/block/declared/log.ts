import { buildCommand } from '@stricli/core';
import { block, json, only, optional } from '../../declared/parameters.ts';

/** Printing who looked. */
export const declaredLog = buildCommand({
  loader: async () => (await import('../log.ts')).blockLog,
  parameters: {
    flags: { holds: optional('HASH', 'Make sure that the entry with this hash is still there'), json },
    positional: only(block),
  },
  docs: {
    brief: 'Print who looked at live tickets',
    fullDescription:
      'Checks the chain of BLOCK.log and prints its entries. An entry that was changed, taken out or put in between breaks the chain, and its line is named. Entries cut off at the end are missed only by who noted the last hash: ask for it with --holds.',
  },
});

import { buildCommand } from '@stricli/core';
import { json, onBlock, text } from './parameters.ts';

/** Accounting for every ticket. */
export const declaredTally = buildCommand({
  loader: async () => (await import('../tally.ts')).blockTally,
  parameters: {
    flags: {
      delivered: {
        kind: 'parsed',
        brief: 'List of delivered tickets; may be said several times',
        placeholder: 'FILE',
        parse: text,
        variadic: true,
        optional: true,
      },
      destroyed: {
        kind: 'parsed',
        brief: 'List of destroyed tickets; may be said several times',
        placeholder: 'FILE',
        parse: text,
        variadic: true,
        optional: true,
      },
      omitted: {
        kind: 'parsed',
        brief: 'File of omitted tickets  [BLOCK.omitted.json]',
        placeholder: 'FILE',
        parse: text,
        optional: true,
      },
      json,
    },
    positional: onBlock,
  },
  docs: {
    brief: 'Account for every ticket: delivered, destroyed or omitted',
    fullDescription:
      'Checks number by number that each ticket of the block is in one of the lists, and once. A list has a ticket number on each line, or the first and last of several: 2140100000000017-2140100000010008. Missing tickets, tickets listed twice, numbers of other blocks and wrong check digits are named. Exit code 0: every ticket is accounted for; 1: faults found; 2: a list could not be read.',
  },
});

import { buildCommand } from '@stricli/core';
import { block, json, omitted, only, optional } from '../../declared/parameters.ts';

/** A list of tickets; there may be several. */
const list = (fate: string) =>
  ({
    ...optional('FILE', `List of ${fate} tickets; may be given several times`),
    variadic: true,
  }) as const;

/** Accounting for every ticket. */
export const declaredTally = buildCommand({
  loader: async () => (await import('../tally.ts')).blockTally,
  parameters: {
    flags: { delivered: list('delivered'), destroyed: list('destroyed'), omitted, json },
    positional: only(block),
  },
  docs: {
    brief: 'Account for every ticket: delivered, destroyed or omitted',
    fullDescription:
      'Checks number by number that each ticket of the block is in one of the lists, and once. A list has a ticket number on each line, or the first and last of several: 2140100000000017-2140100000010008. Missing tickets, tickets listed twice, numbers of other blocks and wrong check digits are named. Exit code 0: every ticket is accounted for; 1: faults found; 2: a list could not be read.',
  },
});

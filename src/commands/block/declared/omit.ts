import { buildCommand } from '@stricli/core';
import { block, key, only, optional, required } from '../../declared/parameters.ts';
import { RANGES } from './words.ts';

/** Withdrawing tickets. */
export const declaredOmit = buildCommand({
  loader: async () => (await import('../omit.ts')).blockOmit,
  parameters: {
    flags: {
      tickets: required('A-B', 'Tickets to omit, such as 1-50'),
      reason: required('TEXT', 'Why they are withdrawn'),
      by: required('NAME', 'Who withdraws them'),
      and: required('NAME', 'The second person, another one'),
      key: { ...key, optional: true },
      left: optional('FILE', 'File for the prize table that is left, with --key  [BLOCK.left.json]'),
      output: optional('FILE', 'File of omitted tickets, added to  [BLOCK.omitted.json]'),
    },
    aliases: { o: 'output' },
    positional: only(block),
  },
  docs: {
    brief: 'Withdraw tickets from a block, with reason and two names',
    fullDescription: [
      'Adds an entry to the list of omitted tickets, tied by its hash to those before it. A ticket is omitted once.',
      `With --key the prize table is restated over the tickets that are left, as \`grattage block left\` does. ${RANGES}`,
    ].join('\n\n'),
  },
});

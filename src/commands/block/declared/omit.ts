import { buildCommand } from '@stricli/core';
import { key, onBlock, RANGES, text } from './parameters.ts';

/** Withdrawing tickets. */
export const declaredOmit = buildCommand({
  loader: async () => (await import('../omit.ts')).blockOmit,
  parameters: {
    flags: {
      tickets: {
        kind: 'parsed',
        brief: 'Tickets to omit, such as 1-50',
        placeholder: 'A-B',
        parse: text,
      },
      reason: { kind: 'parsed', brief: 'Why they are withdrawn', placeholder: 'TEXT', parse: text },
      by: { kind: 'parsed', brief: 'Who withdraws them', placeholder: 'NAME', parse: text },
      and: { kind: 'parsed', brief: 'The second person, another one', placeholder: 'NAME', parse: text },
      key: { ...key, brief: 'The key of the block, to restate the prize table', optional: true },
      left: {
        kind: 'parsed',
        brief: 'File for the prize table that is left, with --key  [BLOCK.left.json]',
        placeholder: 'FILE',
        parse: text,
        optional: true,
      },
      output: {
        kind: 'parsed',
        brief: 'File of omitted tickets, added to  [BLOCK.omitted.json]',
        placeholder: 'FILE',
        parse: text,
        optional: true,
      },
    },
    aliases: { o: 'output' },
    positional: onBlock,
  },
  docs: {
    brief: 'Withdraw tickets from a block, with reason and two names',
    fullDescription: [
      'Adds an entry to the list of omitted tickets, tied by its hash to those before it. A ticket is omitted once.',
      `With --key the prize table is restated over the tickets that are left, as \`grattage block left\` does. ${RANGES}`,
    ].join('\n\n'),
  },
});

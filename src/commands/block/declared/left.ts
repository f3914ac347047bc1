import { buildCommand } from '@stricli/core';
import { block, key, omitted, only, optional } from '../../declared/parameters.ts';
import { LOGGED } from './words.ts';

/** Restating the prize table. */
export const declaredLeft = buildCommand({
  loader: async () => (await import('../left.ts')).blockLeft,
  parameters: {
    flags: {
      key,
      omitted,
      output: optional('FILE', 'File for the table, in a folder of its owner alone  [BLOCK.left.json]'),
    },
    aliases: { o: 'output' },
    positional: only(block),
  },
  docs: {
    brief: 'Restate the prize table without the omitted tickets',
    fullDescription: `Writes, tier by tier, the tickets of the table, those omitted and those left, in place of an older table. Beside the prize table it tells what the omitted tickets win, and of one omitted alone all that it wins: so the file is for its owner alone (mode 600), in a folder for its owner alone, and nothing of it is printed. ${LOGGED}`,
  },
});

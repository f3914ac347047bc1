import { buildCommand } from '@stricli/core';
import { key, LOGGED, onBlock, text } from './parameters.ts';

/** Restating the prize table. */
export const declaredLeft = buildCommand({
  loader: async () => (await import('../left.ts')).blockLeft,
  parameters: {
    flags: {
      key,
      omitted: {
        kind: 'parsed',
        brief: 'File of omitted tickets  [BLOCK.omitted.json]',
        placeholder: 'FILE',
        parse: text,
        optional: true,
      },
      output: {
        kind: 'parsed',
        brief: 'File for the table, in a folder of its owner alone  [BLOCK.left.json]',
        placeholder: 'FILE',
        parse: text,
        optional: true,
      },
    },
    aliases: { o: 'output' },
    positional: onBlock,
  },
  docs: {
    brief: 'Restate the prize table without the omitted tickets',
    fullDescription: `Writes, tier by tier, the tickets of the table, those omitted and those left, in place of an older table. Beside the prize table it tells what the omitted tickets win, and of one omitted alone all that it wins: so the file is for its owner alone (mode 600), in a folder for its owner alone, and nothing of it is printed. ${LOGGED}`,
  },
});

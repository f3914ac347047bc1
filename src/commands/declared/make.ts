import { buildCommand } from '@stricli/core';
import { game, optional } from './parameters.ts';

/** Making everything. */
export const declaredMake = buildCommand({
  loader: async () => (await import('../make.ts')).make,
  parameters: {
    flags: { output: optional('DIR', 'Folder for one folder a game  [output]') },
    aliases: { o: 'output' },
    positional: { kind: 'array', parameter: { ...game, brief: 'Games to make  [all]' } },
  },
  docs: {
    brief: 'Make everything for every game: proof, pictures, sheet, report',
    fullDescription: 'What `npm start` runs: proof and sheet for each game, with what was made and checked.',
  },
});

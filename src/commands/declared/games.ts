import { buildCommand } from '@stricli/core';

/** Listing the games. */
export const declaredGames = buildCommand({
  loader: async () => (await import('../games.ts')).games,
  parameters: {},
  docs: {
    brief: 'List the games',
    fullDescription:
      'Lists every game that has a folder under templates/: its id, title, price, block and surfaces.',
  },
});

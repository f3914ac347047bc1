import { buildCommand } from '@stricli/core';
import { argument, game, json, optional } from './parameters.ts';

/** Judging records, or a game. */
export const declaredCheck = buildCommand({
  loader: async () => (await import('../check.ts')).check,
  parameters: {
    flags: {
      json,
      block: optional('BLOCK', 'The block file of the block that the records should be, whole'),
    },
    positional: {
      kind: 'tuple',
      parameters: [
        game,
        {
          ...argument(
            'FILE|-',
            'Records as NDJSON, CSV or Parquet, by the name; - for NDJSON on standard input',
          ),
          optional: true,
        },
      ],
    },
  },
  docs: {
    brief: 'Judge records, or a game itself',
    fullDescription:
      'With FILE: judges every record of it against the règlement and reports each fault with its ticket, surface, zone and article; with --block also what is wrong with the block that they make together: numbers that are missing, foreign or used twice, prizes that the table does not hold so often. Without: judges the game itself: the arithmetic of its règlement, every cell that it can print, and its specimens. Exit code 0: nothing wrong; 1: errors found; 2: something could not be read.',
    customUsage: ['[--json] GAME', '[--json] [--block BLOCK] GAME FILE', '[--json] [--block BLOCK] GAME -'],
  },
});

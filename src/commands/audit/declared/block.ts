import { buildCommand } from '@stricli/core';
import { argument, count, json, key, only, optional } from '../../declared/parameters.ts';

/** Auditing a whole block. */
export const declaredBlock = buildCommand({
  loader: async () => (await import('../audit.ts')).audit,
  parameters: {
    flags: {
      key: { ...key, optional: true },
      game: optional('GAME', 'The game of records that others made'),
      block: optional('BLOCK', 'The block file of the block that those records should be'),
      packsOf: { ...optional('N', 'Tickets of a pack of those records  [the game’s own]'), parse: count },
      first: optional('NUMBER', 'Number of the first ticket of those records  [told by their numbers]'),
      json,
      output: optional('DIR', 'Folder of its owner alone for audit.html and report.json (made if missing)'),
    },
    aliases: { o: 'output' },
    positional: only(argument('BLOCK|RECORDS', 'A block file; or records as NDJSON, CSV or Parquet')),
  },
  docs: {
    brief: 'Audit a whole block: prizes, numbers, packs, fairness',
    fullDescription:
      'Plays every ticket and counts the block against the prize table, the plan and the rules of packs; looks for numbers that are missing, foreign or used twice; and tests, at a stated level, whether anything that can be seen goes with what is won, and how many bits somebody learns who scratches one zone. A block is dealt with its --key, and bound by a Merkle root in BLOCK.root.json, which may be published. Records that others made need --game. Findings name what stands on tickets that are wrong, live ones too: the report is written for its owner alone, and what is printed is to be kept as the records are. Exit code 0: nothing wrong; 1: errors found; 2: something could not be read.',
    customUsage: [
      '--key FILE [--json] [-o DIR] BLOCK',
      '--game GAME [--block BLOCK] [--packs-of N] [--first NUMBER] [--json] [-o DIR] RECORDS',
    ],
  },
});

import { buildCommand, buildRouteMap } from '@stricli/core';
import type { Desk } from '../desk.ts';

const text = (value: string): string => value;

function count(value: string): number {
  if (/^[1-9][0-9]{0,8}$/.test(value)) return Number(value);
  throw new Error(`a count is a whole number from 1, and ${JSON.stringify(value)} is not`);
}

const named = (placeholder: string, brief: string) =>
  ({ kind: 'parsed', brief, placeholder, parse: text }) as const;

const maybe = (placeholder: string, brief: string) =>
  ({ ...named(placeholder, brief), optional: true }) as const;

const key = named('FILE', 'Key of the block: the file that grattage key new made');
const block = { brief: 'The block file', placeholder: 'BLOCK', parse: text };

const whole = buildCommand<
  {
    readonly key?: string;
    readonly game?: string;
    readonly block?: string;
    readonly packsOf?: number;
    readonly first?: string;
    readonly json?: boolean;
    readonly output?: string;
  },
  [string],
  Desk
>({
  loader: async () => (await import('./audit.ts')).audit,
  parameters: {
    flags: {
      key: { ...key, optional: true },
      game: maybe('GAME', 'The game of records that others made'),
      block: maybe('BLOCK', 'The block file of the block that those records should be'),
      packsOf: {
        kind: 'parsed',
        brief: "Tickets of a pack of those records  [the game's own size]",
        placeholder: 'COUNT',
        parse: count,
        optional: true,
      },
      first: maybe('NUMBER', 'Number of the first ticket of those records  [told by their numbers]'),
      json: { kind: 'boolean', brief: 'Print the report as JSON', withNegated: false, optional: true },
      output: maybe('DIR', 'Folder of its owner alone for audit.html and report.json (made if missing)'),
    },
    aliases: { o: 'output' },
    positional: {
      kind: 'tuple',
      parameters: [
        {
          brief: 'A block file; or records as NDJSON, CSV or Parquet',
          placeholder: 'BLOCK|RECORDS',
          parse: text,
        },
      ],
    },
  },
  docs: {
    brief: 'Audit a whole block: prizes, numbers, packs, fairness',
    fullDescription:
      'Plays every ticket and counts the block against the prize table, the plan and the rules of packs; looks for numbers that are missing, foreign or used twice; and tests, at a stated level, whether anything that can be seen goes with what is won, and how many bits somebody learns who scratches one zone. A block is dealt with its --key, and bound by a Merkle root in BLOCK.root.json, which may be published. Records that others made need --game. Findings name what stands on tickets that are wrong, live ones too: the report is written for its owner alone, and what is printed is to be kept as the records are. Exit code 0: nothing wrong; 1: errors found; 2: something could not be read.',
    customUsage: [
      '--key FILE [--json] [-o DIR] BLOCK',
      '--game GAME [--block BLOCK] [--packs-of COUNT] [--first NUMBER] [--json] [-o DIR] RECORDS',
    ],
  },
});

const prove = buildCommand<
  { readonly key: string; readonly ticket: string; readonly output: string },
  [string],
  Desk
>({
  loader: async () => (await import('./prove.ts')).auditProve,
  parameters: {
    flags: {
      key,
      ticket: named('TICKET', 'The ticket: its number, or its place in the block from 1'),
      output: named('FILE', 'File for the proof; nothing is written over'),
    },
    aliases: { o: 'output' },
    positional: { kind: 'tuple', parameters: [block] },
  },
  docs: {
    brief: 'Prove that one ticket belongs to an audited block',
    fullDescription:
      'Writes the record of one ticket with its salt and its path to the root in BLOCK.root.json. Whoever has that root can verify it, and learns nothing of any other ticket. The look is logged.',
  },
});

const verify = buildCommand<{ readonly root: string }, [string], Desk>({
  loader: async () => (await import('./verify.ts')).auditVerify,
  parameters: {
    flags: {
      root: named('HEX|FILE', 'The root that was published: 64 hexadecimal digits, or the root file'),
    },
    positional: { kind: 'tuple', parameters: [{ brief: 'The proof', placeholder: 'PROOF', parse: text }] },
  },
  docs: {
    brief: 'Verify a proof of one ticket; no key is needed',
    fullDescription:
      'Says whether the ticket of a proof belongs to the block that the root binds, exactly as its record says. Exit code 0: it does; 1: it does not; 2: something could not be read.',
  },
});

/** `audit`, and what goes with its root. */
export const auditRoutes = buildRouteMap<'block' | 'prove' | 'verify', Desk>({
  routes: { block: whole, prove, verify },
  defaultCommand: 'block',
  docs: { brief: 'Audit a whole block; prove and verify its tickets' },
});

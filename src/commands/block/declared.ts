import { buildCommand, buildRouteMap, type TypedPositionalParameter } from '@stricli/core';
import type { Desk } from '../desk.ts';

const text = (value: string): string => value;

function emission(value: string): string {
  if (/^[0-9]{2}$/.test(value)) return value;
  throw new Error(`an emission is two digits, and ${JSON.stringify(value)} is not`);
}

function count(value: string): number {
  if (/^[1-9][0-9]{0,8}$/.test(value)) return Number(value);
  throw new Error(`a count is a whole number from 1, and ${JSON.stringify(value)} is not`);
}

const block: TypedPositionalParameter<string, Desk> = {
  brief: 'A block file, as `grattage block new` made it',
  placeholder: 'BLOCK',
  parse: text,
};

const onBlock = { kind: 'tuple', parameters: [block] } as const;

const key = {
  kind: 'parsed',
  brief: 'The key of the block, as `grattage key new` made it',
  placeholder: 'FILE',
  parse: text,
} as const;

const json = {
  kind: 'boolean',
  brief: 'Print the report as JSON',
  withNegated: false,
  optional: true,
} as const;

const RANGES =
  'Tickets are counted from 1 over the block, or named by the 16 digits on them: 1-50, 1201, 7,9,20-30.';

const LOGGED = 'Every look at live tickets is first written to BLOCK.log (see `grattage block log`).';

/** What is done with blocks. */
export const blockVerbs = buildRouteMap<string, Desk>({
  routes: {
    new: buildCommand({
      loader: async () => (await import('./new.ts')).blockNew,
      parameters: {
        flags: {
          emission: { kind: 'parsed', brief: 'The emission, two digits', placeholder: 'NN', parse: emission },
          block: { kind: 'parsed', brief: 'The block within it, from 1', placeholder: 'N', parse: count },
          packsOf: {
            kind: 'parsed',
            brief: 'Tickets of a pack  [the game’s own]',
            placeholder: 'N',
            parse: count,
            optional: true,
          },
          key: { ...key, brief: 'The key to deal from, as `grattage key new` made it' },
          output: { kind: 'parsed', brief: 'Block file, not yet there', placeholder: 'BLOCK', parse: text },
        },
        aliases: { o: 'output' },
        positional: {
          kind: 'tuple',
          parameters: [
            {
              brief: 'The game: happy-2014, rencontre-2007 (see `grattage games`)',
              placeholder: 'GAME',
              parse: text,
            },
          ],
        },
      },
      docs: {
        brief: 'Seal the recipe of a block',
        fullDescription:
          'Writes what a block is dealt from but the key: game, emission, block, packs, the plan’s version and hash, and a salted commitment that binds the key to them. It holds no secret, and is never written over another file. The same file and key deal the same tickets, byte for byte.',
      },
    }),
    records: buildCommand({
      loader: async () => (await import('./records.ts')).blockRecords,
      parameters: {
        flags: {
          key,
          tickets: {
            kind: 'parsed',
            brief: 'Tickets to deal, such as 1-50  [all]',
            placeholder: 'A-B',
            parse: text,
            optional: true,
          },
          format: {
            kind: 'enum',
            brief: 'Format of the records  [that of OUT’s name, else ndjson]',
            values: ['ndjson', 'csv', 'parquet'],
            optional: true,
          },
          output: {
            kind: 'parsed',
            brief: 'File for the records, not yet there, in a folder of its owner alone',
            placeholder: 'OUT',
            parse: text,
            optional: true,
          },
          to: {
            kind: 'parsed',
            brief: 'Encrypt to this recipient of age; may be said several times',
            placeholder: 'age1…',
            parse: text,
            variadic: true,
            optional: true,
          },
          plain: {
            kind: 'boolean',
            brief: 'Put NDJSON on standard output, not encrypted',
            withNegated: false,
            optional: true,
          },
        },
        aliases: { o: 'output' },
        positional: onBlock,
      },
      docs: {
        brief: 'Deal the records of a block',
        fullDescription: [
          'Deals tickets in their order and writes their records as they come. Records are secret: number and prize stand side by side.',
          'They leave the machine when they go where others cannot be kept out: to standard output, to a folder that others may look into, to a file system that another machine serves. Then they are encrypted to an age recipient with --to, or put on standard output as NDJSON with --plain. Without either they go to a file for its owner alone (mode 600) in a folder for its owner alone (700, made if missing); what is copied from there, or backed up, is beyond this program.',
          'CSV: semicolons, UTF-8 with byte order mark, one column a value named by its place in the record, such as surfaces.mois[0].amount; leading zeros are kept. Parquet: the same columns, digits as text.',
          RANGES,
          LOGGED,
        ].join('\n\n'),
        customUsage: [
          '--key FILE -o OUT [--tickets A-B] [--format ndjson|csv|parquet] BLOCK',
          '--key FILE --to age1… [-o OUT] [--tickets A-B] [--format ndjson|csv|parquet] BLOCK',
          '--key FILE --plain [--tickets A-B] BLOCK',
        ],
      },
    }),
    show: buildCommand({
      loader: async () => (await import('./show.ts')).blockShow,
      parameters: {
        flags: {
          key,
          ticket: {
            kind: 'parsed',
            brief: 'The 16 digits on the ticket, or its count from 1',
            placeholder: 'NUMBER',
            parse: text,
          },
        },
        positional: onBlock,
      },
      docs: {
        brief: 'Show the record of one ticket to who holds the key',
        fullDescription: `Prints the record of one ticket as a line of JSON on standard output. ${LOGGED}`,
      },
    }),
    omit: buildCommand({
      loader: async () => (await import('./omit.ts')).blockOmit,
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
    }),
    left: buildCommand({
      loader: async () => (await import('./left.ts')).blockLeft,
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
    }),
    tally: buildCommand({
      loader: async () => (await import('./tally.ts')).blockTally,
      parameters: {
        flags: {
          delivered: {
            kind: 'parsed',
            brief: 'List of delivered tickets; may be said several times',
            placeholder: 'FILE',
            parse: text,
            variadic: true,
            optional: true,
          },
          destroyed: {
            kind: 'parsed',
            brief: 'List of destroyed tickets; may be said several times',
            placeholder: 'FILE',
            parse: text,
            variadic: true,
            optional: true,
          },
          omitted: {
            kind: 'parsed',
            brief: 'File of omitted tickets  [BLOCK.omitted.json]',
            placeholder: 'FILE',
            parse: text,
            optional: true,
          },
          json,
        },
        positional: onBlock,
      },
      docs: {
        brief: 'Account for every ticket: delivered, destroyed or omitted',
        fullDescription:
          'Checks number by number that each ticket of the block is in one of the lists, and once. A list has a ticket number on each line, or the first and last of several: 2140100000000017-2140100000010008. Missing tickets, tickets listed twice, numbers of other blocks and wrong check digits are named. Exit code 0: every ticket is accounted for; 1: faults found; 2: a list could not be read.',
      },
    }),
    wipe: buildCommand({
      loader: async () => (await import('./wipe.ts')).blockWipe,
      parameters: {
        flags: {
          block: {
            kind: 'parsed',
            brief: 'Log it in the log of this block  [wiped.log beside each file]',
            placeholder: 'BLOCK',
            parse: text,
            optional: true,
          },
        },
        positional: {
          kind: 'array',
          parameter: { brief: 'Folder of a job, or a live file', placeholder: 'JOB|FILE', parse: text },
        },
      },
      docs: {
        brief: 'Overwrite and remove live files',
        fullDescription:
          'Overwrites each file once with bytes drawn by chance, makes sure of it on the disk, and removes the file; of a job of plates, the files of its exposure list and what a crash left of one in the making. Only files for their owner alone are wiped; keys, block files and logs never are. Flash disks, file systems that keep a journal or copies, snapshots and backups may still hold what stood there: only a disk that was encrypted as a whole, or is destroyed, is sure.',
      },
    }),
    log: buildCommand({
      loader: async () => (await import('./log.ts')).blockLog,
      parameters: {
        flags: {
          holds: {
            kind: 'parsed',
            brief: 'Make sure that the entry with this hash is still there',
            placeholder: 'HASH',
            parse: text,
            optional: true,
          },
          json,
        },
        positional: onBlock,
      },
      docs: {
        brief: 'Print who looked at live tickets',
        fullDescription:
          'Checks the chain of BLOCK.log and prints its entries. An entry that was changed, taken out or put in between breaks the chain, and its line is named. Entries cut off at the end are missed only by who noted the last hash: ask for it with --holds.',
      },
    }),
  },
  docs: { brief: 'Deal blocks, look at them, and account for their tickets' },
});

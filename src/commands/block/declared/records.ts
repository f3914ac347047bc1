import { buildCommand } from '@stricli/core';
import { block, key, only, optional } from '../../declared/parameters.ts';
import { LOGGED, RANGES } from './words.ts';

/** Dealing the records of a block. */
export const declaredRecords = buildCommand({
  loader: async () => (await import('../records.ts')).blockRecords,
  parameters: {
    flags: {
      key,
      tickets: optional('A-B', 'Tickets to deal, such as 1-50  [all]'),
      format: {
        kind: 'enum',
        brief: 'Format of the records  [that of OUT’s name, else ndjson]',
        values: ['ndjson', 'csv', 'parquet'],
        optional: true,
      },
      output: optional('OUT', 'File for the records, not yet there, in a folder of its owner alone'),
      to: {
        ...optional('age1…', 'Encrypt to this recipient of age; may be given several times'),
        variadic: true,
      },
      plain: {
        kind: 'boolean',
        brief: 'Put NDJSON on standard output, not encrypted',
        withNegated: false,
        optional: true,
      },
    },
    aliases: { o: 'output' },
    positional: only(block),
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
});

import { buildCommand } from '@stricli/core';
import { argument, count, json, key, omitted, only, optional } from './parameters.ts';

/** Reading finished plates back. */
export const declaredReadback = buildCommand({
  loader: async () => (await import('../readback/readback.ts')).readback,
  parameters: {
    flags: {
      records: optional(
        'FILE|-',
        'Records as NDJSON, CSV or Parquet; - for NDJSON on standard input  [those beside specimens]',
      ),
      block: optional('BLOCK', 'Block file that the records are dealt from, in place of --records'),
      key: { ...key, optional: true },
      omitted,
      raster: { ...optional('N', 'Look at so many sheets as pictures too  [none]'), parse: count },
      seed: optional('TEXT', 'What draws those sheets  [drawn by chance, and said]'),
      workers: { ...optional('N', 'Processes that read files of a block  [one a core]'), parse: count },
      json,
    },
    positional: only(argument('JOB', 'Folder of a job of plates, or its job.json')),
  },
  docs: {
    brief: 'Read finished plates back, and hold every ticket against its record',
    fullDescription:
      'Reads all files of a job back, and imaging and composite files to records: cells by the outlines of their glyphs and symbols, codes by their bars. Each ticket is judged by the règlement and compared with its record: zones, numbers, codes, front and back. Fixed art is held to what was approved, and the register marks of all plates to each other. With --block and --key the records of a live job are dealt anew, and the look is logged; tickets that were withdrawn before the plates were made are left out, as BLOCK.omitted.json lists them. --raster renders some sheets at 600 dpi and has them read by other programs. Exit code 0: every ticket is what its record says; 1: differences found; 2: the job cannot be read.',
  },
});

import { buildCommand } from '@stricli/core';
import { InputError } from '../../base/fault.ts';
import { count, game, key, only, optional, required } from './parameters.ts';

/** Throws  InputError unless it is five digits */
function gameCode(value: string): string {
  if (/^[0-9]{5}$/.test(value)) return value;
  throw new InputError(`a game code is 5 digits, and ${JSON.stringify(value)} is not`);
}

/** Throws  InputError unless it is one sheet, or the first and the last of several */
function sheetSpan(value: string): { readonly first: number; readonly last: number } {
  const [, first, last = first] = /^([1-9][0-9]{0,6})(?:-([1-9][0-9]{0,6}))?$/.exec(value) ?? [];
  const span = { first: Number(first), last: Number(last) };
  if (span.first <= span.last) return span;
  throw new InputError(
    `sheets are named as 1-500 or 12, from 1 on and the first of them first, and not as ${JSON.stringify(value)}`,
  );
}

/** Writing what a press takes. */
export const declaredPlates = buildCommand({
  loader: async () => (await import('../plates.ts')).plates,
  parameters: {
    flags: {
      output: required('DIR', 'Folder for the plates (made if missing), of this job alone'),
      records: optional(
        'FILE|-',
        'Records as NDJSON, CSV or Parquet; - for NDJSON on standard input  [the specimens]',
      ),
      emission: {
        ...optional('CODE', 'The game code that every record must bear, 5 digits  [any one]'),
        parse: gameCode,
      },
      press: optional('NAME|FILE.json', 'Press of assets/press, or a file of your own  [b1]'),
      order: {
        kind: 'enum',
        brief: 'Order of the tickets  [the press’s; specimens on sheets: step-and-repeat]',
        values: ['step-and-repeat', 'cut-and-stack', 'ribbon'],
        optional: true,
      },
      pack: {
        ...optional('N', 'Tickets of a pack  [50 where tickets to be sold are stacked or folded]'),
        parse: count,
      },
      block: optional('BLOCK', 'Block file that the tickets are dealt from, in place of --records'),
      key: { ...key, brief: 'The key of the block, as `grattage key new` made it', optional: true },
      sheets: { ...optional('A-B', 'Sheets of the block to make  [all]'), parse: sheetSpan },
      workers: { ...optional('N', 'Processes that image sheets of a block  [one a core]'), parse: count },
      condition: optional('FILE.json', 'Printing condition: a JSON file beside its ICC profile  [FOGRA39]'),
      vt: {
        kind: 'enum',
        brief: 'PDF/VT-1: composite.pdf by sheet, or a further tickets.pdf by ticket',
        values: ['sheet', 'ticket'],
        optional: true,
      },
    },
    aliases: { o: 'output' },
    positional: only(game),
  },
  docs: {
    brief: 'Write the plates of a job: one PDF a pass, imaging, composite',
    fullDescription:
      'Writes a one-sheet PDF for each fixed pass, an imaging PDF for each side with a page a sheet, composite.pdf for proofs and digital presses, and job.json with inks, passes, press, sheet map and the hash of each file. Without --records the specimens are printed. Nothing is written if a rule finds an error. With --block and --key the tickets of a block are imaged straight onto sheets, in as many processes as there are cores, into files of some 2,000 sheets; composite.pdf then shows the first sheet alone. Stopped at any moment, the same command goes on from there, and the files are the same bytes as if it had not been. A job takes the place of the one that the folder has, once it is whole; live plates give way to the same ones only, and a folder with other PDFs is refused.',
  },
});

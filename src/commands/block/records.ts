import { stat } from 'node:fs/promises';
import { plain } from '../../base/count.ts';
import { InputError } from '../../base/fault.ts';
import { dealtTickets } from '../../block/dealt-tickets.ts';
import { recordBytes } from '../../block/record-bytes.ts';
import { rangesText, readRanges, ticketsIn, wholeBlock } from '../../block/ticket-range.ts';
import { pour } from '../../files/pour.ts';
import type { RecordFormat } from '../../files/record-file.ts';
import { writeNewSecret } from '../../files/secret-file.ts';
import type { Ticket } from '../../game/ticket.ts';
import type { Desk } from '../desk.ts';
import { blockName, logLook } from '../look.ts';
import { openedBlock } from '../opened-block.ts';
import { type Progress, withProgress } from '../progress.ts';
import { plural } from '../report-text.ts';
import { type Destination, destinationOf, RECORDS, type WhereFlags } from './destination.ts';
import { withInterruption } from './interruption.ts';

interface Flags extends WhereFlags {
  readonly key: string;
  readonly tickets?: string;
}

/** Streams the records of a block, or of some of its tickets, to where they may go. */
export async function blockRecords(this: Desk, flags: Flags, path: string): Promise<void> {
  const where = await destinationOf(flags);
  const { file, deal, template } = await openedBlock(path, flags.key);
  const ranges = flags.tickets === undefined ? wholeBlock(file) : readRanges(flags.tickets, file);
  const count = ticketsIn(ranges);
  const tickets = rangesText(ranges);
  const log = await logLook(this, { path, file }, { what: lookWords(where), tickets });

  await withInterruption((interruption) =>
    withProgress(barOf(this, where), { of: count, noun: 'ticket' }, async (progress) => {
      const watch = { desk: this, where, interruption, progress };
      const bytes = recordBytes(watched(dealtTickets(deal, ranges), watch), {
        game: template.game,
        format: where.format,
      });
      await send(this, where, bytes);
    }),
  );
  this.say(`${blockName(file)}: ${plural(count, 'ticket')}${count === file.tickets ? '' : ` (${tickets})`}`);
  if (where.output !== null) await sayFile(this, where.output, where);
  this.say(`  logged in ${log}`);
}

/** Why  records that go to standard output may go to the same screen, and a bar would stand among them */
const barOf = ({ terminal }: Desk, { output }: Destination): Pick<Desk, 'terminal'> => ({
  terminal: output === null ? null : terminal,
});

async function send(desk: Desk, { output, through }: Destination, bytes: AsyncIterable<Uint8Array>) {
  if (output === null) {
    for await (const piece of through(bytes)) await desk.data(piece);
    return;
  }
  await writeNewSecret(output, { what: RECORDS, fill: (sink) => pour(through(bytes), sink) });
}

interface Watch {
  readonly desk: Desk;
  readonly where: Destination;
  readonly interruption: AbortSignal;
  readonly progress: Progress;
}

/**
 * Packs as they are dealt, as long as somebody wants them.
 *
 * Throws  InputError when it is interrupted: what was begun is then taken away
 */
function* watched(
  packs: Iterable<readonly Ticket[]>,
  { desk, where, interruption, progress }: Watch,
): Generator<readonly Ticket[]> {
  for (const tickets of packs) {
    if (interruption.aborted) throw stopped(where);
    if (where.output === null && desk.readerLeft()) return;
    yield tickets;
    progress.add(tickets.length);
  }
}

const stopped = ({ output }: Destination): InputError =>
  new InputError(output === null ? 'stopped' : `stopped: ${output} was not written`, {
    hint: 'the same command gives the same records',
  });

/** For the log: in which form, and where to. */
function lookWords({ output, format, recipients }: Destination): string {
  const to = output === null ? 'standard output' : output;
  const how = recipients === 0 ? '' : `, encrypted to ${plural(recipients, 'recipient')}`;
  return `records as ${format} to ${to}${how}`;
}

async function sayFile(desk: Desk, output: string, { format, recipients }: Destination): Promise<void> {
  const { size } = await stat(output);
  const how =
    recipients === 0 ? 'for its owner alone' : `encrypted to ${plural(recipients, 'recipient')} of age`;
  desk.say(`  in ${output}: ${plain(Math.ceil(size / 1000))} kB of ${NAMES[format]}, ${how}`);
  if (recipients === 0) desk.say(`  it is secret: remove it with grattage block wipe ${output}`);
}

const NAMES: Readonly<Record<RecordFormat, string>> = { ndjson: 'NDJSON', csv: 'CSV', parquet: 'Parquet' };

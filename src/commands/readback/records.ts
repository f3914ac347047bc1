import { join } from 'node:path';
import { plain } from '../../base/count.ts';
import { InputError } from '../../base/fault.ts';
import type { BlockFile } from '../../block/block-file.ts';
import { readOmitted } from '../../block/omissions.ts';
import {
  placeOf,
  rangesText,
  readRanges,
  type TicketRange,
  ticketsIn,
  without,
} from '../../block/ticket-range.ts';
import { readRecords } from '../../files/records.ts';
import { recordColumns } from '../../game/columns.ts';
import type { Game } from '../../game/game.ts';
import { ListedRegister, type Register } from '../../readback/register.ts';
import type { Job, JobAt } from '../../rip/job.ts';
import { loadTemplate } from '../../template/load.ts';
import type { Desk } from '../desk.ts';
import { beside, blockName, logLook } from '../look.ts';
import { openedBlock } from '../opened-block.ts';
import { plural, spanText } from '../report-text.ts';
import { DealtRegister } from './dealt-register.ts';

/** What flags say of the records that a job is held against. */
export interface RecordsAsked {
  readonly records?: string;
  readonly block?: string;
  readonly key?: string;
  /** The list of the block's omitted tickets, where it is not beside the block. */
  readonly omitted?: string;
}

/** The tickets of a block that a job is of, and what deals them. */
export interface DealtJob {
  readonly file: BlockFile;
  /** Where the block file lies, for messages. */
  readonly path: string;
  readonly key: Uint8Array;
  readonly ranges: readonly TicketRange[];
}

/** What a job is held against; `dealt` where a block deals it, so that others can deal it as well. */
export interface JobRecords {
  readonly register: Register;
  readonly dealt: DealtJob | null;
}

/**
 * The records that a job is held against: those named, those that its block deals, or those beside the plates of
 * specimens.
 *
 * Throws  InputError if a live job comes without records, if they are named twice over, or if they are not the job's
 */
export async function recordsOf(
  desk: Desk,
  { folder, job }: JobAt,
  { records, block, key, omitted }: RecordsAsked,
): Promise<JobRecords> {
  if (block !== undefined || key !== undefined) {
    if (block === undefined || key === undefined) {
      throw new InputError('--block and --key are named together, and only one of them is', {
        hint: 'records are dealt from a block with its key',
      });
    }
    if (records !== undefined) {
      throw new InputError('--records and --block both name the records of the job', { hint: 'name one' });
    }
    return dealtRecords(desk, { folder, job }, { block, key, omitted: omitted ?? beside(block, OMITTED) });
  }
  if (omitted !== undefined) {
    throw new InputError('--omitted lists tickets of a block, and no block is named', {
      hint: 'name the block with --block, and its key with --key',
    });
  }
  const named = records ?? (job.records === null ? null : join(folder, job.records));
  if (named !== null) return { register: await namedRecords(desk, named, job), dealt: null };
  throw new InputError(`${folder}: is a job of live tickets, whose records are not beside it`, {
    hint: 'name its records with --records, or the block that they were dealt from with --block and --key',
  });
}

async function namedRecords(desk: Desk, path: string, job: Job): Promise<Register> {
  const { game } = await loadTemplate(job.game);
  const { records, unreadable } = await readRecords({ path, columns: recordColumns(game) }, desk.stdin);
  const [first] = unreadable;
  if (first !== undefined) {
    throw new InputError(`${path}:${first.line}:${first.column}: ${first.because}`, {
      hint: `mend ${plural(unreadable.length, 'line')}; grattage check names them all`,
    });
  }
  if (records.length > 0 && records.every((record) => isForeign(record, game))) {
    throw new InputError(`${path}: holds records of another game than the job’s`, {
      hint: `name records of ${job.game}, from which the plates were made`,
    });
  }
  if (records.length !== job.tickets.count) {
    throw new InputError(
      `${path}: holds ${plural(records.length, 'record')}, and the job has ${plural(job.tickets.count, 'ticket')}`,
      { hint: 'name the records that the plates were made from' },
    );
  }
  return new ListedRegister(game, records);
}

/** Whether a record names surfaces, and none of them is the game's. */
function isForeign(record: object, game: Game): boolean {
  const surfaces = 'surfaces' in record ? record.surfaces : null;
  const names = typeof surfaces === 'object' && surfaces !== null ? Object.keys(surfaces) : [];
  return names.length > 0 && !names.some((name) => game.surfaces.some(({ id }) => id === name));
}

/** Which sheets a job holds, where not all. */
const sheetsOf = ({ made }: Job): string => (made === undefined ? '' : `${spanText(made)} of `);

/** What `grattage block omit` writes beside a block. */
const OMITTED = 'omitted.json';

/**
 * The records of a job's tickets alone, dealt anew from their block, pack by pack.
 *
 * Order   the look is logged before a ticket is dealt, and none is where job and block do not belong together
 */
async function dealtRecords(
  desk: Desk,
  { folder, job }: JobAt,
  { block: path, key, omitted }: Readonly<Record<'block' | 'key' | 'omitted', string>>,
): Promise<JobRecords> {
  if (job.specimens) {
    throw new InputError(`${folder}: is a job of specimens, which no block deals`, {
      hint: 'leave --block and --key out: its records are beside it',
    });
  }
  const { file, deal, key: secret } = await openedBlock(path, key);
  const ranges = await ticketsOf({ folder, job }, { path, file, omitted });
  const tickets = rangesText(ranges);
  const log = await logLook(desk, { path, file }, { what: `readback of ${sheetsOf(job)}${folder}`, tickets });
  desk.say(`${blockName(file)}: ${plural(ticketsIn(ranges), 'ticket')} (${tickets})`);
  desk.say(`  logged in ${log}`);
  const register = new DealtRegister(deal, { file, ranges, places: job.places.length });
  return { register, dealt: { file, path, key: secret, ranges } };
}

/** A block file, where it lies, and where the list of its omitted tickets does. */
interface BlockAsked {
  readonly path: string;
  readonly file: BlockFile;
  readonly omitted: string;
}

/**
 * Which tickets of a block a job is of: all from its first to its last, as `job.json` counts them, but those that were
 * withdrawn before it was made.
 *
 * Why     tickets are withdrawn before they are printed, and others after it. Omissions stand in the order of time, so that
 *         the first few of them are those before: how many, the count of the job says, and what it holds is then held
 *         against what is dealt
 * Throws  InputError if job and block do not belong together, or the job leaves out others
 */
async function ticketsOf({ folder, job }: JobAt, block: BlockAsked): Promise<readonly TicketRange[]> {
  const { count, first, last } = job.tickets;
  const all = [rangeOf({ folder, job }, block)];
  if (ticketsIn(all) === count) return all;
  let left: readonly TicketRange[] = all;
  for (const { tickets } of (await readOmitted(block.omitted, block.file)).omissions) {
    left = without(left, readRanges(tickets, block.file));
    if (ticketsIn(left) === count) return left;
  }
  const omitted = ticketsIn(all) - ticketsIn(left);
  const others = omitted === 0 ? '' : `, nor those without the ${plain(omitted)} that were omitted`;
  throw new InputError(
    `${folder}: its ${plural(count, 'ticket')} are not all those from ${first} to ${last}${others}`,
    { hint: `name its records with --records; what was omitted is looked up in ${block.omitted}` },
  );
}

/**
 * From the first ticket of a job to its last.
 *
 * Throws  InputError if the block does not have them
 */
function rangeOf({ folder, job }: JobAt, { path, file }: BlockAsked): TicketRange {
  if (job.game !== file.game) {
    throw new InputError(`${folder}: is a job of ${job.game}, and ${path} is a block of ${file.game}`, {
      hint: ITS_BLOCK,
    });
  }
  const placeIn = (number: string): number => {
    const placed = placeOf(number, file);
    if ('at' in placed) return placed.at;
    throw new InputError(`${folder}: its ticket ${number} ${placed.because}`, { hint: ITS_BLOCK });
  };
  return { first: placeIn(job.tickets.first), last: placeIn(job.tickets.last) };
}

const ITS_BLOCK = 'name the block that the records of the job were dealt from';

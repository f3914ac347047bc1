import { join } from 'node:path';
import type { Checked } from '../base/checked.ts';
import { InputError } from '../base/fault.ts';
import { hasErrors } from '../base/finding.ts';
import { specimens } from '../block/specimens.ts';
import type { Condition } from '../face/page.ts';
import { readRecords } from '../files/records.ts';
import { SECRET_MODE, writeWhole, writeWholeBytes } from '../files/whole-file.ts';
import { recordColumns } from '../game/columns.ts';
import type { Game } from '../game/game.ts';
import { isSpecimen } from '../game/number.ts';
import { readRecord, writeRecord } from '../game/record.ts';
import type { Ticket } from '../game/ticket.ts';
import { loadPress } from '../imposition/load-press.ts';
import type { Order } from '../imposition/order.ts';
import type { SheetJob } from '../imposition/sheet.ts';
import { writePdf } from '../pdf/write/write-pdf.ts';
import { type PlateWishes, platesOf } from '../pipeline.ts';
import { factsOf } from '../rip/file-facts.ts';
import { JOB_FILE, type Job, type JobFile, type SheetSpan } from '../rip/job.ts';
import { fileFacts, jobFacts, RECORDS_FILE, shapeOf } from '../rip/job-facts.ts';
import { mustBeForOneJob, mustNotTakeLivePlates, replaceJob } from '../rip/job-folder.ts';
import { readCondition } from '../rip/load-condition.ts';
import type { PlateFile } from '../rip/plate-files.ts';
import { loadTemplate } from '../template/load.ts';
import type { Desk } from './desk.ts';
import { withheld } from './live-finding.ts';
import { type BlockFlags, blockPlates } from './plates/of-block.ts';
import { platesReport } from './plates-report.ts';
import { findingLine, plural } from './report-text.ts';

interface Flags {
  readonly output: string;
  readonly records?: string;
  readonly press?: string;
  readonly condition?: string;
  readonly order?: Order['kind'];
  readonly pack?: number;
  readonly emission?: string;
  readonly vt?: 'sheet' | 'ticket';
  readonly block?: string;
  readonly key?: string;
  readonly sheets?: SheetSpan;
  readonly workers?: number;
}

/** Writes the plates of a job: a file each fixed pass, the imager's files, a composite, and the job that names them. */
export async function plates(this: Desk, flags: Flags, id: string): Promise<void> {
  const { block, key, ...others } = flags;
  if (block !== undefined && key !== undefined) {
    await blockPlates(this, blockFlags({ ...others, block, key }), id);
    return;
  }
  refuseBlockFlags(flags);
  const template = await loadTemplate(id);
  const { game } = template;
  const wishes = wishesIn(flags);
  await mustBeForOneJob(flags.output);
  const tickets =
    flags.records === undefined
      ? specimens(game).map(({ ticket }) => ticket)
      : await ticketsOf(this, game, flags.records);
  const { findings, job, files } = platesOf(template, tickets, wishes);
  const areLive = !tickets.every(({ number }) => number !== null && isSpecimen(number));
  for (const finding of findings) this.say(findingLine(areLive ? withheld(finding) : finding));
  if (hasErrors(findings)) this.foundErrors();
  if (job === null || files === null) {
    this.say('no plate was written: errors stand in the way');
    return;
  }
  const { plan, map } = shapeOf(job);
  const { first, last } = map;
  await mustNotTakeLivePlates(flags.output, {
    press: plan.press,
    tickets: { count: plan.tickets, first, last },
  });
  const { condition } = wishes;
  const made = await write(flags.output, {
    game,
    tickets,
    job,
    files,
    ...(condition === undefined ? {} : { condition }),
  });
  for (const line of platesReport(made, { folder: flags.output, press: job.press })) this.say(line);
}

/** What of the flags a block is put on plates with; the others are told by the block itself. */
function blockFlags({
  records,
  emission,
  pack,
  vt,
  ...flags
}: Flags & Pick<BlockFlags, 'block' | 'key'>): BlockFlags {
  const others = Object.entries({ records, emission, pack, vt }).flatMap(([name, value]) =>
    value === undefined ? [] : [`--${name}`],
  );
  if (others.length === 0) return flags;
  throw new InputError(`${others.join(' and ')} cannot be named with --block`, {
    hint: 'a block says itself which tickets it has and in which packs; PDF/VT is made of records',
  });
}

/** Throws  InputError if something is asked that only a block has */
function refuseBlockFlags({ block, key, sheets, workers }: Flags): void {
  if (block !== undefined || key !== undefined) {
    throw new InputError('--block and --key are named together, and only one of them is', {
      hint: 'tickets are dealt from a block with its key',
    });
  }
  if (sheets === undefined && workers === undefined) return;
  throw new InputError(`--${sheets === undefined ? 'workers' : 'sheets'} is asked of no block`, {
    hint: 'name the block with --block and its key with --key',
  });
}

/** What the flags ask for, their files read. */
function wishesIn({ records, press, condition, order, pack, emission, vt }: Flags): PlateWishes {
  if (emission !== undefined && records === undefined) {
    throw new InputError(`specimens are of no emission, and --emission names ${emission}`, {
      hint: 'name the records of the emission with --records',
    });
  }
  return {
    press: loadPress(press),
    ...(condition === undefined ? {} : { condition: readCondition(condition) }),
    ...(order === undefined ? {} : { order }),
    ...(pack === undefined ? {} : { pack }),
    ...(emission === undefined ? {} : { emission }),
    ...(vt === undefined ? {} : { vt }),
  };
}

/**
 * The tickets of a file of records.
 *
 * Throws  InputError if a line is no record: plates are made of all of them or not at all
 */
async function ticketsOf(desk: Desk, game: Game, path: string): Promise<readonly Ticket[]> {
  const { records, unreadable } = await readRecords({ path, columns: recordColumns(game) }, desk.stdin);
  const [first] = unreadable;
  if (first !== undefined) {
    throw new InputError(`${path}:${first.line}:${first.column}: ${first.because}`, {
      hint: `mend ${plural(unreadable.length, 'line')}; grattage check names them all`,
    });
  }
  if (records.length === 0)
    throw new InputError(`${path}: holds no record`, {
      hint: 'records are NDJSON, CSV or Parquet',
    });
  return records.map((record) => readRecord(game, record));
}

interface ToWrite {
  readonly game: Game;
  readonly tickets: readonly Ticket[];
  readonly job: SheetJob;
  readonly files: readonly Checked<PlateFile>[];
  readonly condition?: Condition;
}

/** How a file is made: its owner's alone where it is secret. */
type Mode = { readonly mode?: number };

/** Puts the job into its folder, whole or not at all, in place of the one that was there. */
function write(output: string, { game, tickets, job, files, ...more }: ToWrite): Promise<Job> {
  const isSecret = !job.tickets.every(isSpecimen);
  const mode = isSecret ? { mode: SECRET_MODE } : {};
  return replaceJob(output, { isSecret }, async (into) => {
    const made: JobFile[] = [];
    for (const file of files) made.push(await writePlate(into, file, mode));
    const records = isSecret ? null : recordLines(game, tickets);
    if (records !== null) await writeWholeBytes(join(into, RECORDS_FILE), records, mode);
    const facts = jobFacts({ game, job: shapeOf(job), files: made, records, ...more });
    await writeWholeBytes(join(into, JOB_FILE), `${JSON.stringify(facts, null, 2)}\n`, mode);
    return facts;
  });
}

const recordLines = (game: Game, tickets: readonly Ticket[]): string =>
  tickets.map((ticket) => `${JSON.stringify(writeRecord(game, ticket))}\n`).join('');

async function writePlate(into: string, file: Checked<PlateFile>, mode: Mode): Promise<JobFile> {
  const path = join(into, file.name);
  await writeWhole(path, (sink) => writePdf(file, sink), mode);
  return fileFacts(file, await factsOf(path));
}

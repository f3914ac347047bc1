import { readdir, rm } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import type { Checked } from '../../base/checked.ts';
import { plain } from '../../base/count.ts';
import { InputError } from '../../base/fault.ts';
import type { Finding } from '../../base/finding.ts';
import { SECRET_MODE, writeWhole, writeWholeBytes } from '../../files/whole-file.ts';
import type { MadePart } from '../../imaging/make-part.ts';
import type { BlockOrder } from '../../imaging/open-line.ts';
import { partName, partsOf } from '../../imaging/parts.ts';
import type { SheetRange } from '../../imaging/sections.ts';
import type { Side } from '../../imposition/places.ts';
import type { Plan } from '../../imposition/sheet.ts';
import { mapOf } from '../../imposition/sheet-map.ts';
import { fogra39 } from '../../pdf/write/fogra39.ts';
import { writePdf } from '../../pdf/write/write-pdf.ts';
import type { BlockPlates } from '../../pipeline.ts';
import { type BlockAsked, type JournalPart, openBlockJournal } from '../../rip/block-journal.ts';
import { factsOf, hashOf } from '../../rip/file-facts.ts';
import { JOB_FILE, type Job, type JobFile } from '../../rip/job.ts';
import { fileFacts, type JobShape, jobFacts } from '../../rip/job-facts.ts';
import { JOURNAL_FILE } from '../../rip/job-folder.ts';
import type { PlateFile } from '../../rip/plate-files.ts';
import type { Desk } from '../desk.ts';
import type { OpenedBlock } from '../opened-block.ts';
import { withProgress } from '../progress.ts';
import { plural } from '../report-text.ts';
import { makeParts } from './workers.ts';

/** All that the job of a block is made from. */
export interface BlockJobParts {
  readonly opened: OpenedBlock;
  /** Where the block file lies. */
  readonly path: string;
  readonly order: BlockOrder;
  readonly plan: Plan;
  /** The sheets that are asked for. */
  readonly range: SheetRange;
  readonly plates: BlockPlates & { readonly files: readonly Checked<PlateFile>[] };
  /** The folder that it is made in. */
  readonly into: string;
}

/** How it is made. */
export interface BlockJobMaking {
  /** Left out: one for each core. */
  readonly workers: number | undefined;
  readonly interruption: AbortSignal;
}

/** The job as it lies in the folder; null where tickets were found wrong. */
export interface MadeBlockJob {
  readonly job: Job | null;
  readonly findings: readonly Finding[];
  /** Sheets that an earlier try had made. */
  readonly reused: number;
}

/**
 * Makes the job of a block where it was stopped before, or from its beginning.
 *
 * Order   fixed plates and composite, imaging files as they come, then `job.json`
 * Throws  InputError if it is interrupted, what is made so far kept and the way on told; or if the folder holds what was made
 *         of another job
 */
export async function makeBlockJob(
  desk: Desk,
  parts: BlockJobParts,
  making: BlockJobMaking,
): Promise<MadeBlockJob> {
  const { opened, path, order, plan, range, plates, into } = parts;
  const { journal, parts: kept } = await openBlockJournal(into, await askedOf(parts));
  try {
    await clearHalves(into, kept);
    const files: JobFile[] = [];
    for (const file of plates.files) files.push(await writePlate(into, file, range));
    const isMade = new Set(kept.map(({ sheets }) => sheets.from));
    const todo = partsOf(plan, range).filter(({ from }) => !isMade.has(from));
    const reused = kept.reduce((sum, { sheets }) => sum + sheets.to - sheets.from, 0);
    if (reused > 0) desk.say(`${plural(reused, 'sheet')} were made before, and are kept`);
    const all: JournalPart[] = [...kept];
    const made = async (part: MadePart): Promise<void> => {
      const line = journalPart(plan, part);
      await journal.write(line);
      all.push(line);
    };
    const findings = await withProgress(
      desk,
      { of: (range.to - range.from - reused) * plan.places.length, noun: 'ticket' },
      ({ add }) =>
        makeParts({ file: opened.file, path, key: opened.key, order, folder: into }, todo, {
          workers: making.workers ?? availableParallelism(),
          made,
          progress: (sheets) => add(sheets * plan.places.length),
          interruption: making.interruption,
        }).catch((cause: unknown) => {
          throw making.interruption.aborted ? stopped(all, range) : cause;
        }),
    );
    if (findings.length > 0) return { job: null, findings, reused };
    const job = jobOf(parts, [...files, ...imagingFiles(parts, all)]);
    await writeWholeBytes(join(into, JOB_FILE), `${JSON.stringify(job, null, 2)}\n`, { mode: SECRET_MODE });
    return { job, findings, reused };
  } finally {
    await journal.close();
  }
}

/** All that the files hang on. */
async function askedOf({ opened: { file }, order, plan, range, plates }: BlockJobParts): Promise<BlockAsked> {
  return {
    game: file.game,
    block: file.commitment,
    press: hashOf(JSON.stringify(plan.press)),
    order: JSON.stringify(plan.order),
    pack: String(plan.pack),
    sheets: `${range.from}-${range.to}`,
    condition: hashOf((order.condition ?? fogra39()).profile),
    plates: await hashOfFiles([...plates.files, ...plates.imaging]),
  };
}

/** One hash of files that are written for it alone. */
async function hashOfFiles(files: readonly Checked<PlateFile>[]): Promise<string> {
  const hashes: string[] = [];
  for (const file of files) {
    const sink = new Kept();
    await writePdf(file, sink);
    hashes.push(`${file.name} ${hashOf(Buffer.concat(sink.bytes))}`);
  }
  return hashOf(hashes.join('\n'));
}

class Kept extends Writable {
  readonly bytes: Buffer[] = [];

  override _write(chunk: Buffer, _encoding: string, done: () => void): void {
    this.bytes.push(chunk);
    done();
  }
}

/** Takes away what a crash left half-made. */
async function clearHalves(into: string, kept: readonly JournalPart[]): Promise<void> {
  const whole = new Set([JOURNAL_FILE, ...kept.flatMap(({ recto, verso }) => [recto.name, verso.name])]);
  for (const name of await readdir(into)) if (!whole.has(name)) await rm(join(into, name), { force: true });
}

async function writePlate(into: string, file: Checked<PlateFile>, { from }: SheetRange): Promise<JobFile> {
  const path = join(into, file.name);
  await writeWhole(path, (sink) => writePdf(file, sink), { mode: SECRET_MODE });
  const facts = fileFacts(file, await factsOf(path));
  return file.kind === 'composite' ? { ...facts, sheets: { first: from + 1, last: from + 1 } } : facts;
}

function journalPart(plan: Plan, { sheets, files }: MadePart): JournalPart {
  const of = (side: Side) => ({ name: `${partName(plan, side, sheets)}.pdf`, ...files[side] });
  return { sheets, recto: of('recto'), verso: of('verso') };
}

/** The imaging files of all parts, each side in the order of its sheets. */
function imagingFiles({ plates, plan }: BlockJobParts, parts: readonly JournalPart[]): readonly JobFile[] {
  const inOrder = [...parts].sort((a, b) => a.sheets.from - b.sheets.from);
  return plates.imaging.flatMap((model) =>
    inOrder.map((part): JobFile => {
      const { name, ...facts } = part[model.side === 'recto' ? 'recto' : 'verso'];
      const { from, to } = part.sheets;
      const sheets = from === 0 && to === plan.sheets ? {} : { sheets: { first: from + 1, last: to } };
      return { ...fileFacts(model, facts), name, pages: to - from, ...sheets };
    }),
  );
}

function jobOf(
  { opened: { file, template }, order, plan, range }: BlockJobParts,
  files: readonly JobFile[],
): Job {
  const { condition } = order;
  return jobFacts({
    game: template.game,
    job: {
      plan,
      map: mapOf(plan, { first: file.firstNumber, last: file.lastNumber }),
      ...madeOf(plan, range),
    },
    files,
    records: null,
    ...(condition === undefined ? {} : { condition }),
  });
}

/** The sheets that are made, where they are not all. */
export const madeOf = (plan: Plan, { from, to }: SheetRange): Pick<JobShape, 'made'> =>
  from === 0 && to === plan.sheets ? {} : { made: { first: from + 1, last: to } };

function stopped(parts: readonly JournalPart[], range: SheetRange): InputError {
  const made = parts.reduce((sum, { sheets }) => sum + sheets.to - sheets.from, 0);
  const all = plural(range.to - range.from, 'sheet');
  return made === 0
    ? new InputError(`stopped: none of ${all} is made`, { hint: 'the same command begins anew' })
    : new InputError(`stopped: ${plain(made)} of ${all} are made, and are kept`, {
        hint: 'the same command goes on from there',
      });
}

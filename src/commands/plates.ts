import { chmod, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Checked } from '../base/checked.ts';
import { InputError } from '../base/fault.ts';
import { hasErrors } from '../base/finding.ts';
import { toMm } from '../base/length.ts';
import { specimens } from '../block/specimens.ts';
import { readRecords } from '../files/records.ts';
import { folder, SECRET_MODE, writeWhole } from '../files/whole-file.ts';
import type { Game } from '../game/game.ts';
import { isSpecimen } from '../game/number.ts';
import { readRecord, writeRecord } from '../game/record.ts';
import type { Ticket } from '../game/ticket.ts';
import { loadPress } from '../imposition/load-press.ts';
import { passesOn } from '../imposition/passes.ts';
import type { SheetJob } from '../imposition/sheet.ts';
import { sheetMap } from '../imposition/sheet-map.ts';
import { writePdf } from '../pdf/write/write-pdf.ts';
import { platesOf } from '../pipeline.ts';
import { hashOf, JOB_FILE, type Job, type JobFile } from '../rip/job.ts';
import type { PlateFile } from '../rip/plate-files.ts';
import { loadTemplate } from '../template/load.ts';
import type { Template } from '../template/template.ts';
import type { Desk } from './desk.ts';
import { findingLine, plural } from './report-text.ts';

interface Flags {
  readonly output: string;
  readonly records?: string;
  readonly press?: string;
}

/** Only their owner may look into a folder of live plates. */
const SECRET_FOLDER = 0o700;

/** Writes the plates of a job: a file each fixed pass, the imager's files, a composite, and the job that names them. */
export async function plates(this: Desk, flags: Flags, id: string): Promise<void> {
  const template = await loadTemplate(id);
  const press = loadPress(flags.press);
  const tickets =
    flags.records === undefined
      ? specimens(template.game).map(({ ticket }) => ticket)
      : await ticketsOf(this, template.game, flags.records);
  const { findings, job, files } = platesOf(template, tickets, press);
  for (const finding of findings) this.say(findingLine(finding));
  if (hasErrors(findings)) this.foundErrors();
  if (job === null || files === null) {
    this.say('no plate was written: errors stand in the way');
    return;
  }
  const made = await write(flags.output, { template, tickets, job, files });
  this.say(
    `${template.game.title}: ${plural(tickets.length, 'ticket')} on ${plural(job.sheets.length, 'sheet')}`,
  );
  for (const { name, bytes } of made)
    this.say(`  ${join(flags.output, name)}  ${Math.ceil(bytes / 1000)} kB`);
}

/**
 * The tickets of a file of records.
 *
 * Throws  InputError if a line is no record: plates are made of all of them or not at all
 */
async function ticketsOf(desk: Desk, game: Game, path: string): Promise<readonly Ticket[]> {
  const { records, unreadable } = await readRecords(path, desk.stdin);
  const [first] = unreadable;
  if (first !== undefined) {
    throw new InputError(`${path}:${first.line}:${first.column}: ${first.because}`, {
      hint: `mend ${plural(unreadable.length, 'line')}; grattage check names them all`,
    });
  }
  if (records.length === 0) throw new InputError(`${path}: holds no record`, { hint: 'records are NDJSON' });
  return records.map((record) => readRecord(game, record));
}

interface ToWrite {
  readonly template: Template;
  readonly tickets: readonly Ticket[];
  readonly job: SheetJob;
  readonly files: readonly Checked<PlateFile>[];
}

/**
 * Why     the job comes last: it is the trigger, and names only files that are whole
 */
async function write(
  output: string,
  { template, tickets, job, files }: ToWrite,
): Promise<readonly JobFile[]> {
  const into = await folder(output);
  const live = !job.tickets.every(isSpecimen);
  if (live) await chmod(into, SECRET_FOLDER);
  const mode = live ? { mode: SECRET_MODE } : {};
  const made: JobFile[] = [];
  for (const file of files) made.push(await writePlate(into, file, mode));
  const text = tickets.map((ticket) => `${JSON.stringify(writeRecord(template.game, ticket))}\n`).join('');
  if (!live) await writeText(join(into, RECORDS), text, mode);
  const facts = jobFacts({ template, job, files: made, records: live ? null : text });
  await writeText(join(into, JOB_FILE), `${JSON.stringify(facts, null, 2)}\n`, mode);
  return made;
}

const RECORDS = 'records.ndjson';

async function writePlate(
  into: string,
  file: Checked<PlateFile>,
  mode: { readonly mode?: number },
): Promise<JobFile> {
  const path = join(into, file.name);
  await writeWhole(path, (sink) => writePdf(file, sink), mode);
  const { bytes, sha256 } = await factsOf(path);
  const { name, kind, pass, side, pages } = file;
  return { name, kind, pass, side, pages: pages.pages.length, bytes, sha256 };
}

async function factsOf(path: string): Promise<{ readonly bytes: number; readonly sha256: string }> {
  const bytes = await readFile(path);
  return { bytes: bytes.length, sha256: hashOf(bytes) };
}

const writeText = (path: string, text: string, mode: { readonly mode?: number }): Promise<void> =>
  writeWhole(
    path,
    (sink) =>
      new Promise((resolve, reject) => {
        sink.write(text, (error) => (error ? reject(error) : resolve()));
      }),
    mode,
  );

function jobFacts({
  template,
  job,
  files,
  records,
}: {
  readonly template: Template;
  readonly job: SheetJob;
  readonly files: readonly JobFile[];
  /** The text of the records beside the plates; null where they are secret. */
  readonly records: string | null;
}): Job {
  const { plan, press, tickets } = job;
  const sides = ['recto', 'verso'] as const;
  return {
    grattage: 1,
    game: template.game.id,
    title: template.game.title,
    specimens: records !== null,
    records: records === null ? null : RECORDS,
    recordsSha256: records === null ? null : hashOf(Buffer.from(records)),
    press: {
      name: press.name,
      sheetMm: [toMm(press.sheet.width), toMm(press.sheet.height)],
      dpi: press.dpi,
      turn: press.turn,
    },
    inks: plan.inks.map(({ name, alternate, overprints }) => ({ name, alternate, overprints })),
    passes: sides.flatMap((side) => passesOn(plan, side).map(({ pass }) => ({ pass, side }))),
    sheetMap: sheetMap(job),
    sheets: job.sheets.length,
    tickets: { count: tickets.length, first: tickets[0] ?? '', last: tickets.at(-1) ?? '' },
    files: [...files],
    exposure: records === null ? files.map(({ name }) => name) : [],
  };
}

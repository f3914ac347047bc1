import { createWriteStream, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { finished } from 'node:stream/promises';
import { fileURLToPath } from 'node:url';
import { mm } from '../../../src/base/length.ts';
import { specimens } from '../../../src/block/specimens.ts';
import { type JobInHand, takeJob } from '../../../src/commands/preflight/job-in-hand.ts';
import type { Game } from '../../../src/game/game.ts';
import { writeRecord } from '../../../src/game/record.ts';
import type { Press } from '../../../src/imposition/press.ts';
import { writePdf } from '../../../src/pdf/write/write-pdf.ts';
import { platesOf } from '../../../src/pipeline.ts';
import { type ArtMap, readArtMap } from '../../../src/readback/art/art-map.ts';
import { type ReadingMap, readReadingMap } from '../../../src/readback/reading-map.ts';
import { factsOf } from '../../../src/rip/file-facts.ts';
import { JOB_FILE, type Job, type JobFile } from '../../../src/rip/job.ts';
import { fileFacts, jobFacts, RECORDS_FILE, shapeOf } from '../../../src/rip/job-facts.ts';
import { loadTemplate } from '../../../src/template/load.ts';
import { press } from '../../kit/press.ts';

export type GameId = 'happy-2014' | 'rencontre-2007';

export const GAMES: readonly GameId[] = ['happy-2014', 'rencontre-2007'];

/** A job of plates that is small enough to be damaged in a hundred ways: finished files, and what they are judged by. */
export interface SmallJob {
  readonly game: Game;
  readonly map: ReadingMap;
  readonly art: ArtMap;
  readonly job: Job;
  /** As preflight has it: a file that is damaged here is still taken for the one that the job was made with. */
  readonly inHand: JobInHand;
  readonly records: readonly object[];
  /** On disk, as `grattage plates` leaves it. */
  readonly folder: string;
  /** The bytes of a file as it was finished. */
  bytes(name: string): Uint8Array;
  remove(): void;
}

/**
 * Two tickets a sheet and five tickets: the third sheet has a blank.
 *
 * Why     sheets can be missing, doubled and out of order, a place can be printed that must be blank, and the second
 *         ticket of the 2007 game stands on its head; there is room beside them for slug and register marks
 */
const PRESSES: Readonly<Record<GameId, Press>> = {
  'happy-2014': press({ columns: 2, rows: 1, sheet: { width: mm(320), height: mm(230) } }),
  'rencontre-2007': press({
    columns: 1,
    rows: 2,
    heads: 'alternate',
    sheet: { width: mm(320), height: mm(360) },
  }),
};

/** The press of a game's small job. */
export const pressOf = (game: GameId): Press => PRESSES[game];

const TICKETS = 5;

/** Makes the job of a game, its first specimens on the plates of a small press. */
export async function smallJob(id: GameId): Promise<SmallJob> {
  const template = await loadTemplate(id);
  const { game } = template;
  const tickets = specimens(game)
    .slice(0, TICKETS)
    .map(({ ticket }) => ticket);
  const { job: sheets, files, findings } = platesOf(template, tickets, { press: PRESSES[id] });
  if (sheets === null || files === null) throw new Error(findings.map(({ message }) => message).join('\n'));
  const folder = mkdtempSync(join(tmpdir(), 'grattage-damage-'));
  const made: JobFile[] = [];
  for (const file of files) {
    const path = join(folder, file.name);
    const sink = createWriteStream(path);
    await writePdf(file, sink);
    sink.end();
    await finished(sink);
    made.push(fileFacts(file, await factsOf(path)));
  }
  const records = tickets.map((ticket) => writeRecord(game, ticket));
  const lines = records.map((record) => `${JSON.stringify(record)}\n`).join('');
  const job = jobFacts({ game, job: shapeOf(sheets), files: made, records: lines });
  writeFileSync(join(folder, RECORDS_FILE), lines);
  writeFileSync(join(folder, JOB_FILE), `${JSON.stringify(job, null, 2)}\n`);
  return {
    game,
    map: await readReadingMap(golden(id, 'reading.json')),
    art: await readArtMap(golden(id, 'art.json')),
    job,
    inHand: await takeJob(folder),
    records,
    folder,
    bytes: (name) => readFileSync(join(folder, name)),
    remove: () => rmSync(folder, { recursive: true }),
  };
}

const golden = (id: GameId, name: string): string =>
  fileURLToPath(new URL(`../../../templates/${id}/golden/${name}`, import.meta.url));

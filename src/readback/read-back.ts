import type { Finding } from '../base/finding.ts';
import type { Game } from '../game/game.ts';
import { openBounded } from '../pdf/read/content/bounded-file.ts';
import type { ArtMap } from './art/art-map.ts';
import { type Court, courtOf } from './court.ts';
import { type Fact, findingOf } from './facts.ts';
import { FactsOfFile } from './facts-of-file.ts';
import { FileJudge } from './file-judge.ts';
import { PlateJudge } from './plate-judge.ts';
import { fixedFile, type PrintedFile, type PrintedJob } from './printed-job.ts';
import { type RasterSample, rasterSample } from './raster-sample.ts';
import type { ReadingMap } from './reading-map.ts';
import { ListedRegister, type Register } from './register.ts';
import { Registration } from './registration.ts';
import { wholeTickets } from './whole-tickets.ts';

/** What is read back, and what it is held against. */
export interface ReadBackRequest {
  readonly game: Game;
  readonly map: ReadingMap;
  readonly art: ArtMap;
  readonly job: PrintedJob;
  /** What its tickets must be, in the order of the job. */
  readonly records: readonly object[] | Register;
  /** The bytes of a file of the job. */
  read(name: string): Promise<Uint8Array>;
  /** So many sheets are looked at as pictures too, drawn by a seed; left out: none. */
  readonly raster?: { readonly sheets: number; readonly seed: string };
}

/** What one file was found to hold. */
export interface FileTally {
  readonly name: string;
  readonly pages: number;
  /** Faces of tickets, cells in them, and codes that could be read; a fixed plate has faces alone. */
  readonly faces: number;
  readonly cells: number;
  readonly codes: number;
}

export interface ReadBackReport {
  readonly files: readonly FileTally[];
  /** Null where none was asked for. */
  readonly raster: Omit<RasterSample, 'facts'> | null;
  readonly findings: readonly Finding[];
}

/**
 * Reads every file of a job: holds each ticket against its record, its art against that which was approved, and the plates
 * of a side against each other.
 *
 * Order   findings file by file and page by page, those of a whole file after those of its pages; what registers plates
 *         after all files
 */
export async function readBack({
  game,
  map,
  art,
  job,
  records,
  read,
  raster,
}: ReadBackRequest): Promise<ReadBackReport> {
  const court = courtOf(game, { map, art }, registerOf(game, records));
  const registration = new Registration();
  const tallies: FileTally[] = [];
  const facts: Fact[] = [];
  for (const file of job.files) {
    const bytes = await read(file.name);
    const judged = await judgeFile(court, job, { file, registration, bytes });
    tallies.push(judged.tally);
    facts.push(...judged.facts);
  }
  const sample =
    raster === undefined
      ? null
      : await rasterSample(court, job, { seed: raster.seed, count: raster.sheets, read });
  const all = [
    ...wholeTickets(facts, court.register),
    ...registration.facts(court.register),
    ...(sample?.facts ?? []),
  ];
  return {
    files: tallies,
    raster: sample === null ? null : withoutFacts(sample),
    findings: all.map((fact) => findingOf(fact, { live: !job.specimens })),
  };
}

const registerOf = (game: Game, records: ReadBackRequest['records']): Register =>
  'ticket' in records ? records : new ListedRegister(game, records);

const withoutFacts = ({ facts: _, ...sample }: RasterSample): Omit<RasterSample, 'facts'> => sample;

interface FileInHand {
  readonly file: PrintedFile;
  readonly registration: Registration;
  readonly bytes: Uint8Array;
}

/** A fixed plate is judged by its art, every other file ticket by ticket besides. */
function judgeOf(
  court: Court,
  job: PrintedJob,
  { file, registration }: Omit<FileInHand, 'bytes'>,
): PlateJudge | FileJudge {
  const fixed = fixedFile(file);
  return fixed === null
    ? new FileJudge(court, job, { file, registration })
    : new PlateJudge(court, job, { file: fixed, registration });
}

async function judgeFile(
  court: Court,
  job: PrintedJob,
  { file, registration, bytes }: FileInHand,
): Promise<{ readonly tally: FileTally; readonly facts: readonly Fact[] }> {
  const opened = await openBounded(bytes);
  if (opened.ok) return judgeOf(court, job, { file, registration }).judge(opened.file);
  const facts = new FactsOfFile(file.name, court.register);
  facts.ofPage(
    {
      rule: 'readback/page-unreadable',
      what: '',
      expected: 'a whole file',
      found: `one that ${opened.message}`,
    },
    { page: null, sheet: null },
  );
  return { tally: { name: file.name, pages: 0, faces: 0, cells: 0, codes: 0 }, facts: facts.all };
}

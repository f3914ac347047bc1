import type { Finding } from '../base/finding.ts';
import type { Game } from '../game/game.ts';
import type { ArtMap } from './art/art-map.ts';
import { type Court, courtOf } from './court.ts';
import { type Fact, findingOf } from './facts.ts';
import { type FileTally, type JudgedFile, judgeFile } from './judge-file.ts';
import type { PrintedFile, PrintedJob } from './printed-job.ts';
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
  /** Judges files and gives back what was found, in their order; left out: here, one after the other. */
  readonly judge?: FilesJudge;
  /** So many sheets are looked at as pictures too, drawn by a seed; left out: none. */
  readonly raster?: { readonly sheets: number; readonly seed: string };
}

/** Judges files of a job; gives back what was found, in their order. */
export type FilesJudge = (files: readonly PrintedFile[]) => Promise<readonly JudgedFile[]>;

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
  judge,
  raster,
}: ReadBackRequest): Promise<ReadBackReport> {
  const court = courtOf(game, { map, art }, registerOf(game, records));
  const registration = new Registration();
  const tallies: FileTally[] = [];
  const facts: Fact[] = [];
  for (const { tally, facts: ofFile, prints } of await (judge ?? oneByOne(court, { job, read }))(job.files)) {
    tallies.push(tally);
    for (const fact of ofFile) facts.push(fact);
    registration.add(prints);
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

const oneByOne =
  (court: Court, { job, read }: Pick<ReadBackRequest, 'job' | 'read'>): FilesJudge =>
  async (files) => {
    const judged: JudgedFile[] = [];
    for (const file of files)
      judged.push(await judgeFile(court, job, { file, bytes: await read(file.name) }));
    return judged;
  };

const registerOf = (game: Game, records: ReadBackRequest['records']): Register =>
  'ticket' in records ? records : new ListedRegister(game, records);

const withoutFacts = ({ facts: _, ...sample }: RasterSample): Omit<RasterSample, 'facts'> => sample;

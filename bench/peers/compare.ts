import { spawnSync } from 'node:child_process';
import { loadavg } from 'node:os';
import { fileURLToPath } from 'node:url';
import { middleOf } from './middle.ts';
import { PROGRAM_IDS, PROGRAMS, type ProgramId } from './programs.ts';
import type { ProgramRun } from './run-program.ts';

const RUN = fileURLToPath(new URL('run.mjs', import.meta.url));

/** One program beside ours: medians over all rounds, and ratios that were taken within each round. */
export interface ProgramFigures {
  readonly program: ProgramId;
  readonly label: string;
  readonly tickets: number;
  readonly wholeTicketsPerSecond: number;
  readonly steadyTicketsPerSecond: number;
  /**
   * How many times as many tickets a second ours does; of ours, 1.
   *
   * Why     a second file in the same process: peers have fewer tickets a run, which the start of a process weighs on more
   */
  readonly oursIsTimes: number;
  readonly bytesPerTicket: number;
  readonly peakMegabytes: number;
  readonly runs: readonly ProgramRun[];
}

/** All programs on the same block of one game. */
export interface GameComparison {
  readonly game: string;
  readonly rounds: number;
  /** Of the machine, when it began and when it ended: others may work on it. */
  readonly load: readonly [before: number, after: number];
  readonly programs: readonly ProgramFigures[];
}

/** One run of each program, one right after the other. */
export type ProgramRound = ReadonlyMap<ProgramId, ProgramRun>;

/**
 * Runs every program in turn, round by round.
 *
 * Why     a machine that others work on is now fast and now slow: only what ran side by side is held against each other
 */
export function comparePrograms(game: string, rounds: number): GameComparison {
  const [before = 0] = loadavg();
  const runs = Array.from({ length: rounds }, () => runPrograms(PROGRAM_IDS, game, 1));
  const [after = 0] = loadavg();
  return { game, rounds, load: [before, after], programs: programFigures(runs) };
}

/** Runs some programs in turn, each in a process of its own; `share` is how much of its usual run each does. */
export const runPrograms = (ids: readonly ProgramId[], game: string, share: number): ProgramRound =>
  new Map(ids.map((id) => [id, inItsOwnProcess(id, game, share)] as const));

/** Every program beside ours, which is among the runs of each round. */
export const programFigures = (rounds: readonly ProgramRound[]): readonly ProgramFigures[] =>
  PROGRAM_IDS.map((id) => figuresOf(id, rounds));

function figuresOf(program: ProgramId, rounds: readonly ProgramRound[]): ProgramFigures {
  const runs = rounds.map((round) => runOf(round, program));
  const rate = (run: ProgramRun, of: 'wholeSeconds' | 'steadySeconds'): number => run.tickets / run[of];
  return {
    program,
    label: PROGRAMS[program].label,
    tickets: runs[0]?.tickets ?? 0,
    wholeTicketsPerSecond: middleOf(runs.map((run) => rate(run, 'wholeSeconds'))),
    steadyTicketsPerSecond: middleOf(runs.map((run) => rate(run, 'steadySeconds'))),
    oursIsTimes: middleOf(
      rounds.map(
        (round) =>
          rate(runOf(round, 'grattage'), 'steadySeconds') / rate(runOf(round, program), 'steadySeconds'),
      ),
    ),
    bytesPerTicket: middleOf(runs.map((run) => run.bytesPerTicket)),
    peakMegabytes: middleOf(runs.map((run) => run.peakMegabytes)),
    runs,
  };
}

function runOf(round: ProgramRound, id: ProgramId): ProgramRun {
  const run = round.get(id);
  if (run === undefined) throw new Error(`${id} did not run`);
  return run;
}

function inItsOwnProcess(id: ProgramId, game: string, share: number): ProgramRun {
  const ran = spawnSync(process.execPath, [RUN, id, game, String(share)], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  if (ran.status !== 0) throw new Error(`${id} left with ${ran.status ?? ran.signal}`);
  return JSON.parse(ran.stdout) as ProgramRun;
}

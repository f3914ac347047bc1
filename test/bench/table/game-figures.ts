import type { GameFigures } from '../../../bench/game.ts';
import type { ProgramFigures } from '../../../bench/peers/compare.ts';
import { PEER_IDS, PROGRAMS } from '../../../bench/peers/programs.ts';

const took = { seconds: 1, cpuSeconds: 1 };

/** The figures of a game, on their goals where they have one. */
export const gameFigures = (over: Partial<GameFigures> = {}): GameFigures => ({
  game: 'happy-2014',
  size: 'full',
  load: [0.04, 1.96],
  seconds: 239.6,
  line: {
    tickets: 100_000,
    ticketsPerSecond: 18_000,
    atBest: 20_000,
    ticketsPerCpuSecond: 21_000,
    cold: { ticketsPerSecond: 17_000, withStart: 13_500.4 },
    bytesPerTicket: 600,
    peakMegabytes: 399.4,
    seconds: [5],
  },
  stages: {
    microseconds: 50,
    stages: {
      deal: { microseconds: 5, share: 0.1 },
      judge: { microseconds: 6, share: 0.12 },
      codes: { microseconds: 4, share: 0.08 },
      assemble: { microseconds: 10, share: 0.2 },
      deflate: { microseconds: 20, share: 0.4 },
      write: { microseconds: 2.25, share: 0.045 },
      'once a file': { microseconds: 2.75, share: 0.055 },
    },
    limits: {
      zlib: { microseconds: 20, share: 0.4, lineIsTimes: 2.5 },
      disk: { microseconds: 0.5, share: 0.01, lineIsTimes: 100 },
    },
  },
  readBack: { tickets: 100_000, ticketsPerSecond: 9_000, atBest: 10_000, seconds: [10] },
  growth: [
    { tickets: 10_000, microseconds: 48, timesSmall: 1, peakMegabytes: 200 },
    { tickets: 100_000, microseconds: 50, timesSmall: 1.15, peakMegabytes: 250 },
    { tickets: 1_000_000, microseconds: 41, timesSmall: 0.84, peakMegabytes: 400 },
  ],
  workers: {
    tickets: 100_000,
    one: { ticketsPerSecond: 15_000, steadyTicketsPerSecond: 20_000 },
    two: { ticketsPerSecond: 22_500, steadyTicketsPerSecond: 34_000 },
    times: { whole: 1.5, steady: 1.7, zlib: 1.33 },
  },
  programs: PEER_IDS.map((program, at) => peer(program, at)),
  checked: { ...took, records: 10_000, recordsPerSecond: 49_999 },
  ordinary: {
    ...took,
    tickets: 1_000,
    ticketsPerSecond: 400,
    stages: {
      judge: { ...took, share: 0.1 },
      'lay out': { ...took, share: 0.2 },
      'face rules': { ...took, share: 0.2 },
      impose: { ...took, share: 0.2 },
      'sheet rules': { ...took, share: 0.1 },
      write: { ...took, share: 0.2 },
    },
    bytesPerTicket: 500,
  },
  preflight: { ...took, seconds: 9.99 },
  ...over,
});

const peer = (program: ProgramFigures['program'], at: number): ProgramFigures => ({
  program,
  label: PROGRAMS[program].label,
  tickets: 500,
  wholeTicketsPerSecond: 1,
  steadyTicketsPerSecond: [10, 66.9, 300, 500][at] ?? 0,
  oursIsTimes: [2_000, 299, 66.6, 8.5][at] ?? 0,
  bytesPerTicket: [234_274, 7_765, 742, 469][at] ?? 0,
  peakMegabytes: 300,
  runs: [],
});

import type { GameFigures } from '../game.ts';
import { STAGES, type StageName } from '../imaging/stages.ts';
import type { Line } from './layout.ts';
import { micro, percent, times } from './words.ts';

type Games = readonly Pick<GameFigures, 'stages' | 'readBack'>[];

/** Where the time for a ticket goes, and how far that is from what zlib and the disk take alone. */
export const stageRows = (games: Games): readonly Line[] => [
  { title: 'Stage by stage: for a ticket, and as a share of the line' },
  ...STAGES.map((stage) => ({
    label: stage,
    figures: games.map(({ stages }) => ({
      text: `${micro(stages.stages[stage].microseconds)}  ${percent(stages.stages[stage].share)}`,
    })),
    note: HOW[stage],
  })),
  {
    label: 'the line',
    figures: games.map(({ stages }) => ({ text: `${micro(stages.microseconds)}  ${percent(1)}` })),
    note: 'measured',
  },
  {
    label: 'read back',
    figures: games.map(({ stages, readBack }) => {
      const microseconds = 1e6 / readBack.ticketsPerSecond;
      return { text: `${micro(microseconds)}  ${percent(microseconds / stages.microseconds)}` };
    }),
    note: 'measured, beside the line',
  },
  { title: 'Limits: for a ticket, and how many times as long the line takes' },
  ...(['zlib', 'disk'] as const).map((limit) => ({
    label: LIMITS[limit].label,
    figures: games.map(({ stages: { limits } }) => ({
      text: `${micro(limits[limit].microseconds)}  ${times(limits[limit].lineIsTimes).padStart(6)}`,
    })),
    note: LIMITS[limit].note,
  })),
];

/** How each is known. */
const HOW: Readonly<Record<StageName, string>> = {
  deal: 'alone',
  judge: 'play and rules: with the deal, less it',
  codes: 'alone, both codes of each ticket',
  assemble: 'what is left of the line',
  deflate: 'alone: zlib on the same pages',
  write: 'alone: by pages, synced, hashed',
  'once a file': 'by the line’s own clock',
};

const LIMITS = {
  zlib: { label: 'zlib alone', note: 'the same pages, level 1' },
  disk: { label: 'disk alone', note: 'the same bytes at once, synced' },
} as const;

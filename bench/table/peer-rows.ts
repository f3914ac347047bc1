import { whole } from '../columns.ts';
import type { GameFigures } from '../game.ts';
import { PEER_GOALS, verdict } from '../goals.ts';
import type { ProgramFigures } from '../peers/compare.ts';
import { PEER_IDS, PROGRAMS, type ProgramId } from '../peers/programs.ts';
import type { Figure, Line } from './layout.ts';
import { times } from './words.ts';

type Games = readonly Pick<GameFigures, 'programs'>[];

/** What ordinary tools make of the same tickets, and how many times as many a second our line does. */
export const peerRows = (games: Games): readonly Line[] => [
  {
    title:
      'Ordinary tools on the same tickets: how many a second, bytes a ticket, and how many times faster ours is',
  },
  ...PEER_IDS.map((id): Line => {
    const note = NOTES[id];
    return {
      label: PROGRAMS[id].label,
      figures: games.map(({ programs }) => figureOf(programs.find(({ program }) => program === id))),
      ...(note === undefined ? {} : { note }),
    };
  }),
];

const GOAL = `≥ × ${PEER_GOALS.timesPlainPdfkit}`;

/** Those of pdfkit have a goal. */
const NOTES: Readonly<Partial<Record<ProgramId, string>>> = {
  pdfkit: `${GOAL}, fixed art with each ticket`,
  'pdfkit-imaging': `${GOAL}, like for like`,
};

function figureOf(program: ProgramFigures | undefined): Figure {
  if (program === undefined) return { text: 'not measured' };
  const { steadyTicketsPerSecond, bytesPerTicket, oursIsTimes } = program;
  const text = [
    whole(steadyTicketsPerSecond),
    `${whole(bytesPerTicket)} B`.padStart(9),
    times(oursIsTimes).padStart(7),
  ].join('  ');
  return NOTES[program.program] === undefined
    ? { text }
    : { text, verdict: verdict(oursIsTimes >= PEER_GOALS.timesPlainPdfkit) };
}

import { columns, whole } from '../columns.ts';
import { PEER_GOALS } from '../goals.ts';
import type { GameRips, RipFigures } from '../rip.ts';
import type { GameComparison } from './compare.ts';

/** The programs of one game for people: a row each, and how many times as many tickets a second ours does. */
export const programsTable = ({ game, load, programs }: GameComparison): string =>
  `${game}, one process each, load ${loads(load)}\n${columns([
    ['', 'tickets', 'whole, a second', 'steady, a second', 'ours is', 'bytes a ticket', 'peak', 'goal'],
    ...programs.map((one) => [
      one.label,
      whole(one.tickets),
      whole(one.wholeTicketsPerSecond),
      whole(one.steadyTicketsPerSecond),
      one.program === 'grattage' ? '' : `× ${one.oursIsTimes.toFixed(1)}`,
      whole(one.bytesPerTicket),
      `${whole(one.peakMegabytes)} MB`,
      GOALS[one.program] ?? '',
    ]),
  ])}`;

const GOALS: Readonly<Record<string, string>> = {
  grattage: `≥ ${whole(PEER_GOALS.steadyTicketsPerSecond)} steady, ≤ ${PEER_GOALS.bytesPerTicket} bytes`,
  pdfkit: `≥ × ${PEER_GOALS.timesPlainPdfkit}`,
};

/** The RIPs of one game for people: seconds for the recto of a sheet, and their share of the plain composite's. */
export const ripsTable = ({ game, load, rips }: GameRips): string =>
  `${game}, seconds for the recto of a sheet, load ${loads(load)}\n${columns([
    ['', ...(rips[0]?.subjects ?? []).map(({ subject }) => subject)],
    ...rips.map(({ rip, subjects }) => [rip, ...subjects.map(ripCell)]),
  ])}`;

const ripCell = ({ seconds, shareOfPlain }: RipFigures): string =>
  `${seconds.toFixed(2)} s  × ${shareOfPlain.toFixed(3)}`;

const loads = (load: readonly number[]): string => load.map((one) => one.toFixed(1)).join(' to ');

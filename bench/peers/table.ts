import { columns, whole } from '../columns.ts';
import { PEER_GOALS, verdict } from '../goals.ts';
import type { GameRips, RipFigures } from '../rip.ts';
import type { GameComparison, ProgramFigures } from './compare.ts';

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
      goalOf(one),
    ]),
  ])}`;

/** What is asked of our line, alone and beside pdfkit, and how it stands to that. */
function goalOf({ program, steadyTicketsPerSecond, bytesPerTicket, oursIsTimes }: ProgramFigures): string {
  const { steadyTicketsPerSecond: least, bytesPerTicket: most, timesPlainPdfkit } = PEER_GOALS;
  switch (program) {
    case 'grattage':
      return `≥ ${whole(least)} steady ${verdict(steadyTicketsPerSecond >= least)}, ≤ ${most} bytes ${verdict(bytesPerTicket <= most)}`;
    case 'pdfkit':
    case 'pdfkit-imaging':
      return `≥ × ${timesPlainPdfkit} ${verdict(oursIsTimes >= timesPlainPdfkit)}`;
    default:
      return '';
  }
}

/** The RIPs of one game for people: seconds for the recto of a sheet, and their share of the plain composite's. */
export const ripsTable = ({ game, load, rips }: GameRips): string =>
  `${game}, seconds for the recto of a sheet, load ${loads(load)}\n${columns([
    ['', ...(rips[0]?.subjects ?? []).map(({ subject }) => subject)],
    ...rips.map(({ rip, subjects }) => [rip, ...subjects.map(ripCell)]),
  ])}`;

const ripCell = ({ seconds, shareOfPlain }: RipFigures): string =>
  `${seconds.toFixed(2)} s  × ${shareOfPlain.toFixed(3)}`;

const loads = (load: readonly number[]): string => load.map((one) => one.toFixed(1)).join(' to ');

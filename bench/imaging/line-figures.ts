import { middleOf } from '../peers/middle.ts';
import type { ImagedThere } from './serve.ts';

/** The line with everything on, from a ticket's deal to its hash in a closed file; a file a side, one process, one core. */
export interface LineFigures {
  /** Of the file, the same for all figures. */
  readonly tickets: number;
  /** In a process that has made files before. */
  readonly ticketsPerSecond: number;
  /** In the fastest round: what others do on the machine can only slow it. */
  readonly atBest: number;
  /** The same by the processor's clock. */
  readonly ticketsPerCpuSecond: number;
  /** The first file of a process, and the same from the start of that process on. */
  readonly cold: { readonly ticketsPerSecond: number; readonly withStart: number };
  readonly bytesPerTicket: number;
  /** Of the process, after its first file. */
  readonly peakMegabytes: number;
  /** Of each warm file. */
  readonly seconds: readonly number[];
}

export function lineFigures(cold: ImagedThere, warm: readonly ImagedThere[]): LineFigures {
  const { tickets } = cold;
  return {
    tickets,
    ticketsPerSecond: middleOf(warm.map(({ seconds }) => tickets / seconds)),
    atBest: Math.max(...warm.map(({ seconds }) => tickets / seconds)),
    ticketsPerCpuSecond: middleOf(warm.map(({ cpuSeconds }) => tickets / cpuSeconds)),
    cold: { ticketsPerSecond: tickets / cold.seconds, withStart: tickets / cold.processSeconds },
    bytesPerTicket: cold.bytesPerTicket,
    peakMegabytes: cold.peakMegabytes,
    seconds: warm.map(({ seconds }) => seconds),
  };
}

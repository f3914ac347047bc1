/** What is asked at least of one core of a machine that does nothing else. */
export const GOALS = {
  recordsPerSecond: 50_000,
  /** From records that were read, the ordinary way. */
  ticketsPerSecond: 400,
  readBackPerSecond: 10_000,
  preflightSeconds: 10,
  helpSeconds: 0.5,
} as const;

/** What is asked of the imaging line, everything on, both sides of the sheets. */
export const LINE_GOALS = {
  /** On one core. */
  ticketsPerSecond: 20_000,
  bytesPerTicket: 600,
  /** Of each process. */
  peakMebibytes: 400,
  /** How far the time for a ticket may be from that in a small job. */
  growth: 0.15,
  /** How many times as many tickets two processes make as one. */
  twoProcesses: 1.7,
} as const;

/** What is asked of a whole block on two cores. */
export const BLOCK_GOALS = {
  tickets: 2_000_000,
  imagedSeconds: 120,
  readBackSeconds: 180,
} as const;

/** What our line must be beside ordinary tools, in the same run. */
export const PEER_GOALS = {
  steadyTicketsPerSecond: LINE_GOALS.ticketsPerSecond,
  timesPlainPdfkit: 300,
  bytesPerTicket: LINE_GOALS.bytesPerTicket,
  /** Of the time that Ghostscript takes for a sheet of the plain composite. */
  ghostscriptShare: { composite: 1 / 3, imaging: 1 / 15 },
} as const;

/** How a figure stands to its goal; nothing fails of it. */
export type Verdict = 'met' | 'missed';

export const verdict = (isMet: boolean): Verdict => (isMet ? 'met' : 'missed');

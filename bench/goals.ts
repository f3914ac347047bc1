/** What the line must do at least, on one core of a machine that does nothing else. */
export const GOALS = {
  recordsPerSecond: 50_000,
  ticketsPerSecond: 400,
  readBackPerSecond: 10_000,
  preflightSeconds: 10,
  helpSeconds: 0.5,
} as const;

/** What our line must be beside ordinary tools, in the same run. */
export const PEER_GOALS = {
  /** Everything on, one core, both sides of the sheets. */
  steadyTicketsPerSecond: 20_000,
  timesPlainPdfkit: 300,
  bytesPerTicket: 600,
  /** Of the time that Ghostscript takes for a sheet of the plain composite. */
  ghostscriptShare: { composite: 1 / 3, imaging: 1 / 15 },
} as const;

/** What the line must do at least, on one core of a machine that does nothing else. */
export const GOALS = {
  recordsPerSecond: 50_000,
  ticketsPerSecond: 400,
  readBackPerSecond: 10_000,
  preflightSeconds: 10,
  helpSeconds: 0.5,
} as const;

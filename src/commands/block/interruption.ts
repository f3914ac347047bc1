/**
 * Does long work that Ctrl-C, or the system's request to end, stops at a place where nothing is left half-written.
 *
 * Why     without it the process ends at once, and half of a live file stays beside its place
 */
export async function withInterruption<Done>(work: (signal: AbortSignal) => Promise<Done>): Promise<Done> {
  const controller = new AbortController();
  const stop = (): void => controller.abort();
  process.once('SIGINT', stop).once('SIGTERM', stop);
  try {
    return await work(controller.signal);
  } finally {
    process.off('SIGINT', stop).off('SIGTERM', stop);
  }
}

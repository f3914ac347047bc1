/** How long something took: on the wall, and of the processor, its helper threads too. */
export interface Took {
  readonly seconds: number;
  /** Why  a machine that does other work stretches the wall clock, not this */
  readonly cpuSeconds: number;
}

export interface Timed<T> extends Took {
  readonly value: T;
}

/** Does something once, by the clock. */
export async function timed<T>(work: () => T | Promise<T>): Promise<Timed<T>> {
  const cpu = process.cpuUsage();
  const start = performance.now();
  const value = await work();
  const seconds = (performance.now() - start) / 1000;
  const { user, system } = process.cpuUsage(cpu);
  return { value, seconds, cpuSeconds: (user + system) / 1e6 };
}

/** Of several the one that took least. */
export function fastest<T extends Took>(runs: readonly T[]): T {
  const [first, ...others] = runs;
  if (first === undefined) throw new Error('nothing was measured');
  return others.reduce((best, one) => (one.seconds < best.seconds ? one : best), first);
}

/** Of several runs the middle one: neither the cold first nor a lucky last. */
export function median(runs: readonly Took[]): Took {
  const middle = [...runs].sort((a, b) => a.seconds - b.seconds)[runs.length >> 1];
  if (middle === undefined) throw new Error('nothing was measured');
  return { seconds: middle.seconds, cpuSeconds: middle.cpuSeconds };
}
